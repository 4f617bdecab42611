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
    obsolete: Set(state.obsolete).union(state.pending.compactMap(\.popupToLeave))
  )
  let sifted = surroundings.server == nil ? Sifted() : pass.sift(pass.candidates())
  return Plan(
    actions: pass.actions(sifted),
    nextWake: pass.nextWake(sifted)
  )
}

extension Pass {
  fileprivate func actions(_ sifted: Sifted) -> [Action] {
    guard let server = surroundings.server else {
      // What was only to be shown once more is not due, and goes on waiting as it is.
      return holds(state.pending.filter { isOpen($0) && isWaiting($0) }, .noNotificationServer)
    }
    var actions = Screen(self).actions(showing: sifted.groups, pass: self).map(discreetly)
    // What others leave a popup to is shown anew there, whatever speaks against it.
    let shown = Set(actions.flatMap(\.reminders).map(\.todo.id))
    for reason in HoldReason.allCases {
      let held = sifted.held[reason, default: []].filter { !shown.contains($0.id) }
      actions += holds(held.map(\.pending), reason)
    }
    let popups = state.pending.compactMap(\.reminder.popup) + obsolete.map(\.popup)
    if popups.contains(where: { $0.server != server }) {
      actions.append(.forgetPopups(exceptOf: server))
    }
    // "at the first activity": nobody reads it while away, and it has hours to come.
    let isWelcome =
      !surroundings.isLocked && !surroundings.isIdle && !surroundings.isDoNotDisturb
      && quietEnd == nil
    if let today = briefingDay, isWelcome { actions.append(.brief(today)) }
    return actions
  }

  /// The day whose briefing is to be shown now, if nothing speaks against it.
  private var briefingDay: CivilDate? {
    policy.briefing.day(at: now, in: zone, lastBriefed: state.lastBriefed)
  }

  /// Notes why reminders are held that are due and not noted as held yet.
  private func holds(_ pending: [PendingReminder], _ reason: HoldReason) -> [Action] {
    let ids = pending.filter { $0.reminder.isDue(at: now) && $0.reminder.state != .held }
      .map(\.todo.id).sorted()
    return ids.isEmpty ? [] : [.hold(ids, reason)]
  }

  /// A popup without its text where others may read it, and without a sound where none is wanted.
  private func discreetly(_ action: Action) -> Action {
    guard case .show(var showing) = action else { return action }
    showing.isPrivate = policy.isPrivate || surroundings.isLocked
    showing.isSilent = showing.isQuiet || !policy.hasSound || quietEnd != nil
    return .show(showing)
  }

  /// The earliest moment after now at which a stage, a repeat or the briefing comes.
  ///
  /// What is shown in this pass is counted with the repeat that will follow.
  fileprivate func nextWake(_ sifted: Sifted) -> Instant? {
    let waiting = state.pending.compactMap(\.reminder.fireAt)
    let repeats = sifted.groups.joined().compactMap { candidate in
      var claimed = candidate.pending
      claimed.reminder.attempts += 1
      return afterShowing(
        claimed,
        at: now,
        due: claimed.due(in: zone, policy: policy),
        in: zone,
        zones: zones(of: claimed),
        policy: policy
      ).fireAt
    }
    // No signal tells of the end of the quiet that the briefing waits for.
    let briefing = briefingDay == nil ? nil : quietEnd
    let nextBriefing = policy.briefing.next(after: now, in: zone)
    return
      (waiting + repeats
      + [state.nextFireAt, briefing, nextBriefing, sifted.until].compactMap(\.self))
      .filter { $0 > now }.min()
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
