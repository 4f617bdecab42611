package import Model
package import SQLite

/// A line of the ledger: what was done about a reminder, or why it was put off.
package struct LedgerEntry: Hashable, Sendable {
  package enum Event: String, CaseIterable, Hashable, Sendable {
    case claimed, shown, refused, held, withdrawn, closed, snoozed, completed, briefed
    /// The evening of a day was told of.
    case wrappedUp = "wrapped-up"
    /// An event of a calendar was told before it began; the reason names it.
    case announced
    /// An occurrence was passed over; a series paused, went on, or came to its end.
    case skipped, paused, resumed, ended
    /// The person said to be doing it.
    case began
    /// It went to the phone; the day had had as many messages as it may have.
    case pushed
    case pushDropped = "push-dropped"
    /// Of no to-do: what kept every reminder back, or gave the moments other names.
    case slept, off, stopped
    case clockSet = "clock-set"
    case zoneChanged = "zone-changed"
  }

  /// The answer, where an event has several.
  package enum Answer: Hashable, Sendable {
    case notToday
    /// A newer program's.
    case unknown(String)
  }

  package var at: Instant
  package var todo: Todo.ID?
  package var event: Event
  package var reason: String?
  /// Until when it was put off, or when it was to be asked about; `nil` of any other event, and of
  /// entries of the first version.
  package var until: Instant?
  package var answer: Answer?

  package init(
    at: Instant,
    todo: Todo.ID?,
    event: Event,
    reason: String? = nil,
    until: Instant? = nil,
    answer: Answer? = nil
  ) {
    self.at = at
    self.todo = todo
    self.event = event
    self.reason = reason
    self.until = until
    self.answer = answer
  }
}

extension LedgerEntry {
  /// Who did it: `popup`, `cli` or another program; `nil` where the reason says something else.
  package var source: ChangeSource? {
    switch event {
    case .completed, .resumed, .snoozed, .began: reason.map(ChangeSource.init)
    default: nil
    }
  }
}

extension LedgerEntry.Answer: RawRepresentable {
  package init(rawValue: String) {
    self = rawValue == Self.notToday.rawValue ? .notToday : .unknown(rawValue)
  }

  package var rawValue: String {
    switch self {
    case .notToday: "not-today"
    case .unknown(let answer): answer
    }
  }
}

extension Store {
  /// The ledger of a to-do, oldest first.
  package func ledger(of id: Todo.ID) throws(DatabaseError) -> [LedgerEntry] {
    try ledger("WHERE todo_id = ? ORDER BY id", [.text(id)])
  }

  /// The lines of the ledger that a condition lets through; what a newer program noted is left out.
  func ledger(_ condition: String, _ values: [Value]) throws(DatabaseError) -> [LedgerEntry] {
    try connection.all(
      "SELECT at, event, reason, todo_id, until, answer FROM delivery \(condition)",
      values
    ) { row -> LedgerEntry? in
      guard let event = LedgerEntry.Event(rawValue: row.text(1)) else { return nil }
      return LedgerEntry(
        at: Instant(keptMilliseconds: row.integer(0)),
        todo: row.textIfAny(3),
        event: event,
        reason: row.textIfAny(2),
        until: row.milliseconds(4),
        answer: row.textIfAny(5).map(LedgerEntry.Answer.init)
      )
    }
    .compactMap(\.self)
  }

  /// Adds a line to the ledger; only within a transaction.
  func note(
    _ event: LedgerEntry.Event,
    of todo: Todo.ID?,
    reason: String?,
    until moment: Instant? = nil,
    answer: LedgerEntry.Answer? = nil,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO delivery (at, todo_id, event, reason, until, answer) VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        Value(milliseconds: now), Value(todo), .text(event.rawValue),
        // A server may give megabytes of them, with each try.
        Value(reason.map { String($0.prefix(200)) }),
        Value(milliseconds: moment), Value(answer?.rawValue),
      ]
    )
  }
}
