package import Model
package import SQLite

extension Store {
  /// Puts in order what any writer left open, as much of it as one transaction bears; true if there
  /// was anything.
  ///
  /// `hasMoreToSettle` says whether to ask again. Idempotent: doing it again changes nothing.
  package func settle(at now: Instant) throws(DatabaseError) -> Bool {
    hasMoreToSettle = false
    guard try isUnsettled(at: now) else { return false }
    return try connection.writing { () throws(DatabaseError) in
      try settleSome(at: now)
      return true
    }
  }

  /// Settles to-dos that triggers have put into `unsettled`, a slice of them; only within a
  /// transaction.
  ///
  /// Nobody else can write meanwhile, so how long it may take is counted: see `Unsettled.effort`.
  func settleSome(at now: Instant) throws(DatabaseError) {
    guard try isUnsettled(at: now) else { return }
    let hasMorePauses = try endPauses(causedBy: nil, at: now)
    let waiting = try unsettled("ORDER BY unsettled.todo_id LIMIT ?", [Value(Unsettled.slice)])
    var effort = Unsettled.slice
    for unsettled in waiting where effort > 0 {
      effort -= unsettled.effort
      try settleAlone(unsettled, at: now)
    }
    hasMoreToSettle = hasMorePauses || effort <= 0
  }

  /// Settles what a batch changed, every to-do of it; only within a transaction.
  ///
  /// `cause` is the batch that pauses which have ended came back with, if they did.
  func settle(_ batch: Int, causedBy cause: Int? = nil, at now: Instant) throws(DatabaseError) {
    guard try isUnsettled(at: now) else { return }
    _ = try endPauses(causedBy: cause, at: now)
    // Settling one to-do may concern another, which may have had its turn.
    for _ in 0..<Self.mostRounds {
      let changed = try unsettled(
        """
        WHERE batch_id = ? OR batch_id IN (SELECT id FROM batch WHERE caused_by = ?)
         ORDER BY unsettled.todo_id
        """,
        [Value(batch), Value(batch)]
      )
      guard !changed.isEmpty else { return }
      for unsettled in changed { try settleAlone(unsettled, at: now) }
    }
  }

  /// What is left after so many rounds waits for the next settling.
  private static var mostRounds: Int { 4 }

  /// Whether anything waits to be settled.
  func isUnsettled(at now: Instant) throws(DatabaseError) -> Bool {
    let isNoted = try connection.first("SELECT 1 FROM unsettled LIMIT 1") { _ in true }
    if isNoted != nil { return true }
    return try !endedPauses(at: now).isEmpty
  }

  private func unsettled(
    _ condition: String,
    _ values: [Value]
  ) throws(DatabaseError) -> [Unsettled] {
    try connection.all("SELECT \(Unsettled.columns) \(condition)", values) { Unsettled($0) }
  }

  /// Settles one to-do, whatever becomes of it: where that cannot be done it is left as it is, and
  /// its `problem` says so.
  private func settleAlone(_ unsettled: Unsettled, at now: Instant) throws(DatabaseError) {
    try alone(unsettled.todo, at: now) { () throws(DatabaseError) in try settle(unsettled, at: now)
    }
    // The settling itself changed the to-do, and triggers have put it there again.
    try connection.run("DELETE FROM unsettled WHERE todo_id = ?", [.text(unsettled.todo)])
  }

  /// Settles a to-do whose row was put right.
  func settleMended(_ id: Todo.ID, at now: Instant) throws(DatabaseError) {
    for unsettled in try unsettled("WHERE unsettled.todo_id = ?", [.text(id)]) {
      try settle(unsettled, at: now)
    }
    try connection.run("DELETE FROM unsettled WHERE todo_id = ?", [.text(id)])
  }

  private func settle(_ unsettled: Unsettled, at now: Instant) throws(DatabaseError) {
    guard let stored = try storedTodo(unsettled.todo) else { return }
    var normalized = normalize(stored, unsettled, at: now)
    if unsettled.goesOn, normalized.advanced(beyond: stored) != nil {
      normalized.todo = try told(normalized.todo, at: now)
    }
    if normalized.journaled != stored.journaled {
      let header = BatchHeader(
        kind: .settle,
        label: .settle,
        source: .settle,
        causedBy: unsettled.batch
      )
      let batch = try begin(header, at: now)
      try write(normalized)
      var reopened: [Todo.ID] = []
      if unsettled.goesOn, let next = normalized.advanced(beyond: stored) {
        reopened = try reopenParts(of: stored.todo, to: next)
      }
      try end(batch)
      // Nobody may come back for them.
      for id in reopened {
        for part in try self.unsettled("WHERE unsettled.todo_id = ?", [.text(id)]) {
          try settleAlone(part, at: now)
        }
      }
    } else if normalized.todo.problem != stored.todo.problem {
      try write(normalized)
    }
    try settleReminder(of: normalized.todo, hasAdvanced: unsettled.advances, at: now)
  }

  func storedTodo(_ id: Todo.ID) throws(DatabaseError) -> StoredTodo? {
    try connection.first(
      "SELECT \(StoredTodo.columns) FROM todo WHERE id = ?",
      [.text(id)]
    ) { StoredTodo($0) }
  }

  func write(_ stored: StoredTodo) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE todo
         SET time_kind = ?, due_date = ?, due_time = ?, zone = ?, due_at = ?, end_time = ?,
             inferred_at = ?, rrule = ?, exceptions = ?, series_start = ?, occurrence = ?,
             repeat_from = ?, completed_at = ?, paused_at = ?, paused_until = ?, problem = ?
       WHERE id = ?
      """,
      stored.journaled + [Value(stored.todo.problem), .text(stored.todo.id)]
    )
  }
}

extension Unsettled {
  /// Whether its series may have gone on to another occurrence, and does not begin anew.
  fileprivate var goesOn: Bool { !restartsSeries && spokenAt == nil }
}

extension StoredTodo {
  /// The occurrence that an open series has come to since it was as `before`; `nil` where it has not
  /// gone on.
  fileprivate func advanced(beyond before: StoredTodo) -> CivilDateTime? {
    guard todo.completedAt == nil, let past = before.occurrence, let occurrence, past < occurrence
    else { return nil }
    return occurrence
  }

  /// The columns that settling may write and the journal keeps.
  var journaled: [Value] {
    todo.due.columns + [
      Value(todo.endTime?.description), Value(seconds: inferredAt), Value(rule),
      Value(exceptions),
      Value(seriesStart?.description), Value(occurrence?.description),
      .text(repeatFrom.rawValue), Value(seconds: todo.completedAt),
      Value(seconds: todo.pause?.since), Value(todo.pause?.until?.description),
    ]
  }
}
