package import Model

/// A line of the ledger: what was done about a reminder, or why it was put off.
package struct LedgerEntry: Hashable, Sendable {
  package enum Event: String, CaseIterable, Hashable, Sendable {
    case claimed, shown, refused, held, withdrawn, closed, snoozed, completed, briefed
    /// An occurrence was passed over; a series paused, went on, or came to its end.
    case skipped, paused, resumed, ended
  }

  package var at: Instant
  package var todo: Todo.ID?
  package var event: Event
  package var reason: String?

  package init(at: Instant, todo: Todo.ID?, event: Event, reason: String? = nil) {
    self.at = at
    self.todo = todo
    self.event = event
    self.reason = reason
  }
}

extension Store {
  /// The ledger of a to-do, oldest first.
  package func ledger(of id: Todo.ID) throws(StoreError) -> [LedgerEntry] {
    try connection.all(
      "SELECT at, event, reason FROM delivery WHERE todo_id = ? ORDER BY id",
      [.text(id)]
    ) { row -> LedgerEntry? in
      guard let event = LedgerEntry.Event(rawValue: row.text(1)) else { return nil }
      return LedgerEntry(
        at: Instant(milliseconds: Int64(row.integer(0))),
        todo: id,
        event: event,
        reason: row.textIfAny(2)
      )
    }
    .compactMap(\.self)
  }

  /// Adds a line to the ledger; only within a transaction.
  func note(
    _ event: LedgerEntry.Event,
    of todo: Todo.ID?,
    reason: String?,
    at now: Instant
  ) throws(StoreError) {
    try connection.run(
      "INSERT INTO delivery (at, todo_id, event, reason) VALUES (?, ?, ?, ?)",
      [Value(milliseconds: now), Value(todo), .text(event.rawValue), Value(reason)]
    )
  }
}
