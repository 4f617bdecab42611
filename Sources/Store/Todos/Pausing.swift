package import Model
package import SQLite

extension Store {
  /// Pauses series as one batch: they do not ring until they are resumed, or until `until` comes.
  ///
  /// One that pauses already takes on the new end.
  package func pause(
    _ ids: [Todo.ID],
    until: CivilDateTime?,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> [TodoRow] {
    let header = BatchHeader(label: .pause, source: source)
    _ = try inPieces(ids, as: header, at: now) { id, batch throws(DatabaseError) in
      guard try isOpen(id) else { return }
      try changingReminder(of: id, in: batch) { () throws(DatabaseError) in
        try connection.run(
          """
          UPDATE todo SET paused_at = coalesce(paused_at, ?), paused_until = ? WHERE id = ?
          """,
          [.integer(now.seconds), Value(until?.description), .text(id)]
        )
      }
      try note(.paused, of: id, reason: until?.description, at: now)
    }
    return try rows(of: ids)
  }

  /// Has paused series go on as one batch, from `now` on: what fell into the pause is passed over.
  package func resume(
    _ ids: [Todo.ID],
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> [TodoRow] {
    let header = BatchHeader(label: .resume, source: source)
    _ = try inPieces(ids, as: header, at: now) { id, _ throws(DatabaseError) in
      try connection.run(
        "UPDATE todo SET paused_at = NULL WHERE id = ? AND paused_at IS NOT NULL",
        [.text(id)]
      )
      guard connection.changes > 0 else { return }
      try note(.resumed, of: id, reason: source.rawValue, at: now)
    }
    return try rows(of: ids)
  }
}

/// Pauses that end by themselves.
extension Store {
  /// Has series go on whose pause has come to its end; only within a transaction.
  ///
  /// They go on from that end, so what has come since is not passed over. `cause` is the batch that
  /// brought such a pause back, if one did: what takes that batch back takes this back first. True
  /// if there are more of them.
  func endPauses(causedBy cause: Int?, at now: Instant) throws(DatabaseError) -> Bool {
    let ended = try endedPauses(at: now)
    for (id, until) in ended {
      do throws(DatabaseError) {
        try connection.isolated { () throws(DatabaseError) in
          try endPause(of: id, until: until, causedBy: cause, at: now)
        }
      } catch {
        guard error.isOfOneRow else { throw error }
        unresumable.insert(id)
      }
    }
    return ended.count >= Unsettled.slice
  }

  private func endPause(
    of id: Todo.ID,
    until: CivilDateTime,
    causedBy cause: Int?,
    at now: Instant
  ) throws(DatabaseError) {
    let header = BatchHeader(kind: .settle, label: .settle, source: .settle, causedBy: cause)
    let batch = try begin(header, at: now)
    try connection.run("UPDATE todo SET paused_at = NULL WHERE id = ?", [.text(id)])
    try end(batch)
    try connection.run(
      "UPDATE unsettled SET resumed_from = ? WHERE todo_id = ?",
      [Value(seconds: meaning.zones.current().instant(of: until)), .text(id)]
    )
    try note(.resumed, of: id, reason: "until", at: now)
  }

  /// Open to-dos whose pause has come to its end, with that end; a slice of them.
  func endedPauses(at now: Instant) throws(DatabaseError) -> [(id: Todo.ID, until: CivilDateTime)] {
    let civil = Store.withSeconds(meaning.zones.current().civil(at: now))
    return try connection.all(
      """
      SELECT id, paused_until FROM todo
       WHERE paused_at IS NOT NULL AND paused_until <= ? AND completed_at IS NULL LIMIT ?
      """,
      [.text(civil), Value(Unsettled.slice + unresumable.count)]
    ) { row in
      StoredTodo.civil(row.text(1)).map { (id: row.text(0), until: $0) }
    }
    .compactMap(\.self).filter { !unresumable.contains($0.id) }
  }

  /// When the first pause after `now` ends by itself.
  func nextPauseEnd(after now: Instant) throws(DatabaseError) -> Instant? {
    let zone = meaning.zones.current()
    let until = try connection.first(
      """
      SELECT paused_until FROM todo
       WHERE paused_at IS NOT NULL AND paused_until > ? AND completed_at IS NULL
       ORDER BY paused_until LIMIT 1
      """,
      [.text(Store.withSeconds(zone.civil(at: now)))]
    ) { StoredTodo.civil($0.text(0)) }
    guard let until = until ?? nil else { return nil }
    let end = zone.instant(of: until)
    return end > now ? end : nil
  }

  /// `YYYY-MM-DDTHH:MM:SS`: the same moment without its seconds, as others may write it, stands
  /// before it, not after.
  private static func withSeconds(_ civil: CivilDateTime) -> String {
    let text = civil.description
    return civil.time.second == 0 ? text + ":00" : text
  }
}
