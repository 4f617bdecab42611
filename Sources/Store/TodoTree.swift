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
  package private(set) var entries: [Entry] = []

  package init(_ rows: [TodoRow]) {
    self.rows = rows
    entries.reserveCapacity(rows.count)
    guard rows.contains(where: { $0.todo.parent != nil }) else {
      entries = rows.indices.map { Entry(row: $0, lead: $0, depth: 0) }
      return
    }
    let family = Family(rows)
    for index in rows.indices where !family.waitsForRoot(index) {
      family.place(family.roots[index], ledBy: index, into: &entries)
    }
  }
}

extension TodoTree {
  /// Leaves out all but the first `count` entries.
  package mutating func keepFirst(_ count: Int) {
    entries.removeLast(max(0, entries.count - count))
  }

  /// The rows in the order of the tree.
  package var arranged: [TodoRow] { entries.map { rows[$0.row] } }
}

/// Who is part of whom among some rows.
private final class Family {
  let rows: [TodoRow]
  private var parents: [Int?] = []
  private var parts: [[Int]]
  /// For each row the one at the top of its tree.
  private(set) var roots: [Int] = []
  private var isPlaced: [Bool]

  init(_ rows: [TodoRow]) {
    self.rows = rows
    parts = Array(repeating: [], count: rows.count)
    isPlaced = Array(repeating: false, count: rows.count)
    var places: [Todo.ID: Int] = [:]
    places.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() { places[row.todo.id] = index }
    parents = rows.map { row in row.todo.parent.flatMap { places[$0] } }
    for (index, parent) in parents.enumerated() {
      if let parent { parts[parent].append(index) }
    }
    for index in parts.indices where parts[index].count > 1 {
      parts[index].sort { rows[$0].comesAsPartBefore(rows[$1]) }
    }
    findRoots()
  }

  private func findRoots() {
    var known = [Int?](repeating: nil, count: rows.count)
    for start in rows.indices {
      var line: [Int] = []
      var index = start
      // The database keeps to-dos out of circles; a damaged one must not hold us up.
      while known[index] == nil, line.count <= rows.count, let parent = parents[index] {
        line.append(index)
        index = parent
      }
      let root = known[index] ?? index
      known[index] = root
      for member in line { known[member] = root }
    }
    roots = known.enumerated().map { $1 ?? $0 }
  }

  /// Whether the tree of a row has its place elsewhere: where its root is met.
  func waitsForRoot(_ index: Int) -> Bool {
    let root = roots[index]
    if isPlaced[root] { return true }
    guard root != index, rows[index].todo.completedAt == nil else { return false }
    return rows[index].comesAt == nil && rows[root].todo.completedAt == nil
  }

  func place(_ root: Int, ledBy lead: Int, into entries: inout [TodoTree.Entry]) {
    var waiting = [(row: root, depth: 0)]
    while let next = waiting.popLast() {
      guard !isPlaced[next.row] else { continue }
      isPlaced[next.row] = true
      entries.append(TodoTree.Entry(row: next.row, lead: lead, depth: next.depth))
      for part in parts[next.row].reversed() { waiting.append((part, next.depth + 1)) }
    }
  }
}

extension TodoRow {
  fileprivate func comesAsPartBefore(_ other: TodoRow) -> Bool {
    let (one, other) = (todo, other.todo)
    if one.position != other.position { return one.position < other.position }
    return one.createdAt == other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
  }
}
