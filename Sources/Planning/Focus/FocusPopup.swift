package import Model

/// The contents of the one popup that tells of a focus session.
package struct FocusPopup: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The question whether to begin one.
    case offer
    case focusing, paused
    case timeUp = "time-up"
    case resting, rested
    /// It has ended while nobody was there.
    case endedAway = "ended-away"
  }

  package var kind: Kind
  package var todo: Todo.ID?
  /// The to-do that it is for; `nil` of a session for none in particular.
  package var title: String?
  package var firstStep: String?
  /// When the round or the break is over; `nil` where it counts up, or nothing runs.
  package var endsAt: Instant?
  /// Since when a round runs that counts up.
  package var startedAt: Instant?
  /// What is left of a round that stands still, or what a round has lasted that is over.
  package var duration: Duration?
  /// The number of the round, where there are to be several.
  package var round: Int?

  package init(kind: Kind, todo: Todo.ID? = nil, title: String? = nil) {
    (self.kind, self.todo, self.title) = (kind, todo, title)
  }

  /// What is to be told of a session as it is at `now`; `nil` where nothing is.
  package init?(_ state: FocusState, _ session: FocusSession, at now: Instant) {
    let kind: Kind? =
      switch session.state {
      case .focusing: .focusing
      case .paused: .paused
      case .timeUp: .timeUp
      case .resting: .resting
      case .rested: .rested
      case .ended(.away): .endedAway
      case .ended: nil
      }
    guard let kind else { return nil }
    self.init(kind: kind, todo: session.todo, title: state.title)
    if kind == .focusing { firstStep = state.firstStep }
    endsAt = session.endsAt
    if kind == .focusing, session.length == nil { startedAt = session.since - session.elapsed }
    switch kind {
    case .paused: duration = session.left(at: now)
    case .timeUp, .endedAway: duration = session.elapsed(at: now)
    case .offer, .focusing, .resting, .rested: break
    }
    if session.method == .pomodoro, kind != .endedAway { round = session.round }
  }

  /// Whether it asks for an answer that is not urgent, and goes by itself.
  package var isPassing: Bool { kind == .offer || kind == .endedAway }
}
