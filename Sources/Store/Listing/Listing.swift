internal import Model
package import SQLite

extension Store {
  /// The to-dos that a filter lets through: timed ones first by time, then the others by position.
  ///
  /// A paused to-do has no time at present; done ones come after the open ones, the latest first.
  package func todos(_ filter: TodoFilter) throws(DatabaseError) -> [TodoRow] {
    try connection.reading { () throws(DatabaseError) in
      let (rows, order) = try wholeRows(filter)
      return order.sorted().prefix(max(0, filter.limit ?? .max)).map { rows[$0] }
    }
  }

  /// The to-dos that a filter lets through as a tree, each right before its parts.
  package func todoTree(_ filter: TodoFilter) throws(DatabaseError) -> [TodoRow] {
    try connection.reading { () throws(DatabaseError) in
      if let limit = filter.limit, filter.isUsualOrder {
        let places = try places(filter, limit: limit)
        return try rows(of: places.entries.map { places.ids[$0.row] })
      }
      let (rows, order) = try wholeRows(filter)
      return filter.ordered(order.entries()) { SortWord(rows[$0], filter.sort) }
        .map { rows[$0.row] }
    }
  }

  /// The tree of to-dos that a filter lets through, read as a list shows them.
  package func listed(_ filter: TodoFilter) throws(DatabaseError) -> ListedTodos {
    try connection.reading { () throws(DatabaseError) in
      var reader = try ListedTodoReader(of: self)
      var order = try ListingOrder(of: self)
      let query = "SELECT \(ListedTodoReader.columns) FROM todo"
      guard let limit = filter.limit, filter.isUsualOrder else {
        let rows = try ListingQuery(filter, of: self).all(query) { reader.todo($0, in: &order) }
        let entries = filter.ordered(order.entries()) { SortWord(rows[$0], filter.sort) }
        return ListedTodos(rows: rows, entries: entries)
      }
      let places = try places(filter, limit: limit)
      var rows: [ListedTodo] = []
      for id in places.ids {
        rows += try connection.all(query + " WHERE todo.id = ?", [.text(id)]) {
          reader.todo($0, in: &order)
        }
      }
      return ListedTodos(rows: rows, entries: places.entries)
    }
  }

  private func wholeRows(
    _ filter: TodoFilter
  ) throws(DatabaseError) -> (rows: [TodoRow], order: ListingOrder) {
    var order = try ListingOrder(of: self)
    let calendar = calendar
    let rows = try ListingQuery(filter, of: self).all(Store.rows) { row in
      let todo = self.row(row, in: calendar)
      order.add(todo)
      return todo
    }
    return (rows, order)
  }

  /// The first places of the tree, and the ids of the to-dos that they speak of.
  ///
  /// Where each to-do stands is read of all, and nothing else.
  private func places(
    _ filter: TodoFilter,
    limit: Int
  ) throws(DatabaseError) -> (ids: [Todo.ID], entries: [TodoTree.Entry]) {
    var reader = try ListedTodoReader(of: self)
    var order = try ListingOrder(of: self)
    let all = try ListingQuery(filter, of: self).all(
      "SELECT \(ListedTodoReader.standingColumns) FROM todo"
    ) { row in
      reader.place(row, in: &order)
      return row.text(0)
    }
    let entries = order.entries().prefix(max(0, limit))
    var numbers: [Int: Int] = [:]
    var ids: [Todo.ID] = []
    // The to-do that leads a tree may stand behind the last place.
    for row in entries.lazy.flatMap({ [$0.row, $0.lead] }) where numbers[row] == nil {
      numbers[row] = ids.count
      ids.append(all[row])
    }
    return (
      ids,
      entries.map {
        TodoTree.Entry(
          row: numbers[$0.row, default: 0],
          lead: numbers[$0.lead, default: 0],
          depth: $0.depth
        )
      }
    )
  }
}
