package import Model

/// A to-do as a list shows it; what a list does not show is not read.
package struct ListedTodo: Sendable {
  package let handle: String
  package let title: String
  package let hasNotes: Bool
  package let priority: Priority
  /// The name of its list; `nil` in the Inbox.
  package let listName: String?
  package let due: Due?
  package let endTime: TimeOfDay?
  /// The instant of its due time in the machine's zone; `nil` if it has none.
  package let dueAt: Instant?
  package let completedAt: Instant?
  /// The properties that few to-dos have.
  package let more: More?
}

extension ListedTodo {
  /// The properties that few to-dos have; apart from the others, a long list takes little room.
  package final class More: Sendable {
    package let id: Todo.ID
    package let parent: Todo.ID?
    package let recurrence: Recurrence?
    package let pause: Todo.Pause?
    /// When it comes again that was put off.
    package let snoozedUntil: Instant?
    /// Whether the person said to be doing it, and is asked about it then.
    package let isBegun: Bool
    package let problem: String?
    /// The words of which nobody was asked yet what they mean.
    package let unsure: String?

    init(
      id: Todo.ID,
      parent: Todo.ID?,
      recurrence: Recurrence?,
      pause: Todo.Pause?,
      snoozedUntil: Instant?,
      isBegun: Bool,
      problem: String?,
      unsure: String?
    ) {
      self.id = id
      self.parent = parent
      self.recurrence = recurrence
      self.pause = pause
      self.snoozedUntil = snoozedUntil
      self.isBegun = isBegun
      self.problem = problem
      self.unsure = unsure
    }
  }
}

/// To-dos as a list shows them, each right before its parts.
package struct ListedTodos: Sendable {
  /// In no order.
  package let rows: [ListedTodo]
  /// The order; positions are those in `rows`.
  package let entries: [TodoTree.Entry]
}
