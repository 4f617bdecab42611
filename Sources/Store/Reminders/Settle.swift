package import Model
package import SQLite

/// A to-do that some writer left for us to judge, with what triggers noted about it.
struct Unsettled {
  let todo: Todo.ID
  /// The batch that caused it.
  let batch: Int?
  /// When the words of its time were said, if they wait to be resolved.
  let spokenAt: Instant?
  let restartsSeries: Bool
  let advances: Bool
  /// From when on its series goes on, if its pause has ended.
  let resumedFrom: Instant?

  init(_ row: borrowing Row) {
    todo = row.text(0)
    batch = row.integerIfAny(1)
    spokenAt = row.seconds(2)
    restartsSeries = row.integer(3) != 0
    advances = row.integer(4) != 0
    resumedFrom = row.seconds(5)
  }
}

extension Store {
  /// Puts in order what any writer left open; true if there was anything.
  ///
  /// Idempotent: doing it again changes nothing.
  package func settle(at now: Instant) throws(DatabaseError) -> Bool {
    guard try isUnsettled(at: now) else { return false }
    return try connection.writing { () throws(DatabaseError) in
      try settleEverything(at: now)
      return true
    }
  }

  /// Settles each to-do that triggers have put into `unsettled`; only within a transaction.
  ///
  /// `cause` is the batch that pauses which have ended came back with, if they did.
  func settleEverything(causedBy cause: Int? = nil, at now: Instant) throws(DatabaseError) {
    guard try isUnsettled(at: now) else { return }
    try endPauses(causedBy: cause, at: now)
    let waiting = try connection.all(
      """
      SELECT todo_id, batch_id, spoken_at, restarts_series, advances, resumed_from
        FROM unsettled ORDER BY batch_id, todo_id
      """
    ) { Unsettled($0) }
    for unsettled in waiting {
      try settle(unsettled, at: now)
      // The settling itself changed the to-do, and triggers have put it there again.
      try connection.run("DELETE FROM unsettled WHERE todo_id = ?", [.text(unsettled.todo)])
    }
  }

  /// Whether anything waits to be settled.
  func isUnsettled(at now: Instant) throws(DatabaseError) -> Bool {
    let isNoted = try connection.first("SELECT 1 FROM unsettled LIMIT 1") { _ in true }
    if isNoted != nil { return true }
    return try !endedPauses(at: now).isEmpty
  }

  private func settle(_ unsettled: Unsettled, at now: Instant) throws(DatabaseError) {
    guard let stored = try storedTodo(unsettled.todo) else { return }
    let normalized = normalize(stored, unsettled, at: now)
    if normalized.journaled != stored.journaled {
      let header = BatchHeader(
        kind: .settle,
        label: .settle,
        source: .settle,
        causedBy: unsettled.batch
      )
      let batch = try begin(header, at: now)
      try write(normalized)
      try end(batch)
    } else if normalized.todo.problem != stored.todo.problem {
      try write(normalized)
    }
    try settleReminder(of: normalized.todo, hasAdvanced: unsettled.advances, at: now)
  }

  private func storedTodo(_ id: Todo.ID) throws(DatabaseError) -> StoredTodo? {
    try connection.first(
      "SELECT \(StoredTodo.columns) FROM todo WHERE id = ?",
      [.text(id)]
    ) { StoredTodo($0) }
  }

  private func write(_ stored: StoredTodo) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE todo
         SET time_kind = ?, due_date = ?, due_time = ?, zone = ?, due_at = ?, end_time = ?,
             inferred_at = ?, rrule = ?, series_start = ?, occurrence = ?, repeat_from = ?,
             completed_at = ?, paused_at = ?, paused_until = ?, problem = ?
       WHERE id = ?
      """,
      stored.journaled + [Value(stored.todo.problem), .text(stored.todo.id)]
    )
  }
}

extension StoredTodo {
  /// The columns that settling may write and the journal keeps.
  var journaled: [Value] {
    todo.due.columns + [
      Value(todo.endTime?.description), Value(seconds: inferredAt), Value(rule),
      Value(seriesStart?.description), Value(occurrence?.description),
      .text(repeatFrom.rawValue), Value(seconds: todo.completedAt),
      Value(seconds: todo.pause?.since), Value(todo.pause?.until?.description),
    ]
  }
}
