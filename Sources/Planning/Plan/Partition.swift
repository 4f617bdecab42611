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
/// Medication and the like ignores every hold, but for a server that shows nothing at all. What was on
/// screen before and only comes anew there says nothing new, and is never held.
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
    partition.groups = fitted(gathered(partition.groups))
    // An occurrence comes at its clock time, whatever is kept back of the one before.
    let ends: [HoldReason: Instant?] = [
      .quietHours: quietEnd, .night: nightEnd, .nudgeBudget: budgetFreeAt,
      .unanswered: state.unanswered?.nextGathering(after: now, first: policy.gathersAfter),
    ]
    let moments = ends.flatMap { reason, end -> [Instant?] in
      guard let held = partition.held[reason] else { return [] }
      return [end] + held.map { comingOccurrence(of: $0.pending, after: now - .minutes(1)) }
    }
    partition.until = moments.compactMap(\.self).min()
    return partition
  }

  /// The groups with what goes along with repeats that come together: the others of their popups, and
  /// where nobody answers all that has been on the screen for a while.
  private func gathered(_ groups: [[Candidate]]) -> [[Candidate]] {
    let place = groups.firstIndex { group in
      group.contains(where: isRepeat) && (group.count > 1 || isGathering)
    }
    guard let place else { return groups }
    var groups = groups
    let coming = Set(groups.joined().map(\.id))
    let left = Set(groups[place].compactMap(\.pending.reminder.popup))
    let along = state.pending.filter { pending in
      guard let popup = pending.reminder.popup, popup.server == surroundings.server,
        isOpen(pending), !isObsolete(pending), !coming.contains(pending.todo.id),
        !pending.reminder.isBreakthrough
      else { return false }
      let isOld = pending.reminder.shownAt.map { now.since($0) >= .minutes(10) } ?? true
      return left.contains(popup) || isGathering && isOld
    }
    groups[place] += along.map(quietly)
    return groups
  }

  /// When the quiet that holds now ends, if there is any.
  var quietEnd: Instant? { state.quiet.end(at: now, in: zone) }

  private var nightEnd: Instant? { policy.nightEnd(at: now, in: zone) }

  /// Whether nobody has answered for so long that repeats come together.
  var isGathering: Bool {
    state.unanswered?.isLong(at: now, first: policy.gathersAfter) ?? false
  }

  /// Whether it comes once more of itself, because nobody answered.
  func isRepeat(_ candidate: Candidate) -> Bool {
    let reminder = candidate.pending.reminder
    let claims = reminder.state == .delivering ? 1 : 0
    return candidate.kind == .again && !candidate.isQuiet && !reminder.isBreakthrough
      && reminder.attempts > claims
  }

  /// The reason in the surroundings not to show it now, if there is one.
  private func reasonToWait(_ candidate: Candidate) -> HoldReason? {
    if surroundings.isSwitchedOff { return .switchedOff }
    guard !candidate.pending.reminder.isBreakthrough, !candidate.isQuiet else { return nil }
    // What the session is for asks for itself, by the session's own popup.
    if let focus, !focus.isEnded, focus.todo == candidate.id { return .focus }
    if surroundings.isLocked { return .locked }
    if surroundings.isDoNotDisturb { return .doNotDisturb }
    if focus?.holdsReminders == true { return .focus }
    if quietEnd != nil, !isAtStatedClock(candidate) { return .quietHours }
    guard isRepeat(candidate) else { return nil }
    if nightEnd != nil { return .night }
    let hasGathered = state.unanswered?.hasGathered(
      at: now,
      first: policy.gathersAfter,
      returnedAt: surroundings.returnedAt
    )
    return isGathering && hasGathered == true ? .unanswered : nil
  }

  /// Whether it is shown for the first time, at a clock time that the person stated.
  private func isAtStatedClock(_ candidate: Candidate) -> Bool {
    (candidate.kind == .due || candidate.kind == .headsUp) && hasStatedClock(candidate)
  }

  private func hasStatedClock(_ candidate: Candidate) -> Bool {
    switch candidate.pending.todo.due {
    case .floating(_, let time), .zoned(_, let time, _): time != nil
    case .absolute: true
    case nil: false
    }
  }

  /// Whether a popup is for the budget: repeats, questions, and what waited, but for what a person
  /// stated a clock time for and has not seen yet.
  ///
  /// Reminders that only come anew in the same popup make no difference.
  private func isNudge(_ group: [Candidate]) -> Bool {
    let news = group.filter { !$0.isQuiet }
    return !news.isEmpty
      && news.allSatisfy { candidate in
        !candidate.pending.reminder.isBreakthrough
          && (candidate.kind.isNudge || group.count > 1 && candidate.isBacklog)
          && !(candidate.kind.isFirst && hasStatedClock(candidate))
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

  /// Whether a single one of it was not on screen before.
  fileprivate var isFirst: Bool {
    switch self {
    case .due, .headsUp, .late: true
    case .again, .checkIn, .digest: false
    }
  }
}
