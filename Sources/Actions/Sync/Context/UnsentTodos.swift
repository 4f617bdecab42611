import Model
import Store

/// To-dos on a list that no server knows yet, found by their names and titles.
struct UnsentTodos {
  private var ids: [Todo.ID: TodoRow]
  private var titles: [String: [Todo.ID]]
  /// By the names that their objects would get if they were made anew.
  private var successors: [String: Todo.ID]

  init(_ rows: [TodoRow]) {
    ids = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    let names = rows.flatMap { row in SyncName.successors(of: row.id).map { ($0, row.id) } }
    successors = Dictionary(names) { first, _ in first }
    titles = Dictionary(grouping: rows) { $0.todo.title.lowercased() }.mapValues { $0.map(\.id) }
  }

  /// The one of this id, or of which the object was made anew after it had gone; it is found once.
  mutating func take(id: Todo.ID, uid: String) -> TodoRow? {
    // What came from a file is here under its UID.
    if let row = ids.removeValue(forKey: id) ?? ids.removeValue(forKey: uid) { return row }
    return successors[uid].flatMap { ids.removeValue(forKey: $0) }
  }

  /// The one of this id, or of which the object was made anew after it had gone, else one of this title
  /// that is the same; it is found once.
  mutating func take(
    id: Todo.ID,
    uid: String,
    title: String,
    where isSame: (TodoRow) throws -> Bool
  ) rethrows -> TodoRow? {
    if let row = take(id: id, uid: uid) { return row }
    for other in titles[title.lowercased()] ?? [] {
      guard let row = ids[other], try isSame(row) else { continue }
      ids[other] = nil
      return row
    }
    return nil
  }
}
