import Model
import Planning
import Testing

@testable import Store

/// Reminders that another program has deleted, or given a moment that is none.
@Suite(
  "Reminders that could never come",
  .enabled(if: Shell.isInstalled, "There is no sqlite3 shell.")
)
struct StraighteningTests {
  @Test(arguments: [
    "DELETE FROM reminder;", "UPDATE reminder SET fire_at = NULL;",
    "UPDATE reminder SET fire_at = 9223372036854775807;",
    "UPDATE reminder SET fire_at = 9223372036854775807, again_at = 9223372036854775807, state = 'snoozed';",
    "UPDATE reminder SET state = 'closed', fire_at = NULL, again_at = NULL;",
  ])
  func areMadeAnew(script: String) throws {
    let workshop = try Workshop()
    let store = try workshop.store()
    _ = try store.add("Insulin", due: try day(20, "08:00"), rule: "FREQ=DAILY")
    _ = try store.add("Anything")
    #expect(try Shell.run(script, on: workshop.path).error == "")
    #expect(try store.straightenReminders() == 1)
    _ = try store.settle(at: Workshop.now)
    let reminder = try store.row(titled: "Insulin").reminder
    #expect(reminder?.state == .scheduled)
    #expect(reminder?.fireAt == (try moment(20, "08:00")))
    #expect(try store.straightenReminders() == 0)
  }

  /// Medication speaks up as it was asked to, whichever door makes its reminder anew.
  @Test(arguments: ["straightened", "completed", "moved"])
  func speakUpAsTheyDid(door: String) throws {
    let workshop = try Workshop()
    let store = try workshop.store()
    let id = try store.add("Insulin", due: try day(19, "10:05"), rule: "FREQ=DAILY").todo.id
    _ = try store.add("Tea", due: try day(19, "11:00"))
    var change = ReminderChange()
    (change.isBreakthrough, change.persistence) = (true, .untilDone)
    change.leads = [30, 0]
    _ = try store.remind(id, change, source: .test, at: Workshop.now)
    let now = try moment(19, "10:05")
    let popup = PopupID(server: ":1.7@bus", number: 5)
    try store.recordShown(try store.claim([id], at: now), popup: popup, reason: .due, at: now)
    #expect(try Shell.run("DELETE FROM reminder;", on: workshop.path).error == "")
    switch door {
    case "straightened": #expect(try store.straightenReminders() == 2)
    case "completed": _ = try store.complete([id], source: .test, at: now)
    default:
      let script = "UPDATE todo SET due_time = '10:20' WHERE title = 'Insulin';"
      #expect(try Shell.run(script, on: workshop.path).error == "")
    }
    _ = try store.settle(at: now)
    let reminder = try #require(try store.row(titled: "Insulin").reminder)
    #expect(reminder.isBreakthrough && reminder.persistence == .untilDone)
    #expect(reminder.leads == [30, 0] && reminder.hasOwnLeads)
    #expect(reminder.fireAt != nil)
    #expect(try store.row(titled: "Tea").reminder?.isBreakthrough != true)
  }

  /// "Fifteen minutes before" was said as it was added.
  @Test func speakUpAsTheyWereAdded() throws {
    let workshop = try Workshop()
    let store = try workshop.store()
    _ = try store.add("Insulin", due: try day(20, "08:00"), rule: "FREQ=DAILY", leads: [15])
    let before = try store.row(titled: "Insulin").reminder
    #expect(before?.leads.contains(15) == true)
    _ = try store.undo(at: Workshop.now)
    _ = try store.redo(at: Workshop.now)
    #expect(try store.row(titled: "Insulin").reminder?.leads == before?.leads)
    #expect(try store.row(titled: "Insulin").reminder?.fireAt == before?.fireAt)
    #expect(try Shell.run("DELETE FROM reminder;", on: workshop.path).error == "")
    #expect(try store.straightenReminders() == 1)
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Insulin").reminder == before)
  }

  /// One that rests, one that is not wanted, and one that was put off.
  @Test func leavesOthersAlone() throws {
    let store = try Workshop().store()
    let popup = PopupID(server: ":1.7@bus", number: 5)
    let ids = try ["A", "B", "C"].map { try store.add($0, due: try day(19, "10:05")).todo.id }
    var once = ReminderChange()
    once.persistence = .once
    let now = try moment(19, "10:05")
    _ = try store.remind(ids[0], once, source: .test, at: Workshop.now)
    try store.recordShown(try store.claim([ids[0]], at: now), popup: popup, reason: .due, at: now)
    _ = try store.snooze([ids[1]], until: now + .minutes(30), source: .test, at: now)
    _ = try store.complete([ids[2]], source: .test, at: now)
    #expect(try store.straightenReminders() == 0)
  }
}
