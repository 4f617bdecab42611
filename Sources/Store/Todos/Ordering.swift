package import Model
package import SQLite

/// Where in its list a to-do is to stand.
package enum ListPlace: Hashable, Sendable {
  case top, bottom
  case before(Todo.ID)
  case after(Todo.ID)
}

extension Store {
  /// Gives a to-do another place in its list, as one batch; `nil` if one of them is gone or the
  /// other one is on another list.
  ///
  /// Usually its own position is all that changes. Where its neighbours leave no number between
  /// them, or share one, the list is counted anew.
  package func reorder(
    _ id: Todo.ID,
    to place: ListPlace,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Edited? {
    let before = try row(id)
    var isPlaced = false
    let header = BatchHeader(label: .reorder, source: source)
    try change(header, at: now) { _ throws(DatabaseError) in
      guard let list = try row(id)?.todo.list else { return }
      var order = try positions(in: list).filter { $0.id != id }
      guard let index = order.index(of: place) else { return }
      isPlaced = true
      let lower = index > 0 ? order[index - 1].position : nil
      let upper = index < order.count ? order[index].position : nil
      if let position = Store.position(between: lower, and: upper) {
        try move(id, to: position)
      } else {
        order.insert((id, 0), at: index)
        for (number, entry) in order.enumerated() where entry.position != number + 1 {
          try move(entry.id, to: number + 1)
        }
      }
    }
    guard isPlaced, let before, let after = try row(id) else { return nil }
    return Edited(row: after, newList: nil, isChanged: before.todo.position != after.todo.position)
  }

  /// A number with its two neighbours on either side; `nil` where there is none.
  private static func position(between lower: Int?, and upper: Int?) -> Int? {
    switch (lower, upper) {
    case (nil, nil): 1
    case (nil, let upper?):
      positions.contains(upper) && upper > positions.lowerBound ? upper - 1 : nil
    case (let lower?, nil):
      positions.contains(lower) && lower < positions.upperBound ? lower + 1 : nil
    case (let lower?, let upper?):
      positions.contains(lower) && positions.contains(upper) && lower + 1 < upper
        ? lower + (upper - lower) / 2 : nil
    }
  }

  /// The positions that the tables take: as far as every program counts exactly.
  private static let positions = -(1 << 53)...(1 << 53)

  /// The position after the last one of the list with the id `?1`; that one itself where it is the
  /// largest there is.
  static let lastPlace = """
    min(\(SchemaText.lastPosition),
        1 + coalesce((SELECT max(position) FROM todo WHERE list_id = ?1), 0))
    """

  /// The to-dos of a list in the order that people see.
  private func positions(
    in list: TodoList.ID
  ) throws(DatabaseError) -> [(id: Todo.ID, position: Int)] {
    try connection.all(
      "SELECT id, position FROM todo WHERE list_id = ? ORDER BY position, created_at, id",
      [.text(list)]
    ) { ($0.text(0), $0.integer(1)) }
  }

  private func move(_ id: Todo.ID, to position: Int) throws(DatabaseError) {
    try connection.run(
      "UPDATE todo SET position = ? WHERE id = ?",
      [Value(position), .text(id)]
    )
  }
}

extension [(id: Todo.ID, position: Int)] {
  /// Where a place is among the others.
  fileprivate func index(of place: ListPlace) -> Int? {
    switch place {
    case .top: startIndex
    case .bottom: endIndex
    case .before(let other): firstIndex { $0.id == other }
    case .after(let other): firstIndex { $0.id == other }.map { $0 + 1 }
    }
  }
}
