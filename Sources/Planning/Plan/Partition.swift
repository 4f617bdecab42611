import Model

/// The candidates that may be shown now, and those that wait for a better moment.
struct Partition {
  /// One group for each popup.
  var groups: [[Candidate]] = []
  /// Candidates that are due and may not be shown, by the reason.
  var held: [HoldReason: [Candidate]] = [:]
  /// The first moment at which a reason may have gone that no signal tells of.
  var until: Instant?
}

/// Which reminders the surroundings, the quiet and the nudge budget let through.
///
/// Medication and the like ignores every hold, but for a server that shows nothing at all. What was on screen before and only comes anew there
/// says nothing new, and is never held.
extension Pass {
  /// The candidates in the groups in which they are shown, and those that wait.
  func partition(_ candidates: [Candidate]) -> Partition {
    var partition = Partition()
    for candidate in candidates {
      if let reason = reasonToWait(candidate) {
        partition.held[reason, default: []].append(candidate)
      }
    }
    let welcome =
      partition.held.isEmpty ? candidates : candidates.filter { reasonToWait($0) == nil }
    var nudges = nudgesLeft
    for group in groups(welcome) {
      guard isNudge(group) else {
        partition.groups.append(group)
        continue
      }
      if nudges > 0 {
        nudges -= 1
        partition.groups.append(group)
      } else {
        partition.held[.nudgeBudget, default: []] += group.filter { !$0.isQuiet }
        let quiet = group.filter(\.isQuiet)
        if !quiet.isEmpty { partition.groups.append(quiet) }
      }
    }
    partition.groups = fitted(partition.groups)
    // An occurrence comes at its clock time, whatever the quiet keeps back of the one before.
    let occurrences = partition.held[.quietHours, default: []].map {
      comingOccurrence(of: $0.pending, after: now - .minutes(1))
    }
    partition.until =
      (occurrences + [
        partition.held[.quietHours] == nil ? nil : quietEnd,
        partition.held[.nudgeBudget] == nil ? nil : budgetFreeAt,
      ]).compactMap(\.self).min()
    return partition
  }

  /// When the quiet that holds now ends, if there is any.
  var quietEnd: Instant? { state.quiet.end(at: now, in: zone) }

  /// The reason in the surroundings not to show it now, if there is one.
  private func reasonToWait(_ candidate: Candidate) -> HoldReason? {
    if surroundings.isSwitchedOff { return .switchedOff }
    guard !candidate.pending.reminder.isBreakthrough, !candidate.isQuiet else { return nil }
    // What the session is for asks for itself, by the session's own popup.
    if let focus, !focus.isEnded, focus.todo == candidate.id { return .focus }
    if surroundings.isLocked { return .locked }
    if surroundings.isDoNotDisturb { return .doNotDisturb }
    if focus?.holdsReminders == true { return .focus }
    return quietEnd != nil && !isAtStatedClock(candidate) ? .quietHours : nil
  }

  /// Whether it is shown for the first time, at a clock time that the person stated.
  private func isAtStatedClock(_ candidate: Candidate) -> Bool {
    guard candidate.kind == .due || candidate.kind == .headsUp else { return false }
    return switch candidate.pending.todo.due {
    case .floating(_, let time), .zoned(_, let time, _): time != nil
    case .absolute: true
    case nil: false
    }
  }

  /// Whether a popup counts against the budget: repeats, late ones, questions, and digests of
  /// what waited.
  ///
  /// Reminders that only come anew in the same popup make no difference.
  private func isNudge(_ group: [Candidate]) -> Bool {
    let news = group.filter { !$0.isQuiet }
    return !news.isEmpty
      && news.allSatisfy { candidate in
        !candidate.pending.reminder.isBreakthrough
          && (candidate.kind.isNudge || group.count > 1 && candidate.isBacklog)
      }
  }

  /// The nudges of the hour before now, oldest first.
  private var recentNudges: [Instant] {
    state.nudges.filter { $0 > now - .minutes(60) && $0 <= now }.sorted()
  }

  private var nudgesLeft: Int { max(0, policy.nudgesPerHour - recentNudges.count) }

  /// When the hour's budget has room again.
  private var budgetFreeAt: Instant? {
    let recent = recentNudges
    let first = recent.count - policy.nudgesPerHour
    guard recent.indices.contains(first) else { return nil }
    return recent[first] + .minutes(60)
  }
}

extension PopupPlan.Kind {
  /// Whether a single one of it comes at no moment of the to-do's own.
  fileprivate var isNudge: Bool {
    switch self {
    case .again, .late, .checkIn: true
    case .due, .headsUp, .digest: false
    }
  }
}
