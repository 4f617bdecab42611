package import Model

/// A to-do with what a list of to-dos shows beside it.
package struct TodoRow: Hashable, Sendable {
  package var todo: Todo
  package var listName: String
  package var reminder: Reminder?
  /// The instant of its due time in the machine's zone; `nil` if it has none.
  package var dueAt: Instant?

  package init(todo: Todo, listName: String, reminder: Reminder? = nil, dueAt: Instant? = nil) {
    self.todo = todo
    self.listName = listName
    self.reminder = reminder
    self.dueAt = dueAt
  }
}

/// Which to-dos to read.
package struct TodoFilter: Hashable, Sendable {
  package enum Status: Hashable, Sendable { case open, done, all }
  package var status = Status.open
  /// Every word must occur in the title or the notes, whatever the case.
  package var words: [String] = []
  /// The name of a list, whatever the case.
  package var list: String?
  package var limit: Int?

  package init() {}
}

/// What a handle, a prefix of one, or words of a title point at.
package enum Reference: Hashable, Sendable {
  case one(TodoRow)
  case several([TodoRow])
  case none
}

extension Store {
  /// The to-dos that a filter lets through: timed ones first by time, then the others by position.
  package func todos(_ filter: TodoFilter) throws(StoreError) -> [TodoRow] { [] }

  /// The open to-do that comes next, and when: `nil` if nothing is open.
  package func next() throws(StoreError) -> TodoRow? { nil }

  /// Finds by handle, unique prefix of a handle (two characters at least), id, or words of the title.
  ///
  /// Open to-dos come before done ones: a done one is found only if no open one fits.
  package func find(_ reference: String) throws(StoreError) -> Reference { .none }

  /// All lists with the number of their open to-dos, in order.
  package func lists() throws(StoreError) -> [(list: TodoList, open: Int)] { [] }
}
