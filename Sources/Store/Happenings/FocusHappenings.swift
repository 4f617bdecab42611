internal import Model
package import Planning
package import SQLite

/// How focus sessions stand, as far as that was not told.
extension Store {
  /// Sessions that stand otherwise than a cursor has it, without what a hook did to them last.
  func sessions(
    after signature: String,
    journal row: HappeningCursor.Row
  ) throws(DatabaseError) -> [Happening] {
    let first = signature.split(separator: " ").first.flatMap { Int($0) } ?? 0
    var found: [Happening] = []
    for session in try lastSessions(from: first) where session.signature != signature {
      guard try lastSource(of: session, after: row) != .hook else { continue }
      var happening = Happening(
        .focus,
        at: session.since,
        in: .focus(session.id, state: session.state.name),
        todo: session.todo
      )
      happening.reason = session.state.reason
      found.append(happening)
    }
    return found
  }

  /// The session that something happened to, as it stands now.
  package func focusSession(of happening: Happening) throws(DatabaseError) -> FocusSession? {
    guard case .focus(let id, _) = happening.place else { return nil }
    return try lastSessions(from: id).first { $0.id == id }
  }

  /// The latest sessions from a number on, at most 100, the earliest first.
  func lastSessions(from first: Int) throws(DatabaseError) -> [FocusSession] {
    try focusSessions("WHERE id >= ? ORDER BY id DESC LIMIT 100", [Value(first)]).reversed()
  }

  /// Who changed the session last, of what is behind a row of the journal.
  private func lastSource(
    of session: FocusSession,
    after row: HappeningCursor.Row
  ) throws(DatabaseError) -> ChangeSource? {
    try connection.first(
      """
      SELECT batch.source, \(SchemaText.noted("state", in: "after"))
        FROM change JOIN batch ON batch.id = change.batch_id
       WHERE (change.batch_id, change.number) > (?1, ?2) AND table_name = 'focus_session'
         AND row_id = ?3
       ORDER BY change.batch_id DESC, change.number DESC LIMIT 1
      """,
      [Value(row.id), Value(row.number), .text(String(session.id))]
    ) { ($0.text(0), $0.text(1)) }
    .flatMap { $0.1 == session.state.name ? ChangeSource(rawValue: $0.0) : nil }
  }
}

extension FocusSession {
  /// How it stands, in a line that another stand or another session never has.
  var signature: String {
    "\(id) \(startedAt.milliseconds) \(state.name) \(state.reason ?? "-") \(round)"
  }
}
