internal import Model
package import Planning
internal import SQLite
internal import Store

/// One pass: settle, read what is due, plan, carry out, arm.
extension DeliveryLoop {
  /// How long to wait when a pass would otherwise follow itself at once.
  private static let longWait = Duration.seconds(60)

  /// Makes a pass now.
  func pass() {
    cancel(.pass)
    guard ending == nil else { return endIfNothingIsUnderWay() }
    lookAtClocks()
    defer { health.passEnded() }
    if store?.hasMoved == true { return letGo() }
    var wake: Instant?
    do {
      let store = try opened()
      // What asks for nothing to be written says nothing about whether that can be.
      if unwritableSince != nil { try store.write() }
      try recordUnnoted(store)
      try recordInterruptions(store)
      try derive(store)
      if try showUrgent(store) { return recover() }
      try recordUnrecorded(store, upTo: 1)
      try recordAnswers(store)
      if try goOnWithMany(store) { return recover() }
      // Another writer is let finish: the pass that follows settles its changes.
      let hasSettled = isWaiting(for: .following) ? false : try store.settle(at: now)
      var state = try store.planState(at: now)
      state.lastBriefed = lastBriefed(state.lastBriefed, .morning)
      state.lastWrappedUp = lastBriefed(state.lastWrappedUp, .evening)
      deliveries.turns.keep(only: state.pending.map(\.todo.id))
      state.weatherAskedAt = [state.weatherAskedAt, weatherAskedAt].compactMap(\.self).max()
      lookAtFocus(store, state.focus)
      let plan = try effects.plan(state, now, zone, meaning.policy, present)
      try adopt(state, store)
      try carryOut(plan.actions, store)
      try followPrivacy(state, plan, store)
      try followDay(store)
      try followBeginning(store)
      followNotices()
      followFocus()
      followQuiet(state)
      followWayBack()
      try push(store)
      // What was told of events waits for a database that can be written; reminders do not.
      wake = plan.nextWake
      try recordNotices(store)
      recover()
      backUpLater()
      if hasSettled || !plan.actions.isEmpty {
        restLater(.seconds(5))
        effects.noted()
      }
      arm(plan.nextWake)
      if hasSettled, store.hasMoreToSettle { requestPass() }
      tellState()
    } catch {
      meet(error)
      arm([passUnnoted(because: error), wake].compactMap(\.self).min())
    }
  }

  /// The surroundings as the planner sees them.
  package var present: Surroundings {
    var present = Surroundings(
      server: health.usable,
      room: health.traits.room.map { $0 - deliveries.placesTaken },
      resumedAt: lastResume,
      inFlight: deliveries.inFlight,
      isDoNotDisturb: surroundings.isDoNotDisturb,
      isLocked: surroundings.isLocked,
      isIdle: surroundings.isIdle,
      returnedAt: surroundings.returnedAt
    )
    present.isSwitchedOff = surroundings.isSwitchedOff
    present.lastLock = surroundings.lastLock
    present.awaySince = surroundings.awaySince
    present.showsCritical = health.traits.showsCritical
    if !present.showsCritical { present.revealedAt = surroundings.revealedAt }
    return present
  }

  /// Carries out what was planned, in order.
  ///
  /// Popups that are due go out one at a time, so that a crash leaves one unrecorded at most: the
  /// next follows in the pass that the arrival of the one before asks for. A popup that is only
  /// shown anew cannot wait: after this pass nothing would ask for it again.
  private func carryOut(_ actions: [Action], _ store: DeliveryStore) throws(DatabaseError) {
    let needsServer = actions.contains { $0.needsServer }
    let mayPost = needsServer && vouchForServer()
    for action in actions {
      switch action {
      case .show(let showing):
        let mayGo = deliveries.inFlight.isEmpty || !showing.isDue(at: now)
        if mayPost, mayGo { try show(showing, store) }
      case .withdraw(let popup, _): if mayPost { withdraw(popup) }
      case .followFocus(let session, from: let before):
        // Somebody has changed it meanwhile: what becomes of it now is for the next pass.
        guard try store.followFocus(session, from: before, at: now) else {
          requestPass()
          continue
        }
        try effects.reach(.followedFocus(session))
        // Its to-do asks later now, which this plan knows nothing of.
        if session.isEnded { requestPass() }
      case .brief(let day, let part): if mayPost { try brief(day, part, store) }
      case .askForWeather:
        weatherAskedAt = now
        effects.askForWeather()
      case .announce(let notices, let isSilent):
        if mayPost { announce(notices, isSilent: isSilent) }
      case .forgetPopups(let server):
        // Not before what was in them is shown anew: it is what says that they were lost.
        let isShownAnew = !needsServer || mayPost && !isWaiting(for: .runaway)
        if isShownAnew {
          try store.forgetPopups(exceptOf: server, at: now)
          try effects.reach(.forgotServer)
        }
      case .hold(let ids, let reason):
        // The bus has not told yet whether there is a server.
        guard !isWaiting(for: .firstContact) else { continue }
        try store.hold(ids, reason: reason, at: now)
        try effects.reach(.held(ids, reason))
        if reason == .noNotificationServer { startServerLater() }
      }
    }
  }

  /// Arms the alarm for the next moment.
  ///
  /// It is always later than now: no pass can follow itself.
  private func arm(_ moment: Instant?) {
    // One that has come says nothing any more: the briefing may not be wanted by now.
    let retries =
      [deliveries.briefingRetryAt, deliveries.focusRetryAt, deliveries.noticeRetryAt, pushWake]
      .compactMap(\.self) + deliveries.notices.values.compactMap { $0.map(\.end).max() }
    var earliest = ([moment].compactMap(\.self) + retries.filter { $0 > now }).min()
    nextWake = moment
    if let wake = earliest, wake <= now {
      effects.log(.wakesInThePast)
      earliest = now + Self.longWait
    }
    switch effects.arm(earliest) {
    case .armed: break
    // It came while the pass went on.
    case .due: requestPass()
    case .clockChanged:
      clockChanged()
      requestPass()
    // Without an alarm nothing would ever ring; started anew, the program may have one.
    case .failed: end(.noAlarm)
    }
  }
}

extension Action {
  fileprivate var needsServer: Bool {
    switch self {
    case .show, .withdraw, .brief, .announce: true
    case .forgetPopups, .hold, .followFocus, .askForWeather: false
    }
  }
}
