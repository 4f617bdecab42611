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

extension TodoRow {
  /// When it comes; `nil` if it has no time, or pauses.
  package var comesAt: Instant? { todo.pause == nil ? dueAt : nil }
}

/// Which to-dos to read.
package struct TodoFilter: Hashable, Sendable {
  package enum Status: Hashable, Sendable { case open, done, all }
  package var status = Status.open
  /// Every word must occur in the title or the notes, whatever the case.
  package var words: [String] = []
  /// The name of a list, whatever the case.
  package var list: String?
  package var priority: Priority?
  package var limit: Int?
  /// The order, where it is another than that of a list.
  package var sort: Sort?

  /// What to-dos are ordered by.
  package enum Sort: String, CaseIterable, Hashable, Sendable { case due, title, priority, list }

  package init() {}
}

/// The to-dos that a handle, a prefix of one, or words of a title point at.
package enum Reference: Hashable, Sendable {
  case one(TodoRow)
  case several([TodoRow])
  case none
}
