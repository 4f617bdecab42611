import Model

/// Which reminders share a popup: what is late or simultaneous comes together once there is much
/// of it; medication never does.
extension Pass {
  /// The candidates in groups, one for each popup.
  func groups(_ candidates: [Candidate]) -> [[Candidate]] {
    // There may be tens of thousands: each is copied once.
    var minutes: [Int64: Int] = [:]
    for candidate in candidates where mayShare(candidate) {
      minutes[candidate.minute, default: 0] += 1
    }
    func isOfMany(_ candidate: Candidate) -> Bool {
      mayShare(candidate)
        && (candidate.isBacklog || isGathering && isRepeat(candidate)
          || minutes[candidate.minute, default: 0] > 1)
    }
    let count = candidates.count(where: isOfMany)
    guard count >= (isGathering ? 2 : max(2, policy.digestFrom)) else {
      return candidates.map { [$0] }
    }
    guard count < candidates.count else { return [candidates] }
    let alone = candidates.lazy.filter { !isOfMany($0) }.map { [$0] }
    return alone + [candidates.filter(isOfMany)]
  }

  private func mayShare(_ candidate: Candidate) -> Bool {
    !candidate.pending.reminder.isBreakthrough
  }
}

extension PopupPlan {
  /// One popup for a group: a single of its kind, or a digest that sounds if any of it is news.
  init(_ group: [Candidate], replaces: PopupID? = nil) {
    self.init(
      kind: group.count == 1 ? group[0].kind : .digest,
      reminders: group.map(\.pending),
      replaces: replaces,
      isQuiet: group.allSatisfy(\.isQuiet)
    )
  }
}

extension Candidate {
  /// The minute of its moment, counted from 1970.
  fileprivate var minute: Int64 {
    Instant(milliseconds: moment.milliseconds).seconds.dividedDown(by: 60)
  }
}

extension Int64 {
  /// Division that rounds towards the past.
  fileprivate func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
