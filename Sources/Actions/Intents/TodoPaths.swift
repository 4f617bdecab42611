package import Model
package import SQLite
package import Store
import Words

/// The parents of to-dos, in words: `Weekend plans › Hiking`.
package struct TodoPaths {
  private var paths: [Todo.ID: String] = [:]

  /// How many names a path has at most; `…` stands for those before.
  private static let longest = 3

  /// The paths of the roots of a list, or with `all` of everything in it.
  package init(of todos: ListedTodos, in store: Store, all: Bool = false) throws(DatabaseError) {
    for entry in todos.entries where all || entry.depth == 0 {
      guard let more = todos.rows[entry.row].more else { continue }
      try add(more.id, parent: more.parent, in: store)
    }
  }

  /// The paths of to-dos.
  package init(of rows: [TodoRow], in store: Store) throws(DatabaseError) {
    for row in rows { try add(row.todo.id, parent: row.todo.parent, in: store) }
  }

  private mutating func add(
    _ id: Todo.ID,
    parent: Todo.ID?,
    in store: Store
  ) throws(DatabaseError) {
    guard let parent, paths[parent] == nil else { return }
    let line = try store.ancestors(of: id, limit: TodoPaths.longest + 1)
    let names = line.suffix(TodoPaths.longest).map { $0.title.printable.fitted(to: 24) }
    paths[parent] = TodoPaths.text((line.count > names.count ? ["…"] : []) + names)
  }

  /// Names the to-dos that a to-do is part of, the outermost first.
  package func path(of row: TodoRow) -> String? { path(below: row.todo.parent) }

  /// Names the path of a to-do that is part of `parent`.
  package func path(below parent: Todo.ID?) -> String? { parent.flatMap { paths[$0] } }

  /// Names one within the other.
  package static func text(_ names: [String]) -> String { names.joined(separator: " › ") }
}
