package import Language
package import Model
package import Store

/// The facts that answer a question.
package struct AnsweredQuestion {
  package let question: SpokenQuestion
  /// The to-dos that it is about, the earliest first; what was done at the moment it was.
  package var todos: [PlannedTodo] = []
  /// How many others lie in its window, where none is called as was asked.
  package var others: [PlannedTodo] = []
  /// "Yes" or "no", where one of them answers it.
  package var isYes: Bool?
  /// The to-do that is still open, where it was asked whether it was done.
  package var open: TodoRow?
  /// What it looked at.
  package var window: Range<Instant>?

  init(_ question: SpokenQuestion) {
    self.question = question
  }
}
