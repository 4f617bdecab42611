import Model
import Store
import Words

/// What to-dos are part of, in words: `Weekend plans › Hiking`.
struct TodoPaths {
  private var paths: [Todo.ID: String] = [:]

  /// How many names a path has at most; `…` stands for those before.
  private static let longest = 3

  /// The paths of the roots of a tree, or with `all` of everything in it.
  init(of tree: TodoTree, in store: Store, all: Bool = false) throws(StoreError) {
    try self.init(
      of: tree.entries.filter { all || $0.depth == 0 }.map { tree.rows[$0.row] },
      in: store
    )
  }

  /// The paths of to-dos.
  init(of rows: [TodoRow], in store: Store) throws(StoreError) {
    for row in rows {
      guard let parent = row.todo.parent, paths[parent] == nil else { continue }
      let line = try store.ancestors(of: row.todo.id, limit: TodoPaths.longest + 1)
      let names = line.suffix(TodoPaths.longest).map { $0.title.printable.fitted(to: 24) }
      paths[parent] = TodoPaths.text((line.count > names.count ? ["…"] : []) + names)
    }
  }

  /// What the to-do is part of, the outermost first.
  func path(of row: TodoRow) -> String? { row.todo.parent.flatMap { paths[$0] } }

  /// Names one within the other.
  static func text(_ names: [String]) -> String { names.joined(separator: " › ") }
}
