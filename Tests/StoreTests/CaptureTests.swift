import Language
import Model
import SQLite
import Store
import Testing

@Suite struct CaptureTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func keepsEveryColumnOfADraft() throws {
    var draft = Draft(title: "Dentist", schedule: Schedule(due: try day(26, "15:00")))
    draft.notes = "Bring the card"
    draft.schedule?.endTime = TimeOfDay("15:30")
    draft.schedule?.rule = RecurrenceRule("FREQ=WEEKLY")
    draft.phrase = "thursday at 3"
    draft.leads = [15, 0]
    draft.priority = .high
    let captured = try store.capture([draft], source: .commandLine, at: Workshop.now)
    let row = try #require(captured.rows.first)
    #expect(row.todo.title == "Dentist")
    #expect(row.todo.notes == "Bring the card")
    #expect(row.todo.due == (try day(26, "15:00")))
    #expect(row.todo.endTime == TimeOfDay("15:30"))
    #expect(row.todo.phrase == "thursday at 3")
    #expect(row.todo.recurrence?.rule.description == "FREQ=WEEKLY")
    #expect(row.todo.recurrence?.occurrence.description == "2026-11-26T15:00")
    #expect(row.todo.priority == .high)
    #expect(row.todo.source == .commandLine)
    #expect(row.todo.createdAt == Workshop.now)
    #expect(row.todo.problem == nil)
    #expect(row.listName == "Inbox")
    #expect(row.dueAt == (try moment(26, "15:00")))
    #expect(row.reminder?.leads == [15, 0])
    #expect(row.reminder?.fireAt == (try moment(26, "14:45")))
  }

  @Test func givesEachToDoAHandleAndAPosition() throws {
    let drafts = (1...50).map { Draft(title: "To-do \($0)") }
    let rows = try store.capture(drafts, source: .commandLine, at: Workshop.now).rows
    #expect(Set(rows.map(\.todo.handle)).count == 50)
    #expect(rows.map(\.todo.position) == Array(1...50))
    #expect(rows.allSatisfy { $0.todo.handle.count >= 4 })
    #expect(rows.allSatisfy { $0.todo.handle.allSatisfy(\.isHexDigit) })
  }

  @Test func createsANamedListOnce() throws {
    let drafts = ["milk", "eggs"].map { Draft(title: $0, list: "Groceries") }
    let first = try store.capture(drafts, source: .commandLine, at: Workshop.now)
    #expect(first.newLists == ["Groceries"])
    let second = try store.capture(
      [Draft(title: "bread", list: "groceries")],
      source: .commandLine,
      at: Workshop.now
    )
    #expect(second.newLists.isEmpty)
    #expect(second.rows.map(\.listName) == ["Groceries"])
    #expect(try store.lists().map(\.open) == [0, 3])
    #expect(try store.listNames().count == 2)
  }

  @Test func nestsDraftsUnderTheirParent() throws {
    let drafts = [Draft(title: "Weekend"), Draft(title: "Pack", parent: 0)]
    let rows = try store.capture(drafts, source: .commandLine, at: Workshop.now).rows
    #expect(rows[1].todo.parent == rows[0].todo.id)
  }

  @Test func anElapsedMomentIsNeverRoundedToBeEarly() throws {
    let due = Instant(milliseconds: Workshop.now.milliseconds + 1_200_500)
    let row = try store.add("Tea", due: .absolute(due))
    #expect(row.dueAt == due + .milliseconds(500))
    #expect(row.reminder?.fireAt.map { $0 >= due } == true)
  }

  @Test func aDraftThatIsRefusedLeavesNothingBehind() throws {
    let drafts = [Draft(title: "Good", list: "New"), Draft(title: "  ")]
    #expect(throws: DatabaseError.refused(reason: "A to-do needs a title of 1 to 200 characters."))
    {
      try store.capture(drafts, source: .commandLine, at: Workshop.now)
    }
    #expect(try store.openTitles() == [])
    #expect(try store.lists().map(\.list.name) == ["Inbox"])
    #expect(try store.listNames() == ["Inbox"])
  }
}
