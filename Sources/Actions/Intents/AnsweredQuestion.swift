package import Language
package import Model
package import Store

/// The facts that answer a question.
package struct AnsweredQuestion {
  package var question: SpokenQuestion
  /// The to-dos that it is about, the earliest first; what was done at the moment it was.
  package var todos: [PlannedTodo] = []
  /// Events of calendars that it is about, the earliest first.
  package var events: [PlannedEvent] = []
  /// How many others lie in its window, where none is called as was asked.
  package var others: [PlannedTodo] = []
  /// "Yes" or "no", where one of them answers it.
  package var isYes: Bool?
  /// When a repair could not read all that was done before it, where nothing says that this was.
  package var lostAt: Instant?
  /// The to-do that is still open, where it was asked whether it was done.
  package var open: TodoRow?
  /// What repeats and is called so, with the times that it came.
  package var kept: [ReckonedSeries] = []
  /// Whether nothing is called just as was asked, and the nearest are named.
  package var isNear = false
  /// What it looked at.
  package var window: Range<Instant>?

  /// How many to-dos an answer names.
  package static let mostNamed = 7

  init(_ question: SpokenQuestion) {
    self.question = question
  }

  /// The to-dos that it is about: done ones, or else the one that is still open.
  package var told: [PlannedTodo] {
    todos.isEmpty ? open.map { [PlannedTodo($0, at: $0.dueAt)] } ?? [] : todos
  }

  /// The to-dos that the answer names, a line each.
  package var named: [PlannedTodo] {
    let found: [PlannedTodo]
    if question.kind == .wasDone || question.kind == .lastDone {
      found = Array(told.suffix(1))
    } else {
      found = todos.isEmpty ? others : todos
    }
    return Array(found.prefix(Self.mostNamed))
  }
}
