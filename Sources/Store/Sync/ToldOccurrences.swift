internal import Model
internal import SQLite

extension Store {
  /// A series that has gone on, with its present occurrence where another program has moved it before: the
  /// object that the server had last says so.
  func told(_ todo: Todo, at now: Instant) throws(DatabaseError) -> Todo {
    guard todo.recurrence != nil, todo.completedAt == nil else { return todo }
    let objects = try connection.all(
      "SELECT base FROM sync_object WHERE todo_id = ? AND instr(base, 'RECURRENCE-ID')",
      [.text(todo.id)]
    ) { $0.value(0).octets }
    for case let object? in objects {
      guard let told = meaning.occurrence(object, todo, calendar, now) else { continue }
      var moved = todo
      (moved.due, moved.endTime) = (told.due, told.endTime)
      return moved
    }
    return todo
  }
}
