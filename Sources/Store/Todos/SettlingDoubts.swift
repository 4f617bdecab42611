package import Model
internal import Planning
package import SQLite

extension Store {
  /// Takes what was not certain of a popup's to-dos for right, as one step; tells which those were.
  ///
  /// Each of them that comes later by what it says leaves the popup until then.
  package func settleDoubt(
    in popup: PopupID,
    only id: Todo.ID? = nil,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    let ids = try todos(of: popup).filter {
      (id ?? $0.todo.id) == $0.todo.id && $0.todo.unsure != nil
    }
    .map(\.todo.id)
    guard !ids.isEmpty else { return [] }
    try change(BatchHeader(label: .edit, source: .popup), at: now) { _ throws(DatabaseError) in
      for id in ids {
        var columns = Columns()
        columns.set("unsure", .null)
        let row = try row(id)
        try write(columns, to: id)
        if let row { try stopAsking(about: row, at: now) }
        if let due = row?.dueAt, due > now, let shown = try reminder(of: id) {
          try write(shown.leavingPopup())
        }
      }
    }
    return ids
  }

  /// Takes the question back that would have come of a to-do that was not certain, at a moment that
  /// another reading has for it.
  func stopAsking(about row: TodoRow, at now: Instant) throws(DatabaseError) {
    guard row.todo.unsure != nil, let todo = try self.row(row.todo.id)?.todo else { return }
    if todo.due != nil {
      try settleReminder(of: todo, at: now)
    } else if row.reminder?.state == .scheduled {
      try cancelReminder(of: todo.id)
    }
  }
}
