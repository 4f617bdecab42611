import Model
import Planning
import SQLite
import Testing

@testable import Store

/// The triggers of `todo` close and move reminders for whoever writes SQL; they must do it as the
/// value does.
@Suite("What triggers make of a reminder") struct TriggerTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test(arguments: [
    Statement("UPDATE todo SET completed_at = 1800000000") { $0.closed() },
    Statement("UPDATE todo SET paused_at = 1800000000") { $0.closed() },
    Statement("UPDATE todo SET due_time = '18:00'") { $0.moved() },
    Statement("UPDATE todo SET due_time = '18:00', completed_at = 1800000000") {
      $0.closed().moved()
    },
    Statement("UPDATE todo SET title = 'Something else'") { $0 },
    Statement("DELETE FROM todo") { $0.closed() },
  ])
  func doAsTheValueDoes(_ statement: Statement) throws {
    for state in Reminder.State.allCases {
      for variant in 0..<16 {
        let row = try store.add("Call", due: try day(19, "17:00"))
        let before = reminder(of: row.todo.id, state, variant)
        try store.write(before)
        #expect(try store.reminder(of: row.todo.id) == before, "\(before)")
        try store.connection.run("\(statement.sql) WHERE id = ?", [.text(row.todo.id)])
        let after = try store.reminder(of: row.todo.id)
        #expect(after == statement.transition(before), "\(statement.sql) of \(before)")
      }
    }
  }

  struct Statement: CustomTestStringConvertible, Sendable {
    let sql: String
    let transition: @Sendable (Reminder) -> Reminder

    init(_ sql: String, _ transition: @escaping @Sendable (Reminder) -> Reminder) {
      self.sql = sql
      self.transition = transition
    }

    var testDescription: String { sql }
  }

  /// A row in a state, in one of 16 ways: with moments of its own, shown before, on screen, asking.
  private func reminder(of id: Todo.ID, _ state: Reminder.State, _ variant: Int) -> Reminder {
    let moment = Workshop.now + .minutes(30)
    var reminder = Reminder(todo: id, leads: [15, 0], stage: 1, state: state, attempts: 2)
    if state != .closed {
      reminder.fireAt = moment
      if variant & 1 != 0 { reminder.againAt = moment }
    } else if variant & 1 != 0 {
      reminder.resumesAt = moment
    }
    if variant & 2 != 0 { reminder.shownAt = Workshop.now }
    if variant & 4 != 0 {
      let popup = PopupID(server: ":1.7", number: 5)
      if state == .closed || variant & 1 != 0 {
        reminder.obsoletePopup = popup
      } else {
        reminder.popup = popup
      }
    }
    if variant & 8 != 0 { (reminder.checkIn, reminder.hasOwnLeads) = (.awaited, true) }
    return reminder
  }
}
