package import Model
package import SQLite

extension Store {
  /// Changes a to-do as one batch; `nil` if it is gone.
  ///
  /// The time of a to-do that is done stays as it is.
  ///
  /// - Throws: `DatabaseError.refused` where a series cannot be moved to another time as a whole.
  package func edit(
    _ id: Todo.ID,
    _ change: TodoChange,
    label: BatchLabel = .edit,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Edited? {
    var moved = Moved()
    var before: TodoRow?
    let header = BatchHeader(label: label, source: source)
    try self.change(header, at: now) { batch throws(DatabaseError) in
      before = try row(id)
      guard let row = before else { return }
      var columns = Columns()
      if let title = change.title { columns.set("title", .text(title)) }
      let settlesDoubt = change.settlesDoubt || change.title != nil || change.time.saysWhen
      if settlesDoubt { columns.set("unsure", .null) }
      if let notes = change.notes { columns.set("notes", Value(notes.isEmpty ? nil : notes)) }
      if let step = change.firstStep { columns.set("first_step", Value(step.isEmpty ? nil : step)) }
      if let priority = change.priority { columns.set("priority", .text(priority.rawValue)) }
      if let effort = change.effort {
        let effort = effort.isUnknown ? effort : row.todo.effort.changed(by: effort)
        columns.set("duration", Value(effort.minutes))
        columns.set("energy", Value(effort.energy?.rawValue))
      }
      try write(columns, to: id)
      // Behind a new title, so that each entry of the journal ends with it.
      if let name = change.list { moved = try move(row, toListNamed: name, at: now) }
      if row.todo.completedAt == nil { try setTime(of: row, change.time, in: batch, at: now) }
      if settlesDoubt { try stopAsking(about: row, at: now) }
    }
    guard let before, let after = try row(id) else { return nil }
    var edited = Edited(
      row: after,
      newList: moved.newList,
      isChanged: !before.isSame(as: after)
    )
    edited.parts = moved.parts
    return edited
  }

  /// Changes when and how a to-do's reminder speaks up; `nil` if it is gone.
  package func remind(
    _ id: Todo.ID,
    _ change: ReminderChange,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> TodoRow? {
    var whole = TodoChange()
    whole.time = change
    return try edit(id, whole, label: .remind, source: source, at: now)?.row
  }

  /// Writes columns of a to-do; nothing where there are none.
  func write(_ columns: Columns, to id: Todo.ID) throws(DatabaseError) {
    guard !columns.names.isEmpty else { return }
    let settings = columns.names.map { "\($0) = ?" }.joined(separator: ", ")
    try connection.run(
      "UPDATE todo SET \(settings) WHERE id = ?",
      columns.values + [.text(id)]
    )
  }
}

/// Columns of one row, and what is to stand in them.
struct Columns {
  /// Written in the program, never read from anywhere.
  private(set) var names: [String] = []
  private(set) var values: [Value] = []

  mutating func set(_ name: String, _ value: Value) {
    names.append(name)
    values.append(value)
  }
}

extension TodoRow {
  /// Whether another state of the row says the same, the moment of its change aside.
  fileprivate func isSame(as other: TodoRow) -> Bool {
    var one = self
    one.todo.updatedAt = other.todo.updatedAt
    one.dueAt = other.dueAt
    return one == other
  }
}
