internal import Model

/// Who is part of whom among some rows, which go by their numbers.
final class TodoForest {
  /// The part of a row that decides about its place in a tree.
  struct Member {
    let id: Todo.ID
    let parent: Todo.ID?
    let position: Int
    let createdAt: Instant
    let isDone: Bool
    /// It has a time, and does not pause.
    let isTimed: Bool
  }

  private let members: [Member]
  private var parents: [Int?] = []
  private var parts: [[Int]]
  /// For each row the one at the top of its tree.
  private(set) var roots: [Int] = []
  private var isPlaced: [Bool]

  init(_ members: [Member]) {
    self.members = members
    parts = Array(repeating: [], count: members.count)
    isPlaced = Array(repeating: false, count: members.count)
    var places: [Todo.ID: Int] = [:]
    places.reserveCapacity(members.count)
    for (index, member) in members.enumerated() { places[member.id] = index }
    parents = members.map { member in member.parent.flatMap { places[$0] } }
    for (index, parent) in parents.enumerated() {
      if let parent { parts[parent].append(index) }
    }
    for index in parts.indices where parts[index].count > 1 {
      parts[index].sort { members[$0].comesAsPartBefore(members[$1]) }
    }
    findRoots()
  }

  private func findRoots() {
    var known = [Int?](repeating: nil, count: members.count)
    for start in members.indices {
      var line: [Int] = []
      var index = start
      // The database keeps to-dos out of circles; a damaged one must not hold us up.
      while known[index] == nil, line.count <= members.count, let parent = parents[index] {
        line.append(index)
        index = parent
      }
      let root = known[index] ?? index
      known[index] = root
      for member in line { known[member] = root }
    }
    roots = known.enumerated().map { $1 ?? $0 }
  }

  /// The rows as a tree, each tree where the first of `order` stands that leads it.
  func entries(in order: some Collection<Int>) -> [TodoTree.Entry] {
    var entries: [TodoTree.Entry] = []
    entries.reserveCapacity(members.count)
    for index in order where !waitsForRoot(index) {
      place(roots[index], ledBy: index, into: &entries)
    }
    return entries
  }

  /// Whether the tree of a row has its place elsewhere: where its root is met.
  private func waitsForRoot(_ index: Int) -> Bool {
    let root = roots[index]
    if isPlaced[root] { return true }
    guard root != index, !members[index].isDone else { return false }
    return !members[index].isTimed && !members[root].isDone
  }

  private func place(_ root: Int, ledBy lead: Int, into entries: inout [TodoTree.Entry]) {
    var waiting = [(row: root, depth: 0)]
    while let next = waiting.popLast() {
      guard !isPlaced[next.row] else { continue }
      isPlaced[next.row] = true
      entries.append(TodoTree.Entry(row: next.row, lead: lead, depth: next.depth))
      for part in parts[next.row].reversed() { waiting.append((part, next.depth + 1)) }
    }
  }
}

extension TodoForest.Member {
  fileprivate func comesAsPartBefore(_ other: Self) -> Bool {
    if position != other.position { return position < other.position }
    return createdAt == other.createdAt ? id < other.id : createdAt < other.createdAt
  }

  init(_ row: TodoRow) {
    self.init(
      id: row.todo.id,
      parent: row.todo.parent,
      position: row.todo.position,
      createdAt: row.todo.createdAt,
      isDone: row.todo.completedAt != nil,
      isTimed: row.comesAt != nil
    )
  }
}
