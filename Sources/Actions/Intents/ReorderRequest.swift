import Model
package import Store

/// Another place in its list for a to-do, in the words of a command line: `milk top`, `milk before
/// bread`.
package struct ReorderRequest {
  private enum Direction: String {
    case top, bottom, before, after
  }

  private let reference: String
  private let direction: Direction
  /// The to-do to stand beside.
  private let neighbour: String?

  /// - Throws: `CommandError.editing` where the words name no place.
  package init(_ words: [String]) throws(CommandError) {
    let words = words.flatMap { $0.split(separator: " ").map(String.init) }
    let directions = words.map { Direction(rawValue: $0.lowercased()) }
    let end: Int?
    if let last = directions.last, last == .top || last == .bottom {
      end = words.count - 1
    } else {
      end = directions.lastIndex { $0 == .before || $0 == .after }
    }
    guard let end, end > 0, let direction = directions[end],
      (end == words.count - 1) == (direction == .top || direction == .bottom)
    else {
      let example = commandLine(["reorder", words.first ?? "a3f2", "top"])
      throw .editing(.place(example: example))
    }
    self.direction = direction
    reference = words[..<end].joined(separator: " ")
    let rest = words[(end + 1)...].joined(separator: " ")
    neighbour = rest.isEmpty ? nil : rest
  }

  /// The to-do that is meant, and its place.
  package func intent(in store: TodoStore) throws -> Intent {
    let row = try store.one(reference, for: .reorder)
    let other = try neighbour.map { try store.one($0, for: .reorder) }
    if let other {
      if other.id == row.id { throw CommandError.editing(.besideItself(title: row.todo.title)) }
      if other.todo.list != row.todo.list {
        throw CommandError.editing(.otherList(title: other.todo.title, list: other.listName))
      }
    }
    return .reorder(row, to: place(beside: other?.id), beside: other)
  }

  private func place(beside other: String?) -> ListPlace {
    switch (direction, other) {
    case (.before, let other?): .before(other)
    case (.after, let other?): .after(other)
    case (.bottom, _), (.after, nil): .bottom
    case (.top, _), (.before, nil): .top
    }
  }
}
