package import Model

// Civil times come to be other moments when the zone, the clock or tzdata changes. Snoozes, repeats
// and retries are instants of their own and stay.

extension Reminder {
  /// With the moment that its civil time has now.
  ///
  /// Accepts what waits for one: `scheduled` and `held` for their due time, and `shown` for the next
  /// occurrence. What was held for a moment that is to come once more is `scheduled` for it.
  package func rederived(to moment: Instant, at now: Instant) -> Reminder? {
    guard fireAt != nil else { return nil }
    var rederived = self
    rederived.fireAt = moment
    switch state {
    case .scheduled where againAt == nil, .held where againAt == nil:
      if moment > now { rederived.state = .scheduled }
    case .shown where againAt != nil && attempts == 0:
      rederived.againAt = moment
    case .scheduled, .held, .shown, .delivering, .snoozed, .closed:
      return nil
    }
    return rederived
  }

  /// With the moment that its civil time has now, where a claim has it on its way to the screen.
  ///
  /// Accepts `delivering`, but for what was put off or repeated, and what was claimed at its moment
  /// and is in flight: that has come. What is due no more waits again as it did before, and
  /// `attempts` does not count the claim. What was claimed ahead of its moment, to be shown anew,
  /// goes on its way.
  package func rederived(
    to moment: Instant,
    after claim: Claim,
    isInFlight: Bool,
    at now: Instant
  ) -> Reminder? {
    let awaitsOccurrence = againAt != nil && attempts <= 1 && claim.state == .shown
    guard state == .delivering, let before = fireAt, againAt == nil || awaitsOccurrence
    else { return nil }
    let wasDue = before <= claim.at
    guard !wasDue || !isInFlight else { return nil }
    var rederived = self
    rederived.fireAt = moment
    if awaitsOccurrence { rederived.againAt = moment }
    if wasDue && moment > now {
      rederived.attempts = max(0, attempts - 1)
      rederived.state = awaitsOccurrence ? .shown : .scheduled
    }
    return rederived
  }

  /// The claim with which a reminder set out for the screen.
  package struct Claim: Hashable, Sendable {
    package var at: Instant
    /// The state that it was claimed in; `nil` if that is not known any more.
    package var state: State?

    package init(at: Instant, in state: State?) {
      self.at = at
      self.state = state
    }
  }
}
