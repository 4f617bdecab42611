internal import Model
internal import SQLite

/// Gathers where the rows of a list belong, while they are read in any order.
struct ListingOrder {
  private let lists: [TodoList.ID]
  /// Whether any to-do is part of another one; if none is, nobody asks who is part of whom.
  private let hasParts: Bool
  private var standings: [SortKey] = []
  private var members: [TodoForest.Member] = []
  /// The list that the last row was in, and its rank: most are in the same.
  private var last: (list: TodoList.ID, rank: Int) = ("", -1)

  /// `lists` are all lists, in their order.
  init(lists: [TodoList.ID], hasParts: Bool) {
    self.lists = lists
    self.hasParts = hasParts
  }

  /// The row that was read next; `comesAt` is `nil` if it has no time or pauses.
  mutating func add(
    list: TodoList.ID,
    position: Int,
    comesAt: Instant?,
    completedAt: Instant?,
    member: () -> TodoForest.Member
  ) {
    if list != last.list { last = (list, lists.firstIndex(of: list) ?? -1) }
    standings.append(
      SortKey(
        completedAt: completedAt,
        comesAt: comesAt,
        list: last.rank,
        position: position,
        row: standings.count
      )
    )
    if hasParts { members.append(member()) }
  }

  /// Adds a whole row.
  mutating func add(_ row: TodoRow) {
    add(
      list: row.todo.list,
      position: row.todo.position,
      comesAt: row.comesAt,
      completedAt: row.todo.completedAt
    ) { TodoForest.Member(row) }
  }

  /// The rows in the order of a list, one by one.
  func sorted() -> [Int] { standings.sorted().map(\.row) }

  /// The rows in the order of a list, each right before its parts.
  func entries() -> [TodoTree.Entry] {
    hasParts
      ? TodoForest(members).entries(in: sorted()) : sorted().map(TodoTree.Entry.init(alone:))
  }
}

extension ListingOrder {
  /// The order of the lists of a store; no row has been read yet.
  init(of store: Store) throws(DatabaseError) {
    try self.init(
      lists: store.connection.all("SELECT id FROM list ORDER BY position, name") { $0.text(0) },
      hasParts: store.connection.first(
        "SELECT 1 FROM todo WHERE parent_id IS NOT NULL LIMIT 1"
      ) { _ in true } ?? false
    )
  }
}
