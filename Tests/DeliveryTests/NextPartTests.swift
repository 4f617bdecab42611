import Delivery
import Language
import Model
import Planning
import Store
import Testing

/// The next open part of a to-do, in the popup of its reminder.
@Suite("The popup of a to-do with parts") struct NextPartTests {
  private let machine: Machine

  init() throws {
    machine = try Machine()
    let drafts = [
      Draft(title: "Party", schedule: Schedule(due: .absolute(Machine.start))),
      Draft(title: "Invite", parent: 0), Draft(title: "Bake", parent: 0),
    ]
    _ = try machine.companion.capture(drafts, source: .test, at: Machine.start - .minutes(60))
  }

  private var named: String?? {
    guard case .reminders(let showing, _)? = machine.posts.last?.content else { return nil }
    return showing.nextPart
  }

  @Test("names the first that is open")
  func first() throws {
    machine.begin()
    #expect(named == "Invite")
  }

  @Test("goes on with the one behind it once that is done")
  func second() throws {
    let part = try machine.row("Invite").todo.id
    _ = try machine.companion.complete([part], source: .test, at: Machine.start)
    machine.begin()
    #expect(named == "Bake")
  }

  @Test("passes over what pauses, and what repeats and is for a later day")
  func notForNow() throws {
    try machine.execute(
      """
      UPDATE todo SET due_date = '2026-11-22', due_time = '09:00', rrule = 'FREQ=DAILY'
       WHERE title = 'Invite'
      """
    )
    machine.begin()
    #expect(named == "Bake")
  }

  @Test("names none where all are done")
  func allDone() throws {
    for title in ["Invite", "Bake"] {
      let part = try machine.row(title).todo.id
      _ = try machine.companion.complete([part], source: .test, at: Machine.start)
    }
    machine.begin()
    #expect(named == .some(nil))
  }

  @Test("names none among several")
  func digest() throws {
    try machine.add("Water")
    try machine.add("Tea")
    machine.begin()
    #expect(machine.posts.last?.words.hasPrefix("digest") == true)
    #expect(named == .some(nil))
  }
}
