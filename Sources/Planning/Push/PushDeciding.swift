package import Model

/// Decides which reminders go to the phone at `now`, and whether its server is to be asked.
///
/// From when it is shown or held until somebody answers, a reminder goes there once: when nobody has
/// answered for a while, or at once if it came while nobody was there. An occurrence of a series is one
/// of its own. What asked for quiet here is quiet there, but for medication and the like. A plan that
/// was noted asks for nothing of it again.
package func pushPlan(
  _ state: PushState,
  at now: Instant,
  in zone: Zone,
  policy: Policy,
  surroundings: Surroundings
) -> PushPlan {
  guard policy.push.isOn else { return PushPlan() }
  let pass = PushPass(
    state: state,
    now: now,
    zone: zone,
    policy: policy,
    surroundings: surroundings,
    quietEnd: state.quiet.end(at: now, in: zone)
  )
  return pass.plan()
}

/// The facts of one look at what goes to the phone.
private struct PushPass {
  let state: PushState
  let now: Instant
  let zone: Zone
  let policy: Policy
  let surroundings: Surroundings
  let quietEnd: Instant?

  func plan() -> PushPlan {
    var plan = PushPlan()
    let known = Dictionary(
      state.phone.filter { $0.state != .answered }.map { ($0.todo, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var wakes: [Instant?] = []
    var due: [(pending: PendingReminder, since: Instant)] = []
    for pending in state.unanswered.mostImportantFirst where pending.reminder.checkIn == nil {
      let row = known[pending.todo.id].flatMap { beginsAnew(pending, after: $0) ? nil : $0 }
      let since = row?.since ?? begins(pending)
      if row == nil { plan.changes.append(.begin(pending.todo.id, since: since)) }
      guard row == nil || row?.state == .waiting else { continue }
      let moment = isUnseen(since) ? now : since + .minutes(policy.push.after)
      if isHushed, !pending.reminder.isBreakthrough {
        wakes.append(quietEnd)
      } else if moment <= now {
        due.append((pending, since))
      } else {
        wakes.append(moment)
      }
    }
    let groups = groups(due)
    let left = policy.push.perDay == 0 ? Int.max : max(0, policy.push.perDay - spent)
    plan.changes += groups.prefix(left)
    let over = groups.dropFirst(left).flatMap(\.ids)
    if !over.isEmpty { plan.changes.append(.drop(over)) }
    let begun = Set(
      plan.changes.compactMap { if case .begin(let id, _) = $0 { id } else { nil } }
    )
    for row in state.phone where row.isUnderWay {
      if let sentAt = row.sentAt, sentAt + PhoneReminder.longest <= now {
        plan.changes.append(.giveUp(row.todo))
      } else if let next = row.nextAt, next > now, !begun.contains(row.todo) {
        wakes.append(next)
      } else {
        plan.asks = true
      }
    }
    if !groups.prefix(left).isEmpty { plan.asks = true }
    plan.nextWake = wakes.compactMap(\.self).filter { $0 > now }.min()
    return plan
  }

  /// What asked for quiet here: quiet hours, Do-Not-Disturb, a time that is kept for one thing.
  private var isHushed: Bool {
    quietEnd != nil || surroundings.isDoNotDisturb || state.isFocusing
  }

  /// How many messages count as sent today, with those that are on their way.
  private var spent: Int {
    state.sentToday + Set(state.phone.filter { $0.state == .wanted }.compactMap(\.message)).count
  }

  /// Since when something waits that is seen to for the first time: what is held is so from now on.
  private func begins(_ pending: PendingReminder) -> Instant {
    guard pending.reminder.state == .shown, let shownAt = pending.reminder.shownAt else {
      return now
    }
    return min(shownAt, now)
  }

  /// Whether nobody was there when it came, and still is not.
  private func isUnseen(_ since: Instant) -> Bool {
    (surroundings.isLocked || surroundings.isIdle)
      && surroundings.awaySince.map { $0 <= since } ?? false
  }

  /// Whether an occurrence of a series has come up that the phone was told nothing of.
  ///
  /// What is on its way tells of the one that has come by the time it gets there.
  private func beginsAnew(_ pending: PendingReminder, after row: PhoneReminder) -> Bool {
    guard row.state != .wanted else { return false }
    let since = max(row.since, row.sentAt ?? row.since)
    let calendar = LocalCalendar(
      zone: zone,
      zones: ZoneDirectory(zone: { _ in pending.zone }, current: { [zone] in zone }),
      day: policy.day
    )
    guard let coming = pending.todo.comingOccurrence(after: since, in: calendar), coming <= now
    else { return false }
    let moment =
      pending.reminder.state == .held ? pending.reminder.fireAt : pending.reminder.shownAt
    return moment.map { $0 >= coming } ?? false
  }

  /// One message for each, and one for many at once; medication goes alone.
  private func groups(_ due: [(pending: PendingReminder, since: Instant)]) -> [PushPlan.Change] {
    let alone = due.filter { $0.pending.reminder.isBreakthrough }
    let rest = due.filter { !$0.pending.reminder.isBreakthrough }
    let isMany = rest.count >= max(2, policy.digestFrom)
    let groups = (alone + (isMany ? [] : rest)).map { [$0] } + (isMany ? [rest] : [])
    return groups.map { group in
      .push(group.map(\.pending.todo.id), reason(since: group.map(\.since).min() ?? now))
    }
  }

  private func reason(since: Instant) -> PhoneReminder.Reason {
    guard isUnseen(since) else { return .unanswered }
    return surroundings.isLocked ? .locked : .away
  }
}

extension PushPlan.Change {
  /// The to-dos that it is about.
  fileprivate var ids: [Todo.ID] {
    switch self {
    case .begin(let id, _), .giveUp(let id): [id]
    case .push(let ids, _), .drop(let ids): ids
    }
  }
}
