internal import Model
internal import Planning
internal import SQLite
internal import Store
internal import Words

/// Showing what is due although the database cannot take a note of it: its disk is full or can only be
/// read, its tables refuse the note, or another program holds it.
///
/// What is shown is kept in memory and noted as soon as that can be; after a crash before that it comes
/// once more.
extension DeliveryLoop {
  /// How long a reminder waits for its note; medication waits for none.
  private static let patience = Duration.seconds(30)

  /// Makes a pass that only reads; the next moment at which something may have to be done.
  func passUnnoted(because error: DatabaseError) -> Instant? {
    guard error.leavesItReadable, ending == nil else { return nil }
    do {
      let store = try opened()
      keepUnrecorded(store)
      var state = try store.planState(at: now)
      deliveries.unnoted.apply(to: &state)
      leaveAnswered(&state)
      let coming = [state.nextFireAt, deliveries.unnoted.nextFireAt(after: now)].compactMap(\.self)
      state.nextFireAt = coming.min()
      lookAtFocus(store, state.focus)
      let plan = try effects.plan(state, now, zone, meaning.policy, present)
      let wake = try carryOutUnnoted(plan, store, because: error)
      try followPrivacy(state, plan, store)
      followNotices()
      followFocus()
      followQuiet(state)
      followWayBack()
      return [wake, tellOfLasting(error)].compactMap(\.self).min()
    } catch {
      // It cannot be read either: told already, and tried again.
      return nil
    }
  }

  /// Carries out what the person sees of a plan; the next moment at which something may have to be done.
  private func carryOutUnnoted(
    _ plan: Plan,
    _ store: DeliveryStore,
    because error: DatabaseError
  ) throws(DatabaseError) -> Instant? {
    var wakes = [plan.nextWake].compactMap(\.self)
    guard plan.actions.contains(where: \.isSeen), vouchForServer() else { return wakes.min() }
    withdrawAnswered()
    for action in plan.actions {
      switch action {
      case .show(let showing):
        if let patient = patientUntil(showing) {
          wakes.append(patient)
        } else if deliveries.inFlight.isEmpty || !showing.isDue(at: now) {
          try showUnnoted(showing, store)
        }
      case .withdraw(let popup, _): withdraw(popup)
      case .announce(let notices, let isSilent): announce(notices, isSilent: isSilent)
      // Nothing of these is seen, or it waits for a database that can be written.
      case .forgetPopups, .hold, .followFocus, .brief, .askForWeather: break
      }
    }
    return wakes.min()
  }

  /// Tells the person of trouble that does not pass at once, where reminders came all the same; when that
  /// is to be, if not yet.
  private func tellOfLasting(_ error: DatabaseError) -> Instant? {
    guard deliveries.unnoted.hasReminders, let since = unwritableSince, let trouble = error.trouble
    else { return nil }
    guard now.since(since) >= Self.patience else { return since + Self.patience }
    tellOfTrouble(trouble)
    return nil
  }

  /// Until when a popup waits for its note; `nil` where it goes without one now.
  private func patientUntil(_ showing: PopupPlan) -> Instant? {
    guard !showing.reminders.contains(where: \.reminder.isBreakthrough) else { return nil }
    let due = showing.reminders.compactMap(\.reminder.fireAt).min() ?? now
    let end = min(due, unwritableSince ?? now) + Self.patience
    return end > now && end <= now + Self.patience ? end : nil
  }

  /// Hands over a popup whose reminders are claimed in memory alone.
  private func showUnnoted(
    _ showing: PopupPlan,
    _ store: DeliveryStore
  ) throws(DatabaseError) {
    let ids = showing.reminders.map(\.todo.id)
    guard let server = health.usable else { return }
    guard !deliveries.recent.isRunaway(ids, at: now) else { return letRest() }
    try effects.reach(.claimingUnnoted(showing))
    let claimed = showing.reminders.compactMap { deliveries.unnoted.claim($0, at: now) }
    guard !claimed.isEmpty else { return }
    effects.log(.shownUnnoted)
    try hand(ClaimedPopup(showing: showing, reminders: claimed, isNoted: false), to: server, store)
  }

  /// What is on screen and not recorded goes on from there in memory.
  private func keepUnrecorded(_ store: DeliveryStore) {
    for index in deliveries.unrecorded.indices where !deliveries.unrecorded[index].isKept {
      deliveries.unrecorded[index].isKept = true
      let unrecorded = deliveries.unrecorded[index]
      for pending in unrecorded.reminders {
        let shown = store.shown(pending, as: unrecorded.popup, at: unrecorded.shownAt)
        deliveries.unnoted.become(shown ?? pending.reminder, from: pending.reminder)
      }
      deliveries.inFlight.subtract(unrecorded.reminders.map(\.todo.id))
    }
  }

  /// Leaves out what was answered and cannot be recorded yet; what was put off comes when that is over.
  private func leaveAnswered(_ state: inout PlanState) {
    for answer in deliveries.unanswered {
      let again =
        answer.button == .later
        ? answer.pressedAt + .minutes(meaning.policy.snooze)
        : answer.button.choice.flatMap { moment(of: $0, at: answer.pressedAt) }
      if let again, again > now { state.nextFireAt = min(state.nextFireAt ?? again, again) }
      for index in state.pending.indices.reversed() {
        let pending = state.pending[index]
        guard pending.reminder.popup == answer.popup,
          answer.todo == nil || answer.todo == pending.todo.id
        else { continue }
        if let again, again <= now {
          var snoozed = pending.reminder.snoozed(until: again)
          snoozed.obsoletePopup = nil
          state.pending[index].reminder = snoozed
        } else {
          state.pending.remove(at: index)
        }
      }
    }
  }

  /// Takes popups that were answered from the screen.
  private func withdrawAnswered() {
    for answer in deliveries.unanswered
    where answer.todo == nil && deliveries.own.contains(answer.popup.number) {
      withdraw(answer.popup)
    }
  }

  /// Notes what could not be noted, once the database can be written again.
  func recordUnnoted(_ store: DeliveryStore) throws(DatabaseError) {
    guard !deliveries.unnoted.isEmpty else { return }
    try recordUnrecorded(store)
    try recordAnswers(store)
    while let closed = deliveries.unnoted.closed.first {
      if let reason = closed.reason {
        try store.forget(closed.popup, reason: reason, at: closed.at)
      } else {
        try store.putBack(closed.popup, at: closed.at)
      }
      deliveries.unnoted.noteClosed()
    }
    deliveries.unnoted = Unnoted()
  }
}

extension Action {
  /// Whether the person sees something of it.
  fileprivate var isSeen: Bool {
    switch self {
    case .show, .withdraw, .announce: true
    case .forgetPopups, .hold, .followFocus, .brief, .askForWeather: false
    }
  }
}

extension DatabaseError {
  /// Whether what was written before can be read all the same.
  var leavesItReadable: Bool {
    switch self {
    case .busy, .diskFull, .diskSilent, .readOnly, .refused: true
    case .noPlace, .nameNotText, .cannotCreateDirectory, .cannotOpen, .notADatabase,
      .foreignDatabase, .newerSchema, .corrupt, .alreadyThere, .failed, .unfinished:
      false
    }
  }
}
