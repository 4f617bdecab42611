package import Model

/// The changes of a session that a person asks for; one that makes no sense in its state leaves it as
/// it is.
extension FocusSession {
  /// Lets the time stand still.
  package mutating func pause(_ reason: PauseReason = .asked, at now: Instant) {
    guard state == .focusing else { return }
    elapsed = elapsed(at: now)
    (state, since) = (.paused(reason), now)
  }

  /// Goes on after a pause; after a question, or in a break, with the next round.
  package mutating func goOn(at now: Instant) {
    switch state {
    case .paused: (state, since) = (.focusing, now)
    case .timeUp, .resting, .rested: beginRound(at: now)
    case .focusing, .ended: break
    }
  }

  /// Gives the round more time, also one whose time is up.
  ///
  /// A round that counts up has all the time there is until it asks.
  package mutating func extend(by duration: Duration, at now: Instant) {
    switch state {
    case .focusing, .paused: if length != nil { more += duration }
    case .timeUp:
      more += duration
      (state, since) = (.focusing, now)
    case .resting, .rested, .ended: break
    }
  }

  /// Begins a break.
  package mutating func takeBreak(_ policy: Policy.Focus, at now: Instant) {
    switch state {
    case .focusing, .paused, .timeUp:
      elapsed = elapsed(at: now)
      rest = .minutes(isLongBreakNext(policy) ? policy.longBreak : policy.shortBreak)
      (state, since) = (.resting, now)
    case .resting, .rested, .ended: break
    }
  }

  /// Ends the session.
  package mutating func end(_ ending: Ending, at now: Instant) {
    guard !isEnded else { return }
    elapsed = elapsed(at: now)
    (state, since) = (.ended(ending), now)
  }

  private func isLongBreakNext(_ policy: Policy.Focus) -> Bool {
    method == .pomodoro && round.isMultiple(of: max(1, policy.rounds))
  }

  private mutating func beginRound(at now: Instant) {
    before += elapsed
    (elapsed, more) = (.zero, .zero)
    round += 1
    (state, since) = (.focusing, now)
  }
}
