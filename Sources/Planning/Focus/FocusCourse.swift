package import Model

/// What becomes of a session while nobody says anything: its time passes, the screen is locked, the
/// machine sleeps, the clock is set.
extension FocusSession {
  /// The session as it is at `now`.
  ///
  /// A locked screen lets a round stand still, and so do sleep and a machine that was off; whoever is
  /// back within the hour goes on. A break runs on by the wall clock. Where nobody can tell whether it
  /// is locked (`nil`), a pause stays one.
  package func course(to now: Instant, isLocked: Bool? = nil) -> FocusSession {
    var session = self
    // Begun by a clock that was wrong, and set right while nobody saw it.
    session.since = min(session.since, now)
    session.pass(to: now)
    switch session.state {
    case .focusing: if isLocked == true { session.pause(.locked, at: now) }
    case .paused(.locked), .paused(.away): if isLocked == false { session.goOn(at: now) }
    case .paused(.asked), .timeUp, .resting, .rested, .ended: break
    }
    return session
  }

  /// The session after the machine slept, or was off, and has just come back.
  ///
  /// A round stands still from then on; one whose time was up before had ended.
  package func slept(from start: Instant, to end: Instant) -> FocusSession {
    guard since < end else { return self }
    var session = self
    let start = max(start, since)
    session.pass(to: start)
    session.pause(.away, at: max(start, session.since))
    return session
  }

  /// The session after the clock was set: what has passed has passed, whatever it shows now.
  package func clockSet(from old: Instant, to new: Instant) -> FocusSession {
    // One that was begun by the new clock already stays as it is.
    guard since <= old else { return self }
    var session = self
    session.since = since + new.since(old)
    return session
  }

  /// Lets time pass, and nothing else.
  private mutating func pass(to now: Instant) {
    guard let moment = changesAt, moment <= now else { return }
    switch state {
    case .focusing:
      elapsed = longestLength
      (state, since) = (.timeUp, moment)
    case .resting: (state, since) = (.rested, moment)
    // It ended when the person went, or did not answer: not an hour later.
    case .paused: state = .ended(.away)
    case .timeUp, .rested: state = .ended(.finished)
    case .ended: return
    }
    pass(to: now)
  }
}
