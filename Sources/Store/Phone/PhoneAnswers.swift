package import Model
internal import Planning
package import SQLite

/// Answers from the phone: the buttons of its messages, each by the token that the message carries.
extension TodoStore {
  /// When the message with this token went out, if it waits for its answer.
  package func awaitedSince(_ token: String) throws(DatabaseError) -> Instant? {
    try connection.first(
      "SELECT min(sent_at) FROM push WHERE token = ? AND state = 'sent'",
      [.text(token)]
    ) { $0.milliseconds(0) } ?? nil
  }

  /// Completes what a message stands for at this very moment, and tells what that was.
  ///
  /// What somebody has answered meanwhile has left the message: the next occurrence is not touched.
  package func complete(
    pushed token: String,
    doneAt: Instant,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    try change(BatchHeader(label: .complete, source: .push), at: now) {
      batch throws(DatabaseError) in
      let ids = try todos(pushed: token)
      try end(token)
      try markDone(ids, in: batch, source: .push, doneAt: doneAt, at: now)
      return ids
    }
  }

  /// Puts off what a message stands for at this very moment, and tells what that was.
  ///
  /// As the popup's button does: a heads-up to the due time at the latest, and what repeats to its
  /// next occurrence.
  package func snooze(
    pushed token: String,
    until moment: Instant,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    try change(BatchHeader(label: .snooze, source: .push), at: now) {
      batch throws(DatabaseError) in
      let rows = try rows(of: todos(pushed: token))
      try end(token)
      for row in rows {
        try snooze(row, until: later(row, until: moment, at: now), in: batch, by: .push, at: now)
      }
      return rows.map(\.todo.id)
    }
  }

  private func todos(pushed token: String) throws(DatabaseError) -> [Todo.ID] {
    try connection.all(
      """
      SELECT push.todo_id FROM push JOIN todo ON todo.id = push.todo_id
       WHERE token = ? AND state = 'sent' AND completed_at IS NULL AND paused_at IS NULL
       ORDER BY push.id
      """,
      [.text(token)]
    ) { $0.text(0) }
  }

  /// The button has cleared the message on the phone already: it is not to be taken from there.
  private func end(_ token: String) throws(DatabaseError) {
    try connection.run("DELETE FROM push WHERE token = ?", [.text(token)])
  }
}

/// What is remembered of the phone's server.
extension TodoStore {
  /// The last answer that was read, by the server's own name for it.
  package func lastPhoneAnswer() throws(DatabaseError) -> String? {
    try connection.first("SELECT answer FROM phone") { $0.textIfAny(0) } ?? nil
  }

  package func recordPhoneAnswer(_ id: String) throws(DatabaseError) {
    try connection.run(
      "INSERT INTO phone (only, answer) VALUES (1, ?1) ON CONFLICT (only) DO UPDATE SET answer = ?1",
      [.text(id)]
    )
  }

  /// Why the phone's server could not be asked last, by a name, and since when that is so.
  package func phoneTrouble() throws(DatabaseError) -> (name: String, since: Instant)? {
    try connection.first(
      "SELECT trouble, trouble_at FROM phone WHERE trouble IS NOT NULL AND trouble_at IS NOT NULL"
    ) { ($0.text(0), $0.milliseconds(1) ?? Instant(seconds: 0)) }
  }

  /// Notes why the phone's server cannot be asked, or that it can; whether that is news.
  package func recordPhoneTrouble(_ name: String?, at now: Instant) throws(DatabaseError) -> Bool {
    let before = try phoneTrouble()
    guard before?.name != name else { return false }
    let since = name == nil ? nil : before?.since ?? now
    try connection.run(
      """
      INSERT INTO phone (only, trouble, trouble_at) VALUES (1, ?1, ?2)
          ON CONFLICT (only) DO UPDATE SET trouble = ?1, trouble_at = ?2
      """,
      [Value(name), Value(milliseconds: since)]
    )
    // One trouble after the other is one stretch of not being reached.
    return before == nil && name != nil
  }
}
