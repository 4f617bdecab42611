package import Model
internal import Planning
package import SQLite

/// A reminder that came up or was held, with everything until its answer.
package struct DeliveredReminder: Hashable, Sendable {
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// Shown, and nobody has answered yet.
    case waiting
    /// Kept back still.
    case held
    case snoozed, doing, done, skipped, paused, ended, moved, deleted
  }

  /// When it came up first, or was held first.
  package var at: Instant
  package var todo: Todo.ID
  package var handle: String
  package var title: String
  /// How often it was shown; 0 where it was only handed over.
  package var times: Int
  /// Whether it was kept back before it could be shown.
  package var wasHeld: Bool
  package var outcome: Outcome
  /// When the answer came; `nil` while it waits.
  package var outcomeAt: Instant?
  /// Until when it was put off, or when it was to be asked about.
  package var until: Instant?
  /// Who answered.
  package var source: ChangeSource?
}

extension DeliveredReminder {
  /// Whether it can still be answered.
  package var isWaiting: Bool { outcome == .waiting || outcome == .held }
}

extension Store {
  /// Lists the reminders that came up or were held from `since` on, each with its outcome; the
  /// newest last.
  package func deliveredReminders(since: Instant, at now: Instant) throws(DatabaseError)
    -> [DeliveredReminder]
  {
    let ids = try connection.all(
      """
      SELECT DISTINCT todo_id FROM delivery
       WHERE at >= ? AND at <= ? AND event IN ('shown', 'held') AND todo_id IS NOT NULL
      """,
      [Value(milliseconds: since), Value(milliseconds: now)]
    ) { $0.text(0) }
    return try histories(of: ids, since: since, at: now)
      .flatMap { $0.deliveredReminders(since: since) }
      .sorted { ($0.at, $0.title) < ($1.at, $1.title) }
  }
}

extension History {
  /// Each time that it came up from `since` on, with what came of it.
  func deliveredReminders(since: Instant) -> [DeliveredReminder] {
    var deliveredReminders: [DeliveredReminder] = []
    var open: DeliveredReminder?
    for event in events where event.at >= since {
      switch event.kind {
      case .shown, .held:
        var delivered = open ?? DeliveredReminder(event, of: self)
        if event.kind == .shown {
          // What a server took in Do-Not-Disturb perhaps nobody could see.
          if event.obstacle != .doNotDisturb { delivered.times += 1 }
          delivered.outcome = .waiting
        } else {
          delivered.wasHeld = true
          delivered.outcome = .held
        }
        open = delivered
      case .reopened, .restored, .unsnoozed, .unbegun:
        // The answer was taken back.
        guard open == nil, !deliveredReminders.isEmpty else { continue }
        var delivered = deliveredReminders.removeLast()
        delivered.answer(.waiting, nil)
        open = delivered
      default:
        guard let outcome = DeliveredReminder.Outcome(event.kind) else { continue }
        let isPutOff = deliveredReminders.last.map(\.isPutOff) ?? false
        guard var delivered = open ?? (isPutOff ? deliveredReminders.removeLast() : nil)
        else { continue }
        delivered.answer(outcome, event)
        deliveredReminders.append(delivered)
        open = nil
      }
    }
    return deliveredReminders + (open.map { [$0] } ?? [])
  }
}

extension DeliveredReminder {
  /// Whether a later answer says more than the one it has.
  fileprivate var isPutOff: Bool { outcome == .snoozed || outcome == .doing }

  fileprivate mutating func answer(_ outcome: Outcome, _ event: HistoryEvent?) {
    self.outcome = outcome
    outcomeAt = event?.at
    until = event?.until
    source = event?.source
  }

  fileprivate init(_ event: HistoryEvent, of history: History) {
    self.init(
      at: event.at,
      todo: history.id,
      handle: history.handle,
      title: history.title,
      times: 0,
      wasHeld: false,
      outcome: .waiting
    )
  }
}

extension DeliveredReminder.Outcome {
  /// The outcome that an answer makes of it; `nil` for an event that answers nothing.
  fileprivate init?(_ kind: HistoryEvent.Kind) {
    switch kind {
    case .snoozed: self = .snoozed
    case .began: self = .doing
    case .done: self = .done
    case .skipped: self = .skipped
    case .paused: self = .paused
    case .ended: self = .ended
    case .moved: self = .moved
    case .deleted: self = .deleted
    case .captured, .fellDue, .shown, .refused, .held, .closed, .pushed, .pushDropped, .withdrawn,
      .unsnoozed, .unbegun,
      .reopened, .restored, .resumed, .slept, .off, .stopped, .clockSet, .zoneChanged:
      return nil
    }
  }
}
