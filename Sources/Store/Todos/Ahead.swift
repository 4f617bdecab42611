package import Model
package import SQLite

extension TodoRow {
  /// Whether it repeats, and the time that it comes at next is not here yet: nothing of that has
  /// been on the screen.
  ///
  /// A day without a clock time has come as it begins; `today` is the civil day of the machine.
  package func isAhead(at now: Instant, on today: CivilDate) -> Bool {
    guard todo.recurrence != nil, todo.completedAt == nil, let due = todo.due,
      reminder?.popup == nil, reminder?.state != .shown
    else { return false }
    if let day = due.date, due.time == nil { return day > today }
    return dueAt.map { $0 > now } ?? false
  }
}

extension Store {
  /// When a to-do was completed last, within the time since a moment; `nil` where it was not.
  package func lastCompletion(of id: Todo.ID, since moment: Instant) throws(DatabaseError)
    -> Instant?
  {
    let last = try connection.first(
      "SELECT max(completed_at) FROM completion WHERE todo_id = ? AND completed_at >= ?",
      [.text(id), Value(seconds: moment)]
    ) { $0.seconds(0) }
    return last ?? nil
  }
}
