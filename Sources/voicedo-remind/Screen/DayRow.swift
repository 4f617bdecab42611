import Actions
import Model
import Store

/// A thing on the screen of the day, with the words that it is shown in.
struct DayRow: Hashable {
  /// One of the times of what repeats; what comes once is the same thing at whatever time.
  struct ID: Hashable {
    /// `nil` for a focus session that is for none in particular.
    let todo: Todo.ID?
    let at: Instant?
  }

  let id: ID
  let row: TodoRow?
  /// "15:00", in a column of its own; empty where it has none.
  let moment: String
  let title: String
  /// What is told beside it.
  let facts: String
  /// The time at which it comes before this one, which is to be answered first.
  var comesBefore: String?

  /// Whether every one of the words is in it, whatever the case.
  func holds(_ words: String) -> Bool {
    [title, facts, row?.todo.notes ?? "", row?.listName ?? ""].hold(words)
  }
}
