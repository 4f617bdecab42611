import Model

/// Which reminders share a popup: what is late or simultaneous comes together once there is much
/// of it; medication never does.
extension Pass {
  /// The candidates in groups, one for each popup.
  func groups(_ candidates: [Candidate]) -> [[Candidate]] {
    let minutes = Dictionary(grouping: candidates.filter(mayShare), by: \.minute).mapValues(\.count)
    let together = candidates.filter { candidate in
      mayShare(candidate) && (candidate.isBacklog || minutes[candidate.minute, default: 0] > 1)
    }
    guard together.count >= max(2, policy.digestFrom) else { return candidates.map { [$0] } }
    let ids = Set(together.map(\.id))
    return candidates.filter { !ids.contains($0.id) }.map { [$0] } + [together]
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
