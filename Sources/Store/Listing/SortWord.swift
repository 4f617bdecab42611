import Model

/// What a to-do is ordered by, where that is not its time.
struct SortWord: Comparable {
  private let rank: Int
  private let text: String

  init(_ row: TodoRow, _ sort: TodoFilter.Sort?) {
    self.init(
      sort,
      row.todo.title,
      row.todo.priority,
      row.todo.list == TodoList.inbox ? nil : row.listName
    )
  }

  init(_ todo: ListedTodo, _ sort: TodoFilter.Sort?) {
    self.init(sort, todo.title, todo.priority, todo.listName)
  }

  private init(
    _ sort: TodoFilter.Sort?,
    _ title: String,
    _ priority: Priority,
    _ list: String?
  ) {
    switch sort {
    case .title: (rank, text) = (0, title.lowercased())
    case .priority: (rank, text) = (priority == .high ? 0 : priority == .low ? 2 : 1, "")
    case .list: (rank, text) = (list == nil ? 0 : 1, list?.lowercased() ?? "")
    case .due, nil: (rank, text) = (0, "")
    }
  }

  static func < (one: SortWord, other: SortWord) -> Bool {
    (one.rank, one.text) < (other.rank, other.text)
  }
}

extension TodoFilter {
  /// Whether to-dos stand as in a list: by time, each right before its parts.
  var isUsualOrder: Bool { sort == nil || sort == .due }

  /// The entries in the order that is asked for, one by one; those that are the same stay as they were.
  func ordered(
    _ entries: [TodoTree.Entry],
    by word: (Int) -> SortWord
  ) -> [TodoTree.Entry] {
    guard !isUsualOrder else { return entries }
    let sorted = entries.enumerated().map { (word: word($0.element.row), $0.offset, $0.element) }
      .sorted { ($0.word, $0.1) < ($1.word, $1.1) }
    return sorted.prefix(max(0, limit ?? .max)).map { TodoTree.Entry(alone: $0.2.row) }
  }
}
