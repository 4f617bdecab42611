internal import Model

/// Rows as a tree: each to-do right before its parts, as far as both are among the rows.
///
/// A tree stands where the first of its timed members stands in the order of the rows, and one
/// without a time where its root stands. Parts keep the order of their positions. Nothing here goes
/// deeper into the stack with the depth of the tree, and rows without parts cost a look at each.
package struct TodoTree: Sendable {
  /// A place in the tree.
  package struct Entry: Hashable, Sendable {
    /// Positions in `rows`: the to-do, and the one whose time decides where its tree stands.
    package let row: Int
    package let lead: Int
    /// 0 for a root.
    package let depth: Int
  }

  package let rows: [TodoRow]
  package let entries: [Entry]

  package init(_ rows: [TodoRow]) {
    self.rows = rows
    entries =
      rows.contains { $0.todo.parent != nil }
      ? TodoForest(rows.map(TodoForest.Member.init)).entries(in: rows.indices)
      : rows.indices.map(Entry.init(alone:))
  }
}

extension TodoTree {
  /// The rows in the order of the tree.
  package var arranged: [TodoRow] { entries.map { rows[$0.row] } }
}

extension TodoTree.Entry {
  /// A to-do without parts that is part of nothing.
  init(alone row: Int) {
    self.init(row: row, lead: row, depth: 0)
  }
}
