package import Model
internal import Planning
package import SQLite

/// What a message stood for whose series has gone on since: nobody has answered it here, and an answer
/// counts if it was given before the next occurrence came.
private struct PassedOver {
  let todo: Todo.ID
  let row: Int
  /// When it had come to the phone.
  let since: Instant
}

/// Answers from the phone: the buttons of its messages, each by the token that the message carries.
extension TodoStore {
  /// When the message with this token went out, if it waits for its answer.
  package func awaitedSince(_ token: String) throws(DatabaseError) -> Instant? {
    try connection.first(
      "SELECT min(sent_at) FROM push WHERE token = ? AND state IN ('sent', 'answered')",
      [.text(token)]
    ) { $0.milliseconds(0) } ?? nil
  }

  /// Completes what a message stands for, and tells what that was.
  ///
  /// What somebody has answered meanwhile has left the message: the next occurrence is not touched. Of a
  /// series that has gone on unanswered, the occurrence of the message is done if the button was pressed
  /// before the next one came, and that one waits for its own answer.
  package func complete(
    pushed token: String,
    doneAt: Instant,
    at now: Instant
  ) throws -> [Todo.ID] {
    try together(label: .complete, source: .push, at: now) {
      let passed = try passedOver(by: token, doneAt: doneAt)
      let later = try passed.flatMap(laterMessages)
      let done = try change(BatchHeader(label: .complete, source: .push), at: now) {
        batch throws(DatabaseError) in
        let ids = try todos(pushed: token) + passed.map(\.todo)
        try end(token)
        try markDone(ids, in: batch, source: .push, doneAt: doneAt, at: now)
        return ids
      }
      // What is done is another occurrence than theirs.
      for message in later { try putBack(message) }
      return done
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

  /// What a message stood for, as far as it is as the message said: at the occurrence before the present
  /// one, whose time had not come when the button was pressed.
  private func passedOver(
    by token: String,
    doneAt: Instant
  ) throws(DatabaseError) -> [PassedOver] {
    let found = try connection.all(
      """
      SELECT push.todo_id, push.id, max(push.since, push.sent_at)
        FROM push JOIN todo ON todo.id = push.todo_id
       WHERE token = ? AND state = 'answered' AND sent_at IS NOT NULL
         AND completed_at IS NULL AND paused_at IS NULL
       ORDER BY push.id
      """,
      [.text(token)]
    ) { PassedOver(todo: $0.text(0), row: $0.integer(1), since: $0.milliseconds(2) ?? doneAt) }
    var passed: [PassedOver] = []
    for one in found {
      guard let todo = try rows(of: [one.todo]).first?.todo,
        let coming = todo.comingOccurrence(after: one.since, in: calendar), doneAt < coming
      else { continue }
      passed.append(one)
    }
    return passed
  }

  /// The rows of later occurrences than one that was passed over, whole.
  private func laterMessages(_ passed: PassedOver) throws(DatabaseError) -> [[Value]] {
    try connection.all(
      "SELECT id, state, token, next_at, asks FROM push WHERE todo_id = ? AND id > ?",
      [.text(passed.todo), Value(passed.row)]
    ) { row in (0..<5).map { row.value($0) } }
  }

  private func putBack(_ message: [Value]) throws(DatabaseError) {
    try connection.run(
      "UPDATE push SET state = ?2, token = ?3, next_at = ?4, asks = ?5 WHERE id = ?1",
      message
    )
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
