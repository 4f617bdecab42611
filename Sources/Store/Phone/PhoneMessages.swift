package import Model
package import Planning
package import SQLite

/// One message for the phone: a reminder, or several at once.
package struct PhoneMessage: Hashable, Sendable {
  /// Its name for the phone's server.
  package var name: String
  /// What an answer to it has to name.
  package var token: String
  package var reason: PhoneReminder.Reason?
  package var reminders: [PendingReminder]
}

/// The way of messages to the phone, for whoever speaks with its server.
extension TodoStore {
  /// The messages that are to go out, medication and the like first, then the oldest, with what is open
  /// of each still.
  package func messagesToSend() throws(DatabaseError) -> [PhoneMessage] {
    let rows = try connection.all(
      """
      SELECT message, token, reason, todo_id FROM push
       WHERE state = 'wanted' AND message IS NOT NULL AND token IS NOT NULL ORDER BY id LIMIT 500
      """
    ) { (name: $0.text(0), token: $0.text(1), reason: $0.textIfAny(2), todo: $0.text(3)) }
    var messages: [PhoneMessage] = []
    for row in rows {
      guard let pending = try pendingReminder(of: row.todo) else { continue }
      if let index = messages.firstIndex(where: { $0.name == row.name }) {
        messages[index].reminders.append(pending)
      } else {
        messages.append(
          PhoneMessage(
            name: row.name,
            token: row.token,
            reason: row.reason.flatMap(PhoneReminder.Reason.init),
            reminders: [pending]
          )
        )
      }
    }
    let isUrgent = { (message: PhoneMessage) in
      message.reminders.contains(where: \.reminder.isBreakthrough)
    }
    return messages.filter(isUrgent) + messages.filter { !isUrgent($0) }
  }

  /// Notes that a message is on the phone.
  ///
  /// What was answered while it was on its way is on the phone all the same, and is taken from there.
  package func recordSent(_ message: PhoneMessage, at now: Instant) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        """
        UPDATE push
           SET sent_at = ?2, asks = iif(state = 'wanted', 1, 0),
               next_at = iif(state = 'wanted', ?3, NULL),
               state = iif(state = 'wanted', 'sent', state)
         WHERE message = ?1 AND state IN ('wanted', 'answered')
        """,
        [
          .text(message.name), Value(milliseconds: now),
          Value(milliseconds: PhoneReminder.pause(afterAsks: 1, at: now)),
        ]
      )
      for pending in message.reminders {
        try note(.pushed, of: pending.todo.id, reason: message.reason?.rawValue, at: now)
      }
    }
  }

  /// Has the phone's server left alone until then.
  package func askPhoneNoSooner(than moment: Instant) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE push SET next_at = max(coalesce(next_at, 0), ?)
       WHERE state = 'wanted' OR sent_at IS NOT NULL
      """,
      [Value(milliseconds: moment)]
    )
  }

  /// The messages to be taken from the phone: everything in them was answered here, or is of an
  /// occurrence before the present one.
  ///
  /// Of the latter an answer may be there already: they stay until answers were read.
  package func messagesToClear(haveReadAnswers: Bool = true) throws(DatabaseError) -> [String] {
    try connection.all(
      """
      SELECT DISTINCT message FROM push AS own
       WHERE state = 'answered' AND sent_at IS NOT NULL AND message IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM push
                          WHERE message = own.message
                            AND (state = 'sent' OR token IS NOT NULL AND NOT ?))
       ORDER BY id LIMIT 100
      """,
      [Value(haveReadAnswers)]
    ) { $0.text(0) }
  }

  /// Lets go of what was answered here, and is in a message of which nothing else is left, or that
  /// others are left in.
  package func forgetAnswered(_ message: String) throws(DatabaseError) {
    try connection.run(
      "DELETE FROM push WHERE message = ? AND state = 'answered' AND sent_at IS NOT NULL",
      [.text(message)]
    )
  }

  /// Since when answers may have come; `nil` where none is waited for.
  package func oldestSent() throws(DatabaseError) -> Instant? {
    try connection.first(
      """
      SELECT min(sent_at) FROM push
       WHERE state = 'sent' OR state = 'answered' AND token IS NOT NULL
      """
    ) { $0.milliseconds(0) } ?? nil
  }

  private func pendingReminder(of id: Todo.ID) throws(DatabaseError) -> PendingReminder? {
    guard let row = try rows(of: [id]).first, row.todo.completedAt == nil, row.todo.pause == nil,
      let reminder = row.reminder, reminder.state != .closed
    else { return nil }
    return PendingReminder(
      todo: row.todo,
      reminder: reminder,
      dueAt: row.dueAt,
      zone: row.todo.due?.zoneName.flatMap(meaning.zones.zone)
    )
  }
}
