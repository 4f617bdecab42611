package import Model

/// A line of the ledger: what was done about a reminder, or why it was put off.
package struct LedgerEntry: Hashable, Sendable {
  package enum Event: String, CaseIterable, Hashable, Sendable {
    case claimed, shown, refused, held, withdrawn, closed, snoozed, completed, briefed
    /// An occurrence was passed over; a series paused, went on, or came to its end.
    case skipped, paused, resumed, ended
    /// The person said to be doing it.
    case began
    /// Of no to-do: what kept every reminder back, or gave the moments other names.
    case slept, off, stopped
    case clockSet = "clock-set"
    case zoneChanged = "zone-changed"
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

extension LedgerEntry {
  /// An answer that the ledger tells from others of its kind.
  enum Answer: String {
    case notToday = "not-today"
  }

  /// The reason of a snooze: who put it off, until when, in milliseconds UTC, and how it was said.
  static func reason(
    _ source: String,
    until moment: Instant,
    answer: Answer? = nil
  ) -> String {
    ["\(source) \(moment.milliseconds)", answer?.rawValue].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Until when it was put off, or when it was to be asked about; `nil` of any other event, and of
  /// entries of the first version.
  package var until: Instant? { part(1).flatMap { Int64($0) }.map { Instant(milliseconds: $0) } }

  /// What was said, where the event has several answers.
  var answer: String? { part(2) }

  private func part(_ index: Int) -> String? {
    guard event == .snoozed || event == .began, let parts = reason?.split(separator: " "),
      parts.indices.contains(index)
    else { return nil }
    return String(parts[index])
  }

  /// Who did it: `popup`, `cli` or another program; `nil` where the reason says something else.
  package var source: String? {
    switch event {
    case .completed, .resumed: reason
    case .snoozed, .began: part(0)
    default: nil
    }
  }
}

extension Store {
  /// The ledger of a to-do, oldest first.
  package func ledger(of id: Todo.ID) throws(StoreError) -> [LedgerEntry] {
    try ledger("WHERE todo_id = ? ORDER BY id", [.text(id)])
  }

  /// The lines of the ledger that a condition lets through; what a newer program noted is left out.
  func ledger(_ condition: String, _ values: [Value]) throws(StoreError) -> [LedgerEntry] {
    try connection.all("SELECT at, event, reason, todo_id FROM delivery \(condition)", values) {
      row -> LedgerEntry? in
      guard let event = LedgerEntry.Event(rawValue: row.text(1)) else { return nil }
      return LedgerEntry(
        at: Instant(milliseconds: Int64(row.integer(0))),
        todo: row.textIfAny(3),
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
