package import Model
package import SQLite

/// A reminder that came up or was held, with everything until its answer.
package struct Arrival: Hashable, Sendable {
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
  /// How often it was shown.
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

extension Arrival {
  /// Whether it can still be answered.
  package var isWaiting: Bool { outcome == .waiting || outcome == .held }
}

extension Store {
  /// What came up or was held from `since` on, and what came of each; the newest last.
  package func arrivals(since: Instant, at now: Instant) throws(DatabaseError) -> [Arrival] {
    let ids = try connection.all(
      """
      SELECT DISTINCT todo_id FROM delivery
       WHERE at >= ? AND at <= ? AND event IN ('shown', 'held') AND todo_id IS NOT NULL
      """,
      [Value(milliseconds: since), Value(milliseconds: now)]
    ) { $0.text(0) }
    return try stories(of: ids, since: since, at: now)
      .flatMap { $0.arrivals(since: since) }
      .sorted { ($0.at, $0.title) < ($1.at, $1.title) }
  }
}

extension Story {
  /// Each time that it came up from `since` on, with what came of it.
  func arrivals(since: Instant) -> [Arrival] {
    var arrivals: [Arrival] = []
    var open: Arrival?
    for happening in happenings where happening.at >= since {
      switch happening.kind {
      case .shown, .held:
        var arrival = open ?? Arrival(happening, of: self)
        if happening.kind == .shown {
          arrival.times += 1
          arrival.outcome = .waiting
        } else {
          arrival.wasHeld = true
          arrival.outcome = .held
        }
        open = arrival
      default:
        guard var arrival = open, let outcome = Arrival.Outcome(happening.kind) else { continue }
        arrival.outcome = outcome
        arrival.outcomeAt = happening.at
        arrival.until = happening.until
        arrival.source = happening.source
        arrivals.append(arrival)
        open = nil
      }
    }
    return arrivals + (open.map { [$0] } ?? [])
  }
}

extension Arrival {
  fileprivate init(_ happening: Happening, of story: Story) {
    self.init(
      at: happening.at,
      todo: story.id,
      handle: story.handle,
      title: story.title,
      times: 0,
      wasHeld: false,
      outcome: .waiting
    )
  }
}

extension Arrival.Outcome {
  /// What an answer makes of it; `nil` if it answers nothing.
  fileprivate init?(_ kind: Happening.Kind) {
    switch kind {
    case .snoozed: self = .snoozed
    case .began: self = .doing
    case .done: self = .done
    case .skipped: self = .skipped
    case .paused: self = .paused
    case .ended: self = .ended
    case .moved: self = .moved
    case .deleted: self = .deleted
    case .captured, .fellDue, .shown, .refused, .held, .closed, .withdrawn, .unsnoozed, .unbegun,
      .reopened, .restored, .resumed, .slept, .off, .stopped, .clockSet, .zoneChanged:
      return nil
    }
  }
}
