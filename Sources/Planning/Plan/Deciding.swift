package import Model

/// Decides what to do at `now`; all time is an argument.
///
/// The actions are in the order in which they should be carried out. A pass over a state in which
/// they were carried out asks for none of them again.
package func plan(
  _ state: PlanState,
  at now: Instant,
  in zone: Zone,
  policy: Policy,
  surroundings: Surroundings
) -> Plan {
  let pass = Pass(
    state: state,
    now: now,
    zone: zone,
    policy: policy,
    surroundings: surroundings,
    focus: state.focus?.course(to: now, isLocked: surroundings.isLocked),
    obsolete: Set(state.obsolete).union(state.pending.compactMap(\.popupToLeave))
  )
  let partition = surroundings.server == nil ? Partition() : pass.partition(pass.candidates())
  return Plan(
    actions: pass.focusActions + pass.actions(partition),
    nextWake: pass.nextWake(partition)
  )
}

extension Pass {
  /// The course of the focus session, where it has taken one.
  fileprivate var focusActions: [Action] {
    guard let focus, let before = state.focus?.session, focus != before else { return [] }
    return [.followFocus(focus, from: before)]
  }

  fileprivate func actions(_ partition: Partition) -> [Action] {
    guard let server = surroundings.server else {
      // A reminder that was only to be shown once more is not due, and goes on waiting as it is.
      return holds(state.pending.filter { isOpen($0) && isWaiting($0) }, .noNotificationServer)
    }
    var actions = Screen(self).actions(showing: partition.groups, pass: self).map(discreetly)
    // A to-do that others leave a popup to is shown anew there, whatever speaks against it.
    let shown = Set(actions.flatMap(\.reminders).map(\.todo.id))
    for reason in HoldReason.allCases {
      let held = partition.held[reason, default: []].filter { !shown.contains($0.id) }
      actions += holds(held.map(\.pending), reason)
    }
    let popups = state.pending.compactMap(\.reminder.popup) + obsolete.map(\.popup)
    if popups.contains(where: { $0.server != server }) {
      actions.append(.forgetPopups(exceptOf: server))
    }
    if let (today, part) = briefingToCome { actions.append(.brief(today, part)) }
    if wantsWeather { actions.append(.askForWeather) }
    let notices = noticesToCome
    if !notices.isEmpty {
      actions.append(.announce(notices, isSilent: !policy.hasSound || quietEnd != nil))
    }
    return actions
  }

  /// The day whose briefing is to be shown in this pass.
  ///
  /// "at the first activity": nobody reads it while away, and it has hours to come.
  var briefingToCome: (day: CivilDate, part: DayPart)? {
    let isWelcome =
      !surroundings.isLocked && !surroundings.isIdle && !surroundings.isDoNotDisturb
      && quietEnd == nil && focus?.holdsReminders != true
    return isWelcome ? dueBriefing : nil
  }

  /// Whether the weather is to be asked for: what is known is old, and nobody has asked lately.
  private var wantsWeather: Bool {
    func isOlder(_ moment: Instant?, than limit: Duration) -> Bool {
      moment.map { $0 > now || now.since($0) >= limit } ?? true
    }
    return policy.briefing.wantsWeather(at: now, in: zone, lastBriefed: state.lastBriefed)
      && isOlder(state.weatherReadAt, than: .minutes(180))
      && isOlder(state.weatherAskedAt, than: .minutes(30))
  }

  /// The day whose briefing is to be shown now, if nothing speaks against it.
  private var dueBriefing: (day: CivilDate, part: DayPart)? {
    for (part, last) in [(DayPart.morning, state.lastBriefed), (.evening, state.lastWrappedUp)] {
      let policy = policy.briefing(of: part)
      if let day = policy.day(at: now, in: zone, lastBriefed: last) { return (day, part) }
    }
    return nil
  }

  /// Notes why reminders are held that are due, and not noted as held yet or for another reason.
  private func holds(_ pending: [PendingReminder], _ reason: HoldReason) -> [Action] {
    func isNews(_ pending: PendingReminder) -> Bool {
      pending.reminder.state != .held
        || state.heldFor[pending.todo.id].map { $0 != reason } ?? false
    }
    let ids = pending.filter { $0.reminder.isDue(at: now) && isNews($0) }.map(\.todo.id).sorted()
    return ids.isEmpty ? [] : [.hold(ids, reason)]
  }

  /// A popup without its text where others may read it, and without a sound where none is wanted.
  private func discreetly(_ action: Action) -> Action {
    guard case .show(var showing) = action else { return action }
    showing.isPrivate = policy.isPrivate || surroundings.isLocked
    showing.obstacle = obstacle
    showing.isSilent = showing.isQuiet || !policy.hasSound || quietEnd != nil
    return .show(showing)
  }

  /// A lock screen may show nothing at all, and in Do-Not-Disturb a server whose rules are the
  /// person's own.
  private var obstacle: HoldReason? {
    if surroundings.isLocked { return .locked }
    return surroundings.isDoNotDisturb && !surroundings.showsCritical ? .doNotDisturb : nil
  }

  /// The earliest moment after now at which a stage, a repeat or the briefing comes.
  ///
  /// A reminder that is shown in this pass is counted with the repeat that will follow.
  fileprivate func nextWake(_ partition: Partition) -> Instant? {
    let waiting = state.pending.compactMap(\.reminder.fireAt)
    let repeats = partition.groups.joined().compactMap { candidate in
      shown(candidate.pending)?.fireAt
    }
    // No signal tells of the end of the quiet that the briefing waits for.
    let briefing = dueBriefing == nil ? nil : quietEnd
    let nextBriefing = DayPart.allCases.compactMap { part in
      policy.briefing(of: part).next(after: now, in: zone)
    }.min()
    return
      (waiting + repeats
      + [
        state.nextFireAt, briefing, nextBriefing, partition.until, focus?.changesAt,
        state.nextNoticeAt, policy.briefing.nextWeather(after: now, in: zone),
      ]
      .compactMap(\.self))
      .filter { $0 > now }.min()
  }
}

extension Pass {
  /// The reminder as it will be once it has been claimed and shown in this pass.
  private func shown(_ pending: PendingReminder) -> Reminder? {
    guard let reminder = pending.reminder.claimed(at: now) else { return nil }
    var claimed = pending
    claimed.reminder = reminder
    return claimed.shown(
      as: nil,
      at: now,
      due: claimed.due(in: zone, policy: policy),
      in: calendar(of: claimed),
      policy: policy
    )
  }
}

extension Action {
  /// The reminders that it shows.
  fileprivate var reminders: [PendingReminder] {
    if case .show(let showing) = self { showing.reminders } else { [] }
  }
}

extension PendingReminder {
  /// The popup on screen although the to-do is done, pauses or was put off.
  fileprivate var popupToLeave: ObsoletePopup? {
    guard
      todo.completedAt != nil || todo.pause != nil || reminder.state == .closed
        || reminder.state == .snoozed
    else { return nil }
    return reminder.popup.map { ObsoletePopup(todo: todo.id, popup: $0) }
  }
}
