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
  let groups = surroundings.server == nil ? [] : pass.groups(pass.candidates())
  return Plan(
    actions: pass.actions(showing: groups),
    nextWake: pass.nextWake(showing: groups)
  )
}

extension Pass {
  fileprivate func actions(showing groups: [[Candidate]]) -> [Action] {
    guard let server = surroundings.server else {
      // What was only to be shown once more is not due, and goes on waiting as it is.
      let ids = state.pending
        .filter { isOpen($0) && isWaiting($0) && $0.reminder.isDue(at: now) }
        .filter { $0.reminder.state != .held }
        .map(\.todo.id).sorted()
      return ids.isEmpty ? [] : [.hold(ids, .noNotificationServer)]
    }
    var actions = Screen(self).actions(showing: groups, pass: self)
    let popups = state.pending.compactMap(\.reminder.popup) + obsolete.map(\.popup)
    if popups.contains(where: { $0.server != server }) {
      actions.append(.forgetPopups(exceptOf: server))
    }
    let today = policy.briefing.day(at: now, in: zone, lastBriefed: state.lastBriefed)
    if let today { actions.append(.brief(today)) }
    return actions
  }

  /// The earliest moment after now at which a stage, a repeat or the briefing comes.
  ///
  /// What is shown in this pass is counted with the repeat that will follow.
  fileprivate func nextWake(showing groups: [[Candidate]]) -> Instant? {
    let waiting = state.pending.compactMap(\.reminder.fireAt)
    // The planner sees no other zone; the pass that follows a showing knows the very moment.
    let machine = ZoneDirectory(zone: { _ in nil }, current: { [zone] in zone })
    let repeats = groups.joined().compactMap { candidate in
      var claimed = candidate.pending
      claimed.reminder.attempts += 1
      return afterShowing(
        claimed,
        at: now,
        due: claimed.due(in: zone, policy: policy),
        in: zone,
        zones: machine,
        policy: policy
      ).fireAt
    }
    let briefing = policy.briefing.next(after: now, in: zone)
    return (waiting + repeats + [state.nextFireAt, briefing].compactMap(\.self))
      .filter { $0 > now }.min()
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
