import Configuration
import Logging
import Model
import Planning
import Store
import System
import Words

/// One pass: settle, read what is due, plan, carry out, arm.
extension Service {
  /// How long to wait when a pass would otherwise follow itself at once.
  private static let longWait = Duration.seconds(60)

  /// Makes a pass now.
  ///
  /// Nothing here waits for anybody.
  func pass() {
    passSoon = nil
    guard ending == nil else { return endIfNothingIsUnderWay() }
    let now = Instant.now
    lookAtClocks()
    do {
      let store = try opened()
      try recordInterruptions(store)
      try derive(store, at: now)
      try recordUnrecorded(store)
      try recordAnswers(store)
      // Whoever writes at the moment is let finish: the pass that follows settles it.
      let hasSettled = if following == nil { try store.settle(at: now) } else { false }
      let state = try store.planState(at: now)
      forgetSingly(state)
      let plan = plan(
        state,
        at: now,
        in: zone,
        policy: settings.policy,
        surroundings: Surroundings(
          server: health.usable,
          resumedAt: lastResume,
          inFlight: deliveries.inFlight,
          singly: deliveries.singly,
          isDoNotDisturb: self.surroundings.isDoNotDisturb,
          isLocked: self.surroundings.isLocked,
          isIdle: self.surroundings.isIdle,
          returnedAt: self.surroundings.returnedAt
        )
      )
      try adopt(state, store)
      try carryOut(plan.actions, store, at: now)
      recover()
      backUpLater(at: now)
      if hasSettled || !plan.actions.isEmpty { rest(after: .seconds(5)) }
      arm(plan.nextWake, after: now)
      showState()
    } catch {
      meet(error)
      arm(nil, after: now)
    }
  }

  /// Makes a pass as soon as the present event has been handled; several requests make one pass.
  func requestPass() {
    guard passSoon == nil else { return }
    do {
      passSoon = try Pause(.zero) { [weak self] in self?.pass() }
    } catch {
      logger.warning("No timer for a pass", metadata: ["reason": "\(error)"])
    }
  }

  /// Carries out what was planned, in order.
  ///
  /// What is due goes out one popup at a time, so that a crash leaves one unrecorded at most: the
  /// next follows in the pass that the arrival of the one before asks for. What is only shown anew
  /// cannot wait: after this pass nothing would ask for it again.
  private func carryOut(
    _ actions: [Action],
    _ store: Store,
    at now: Instant
  ) throws(StoreError) {
    let needsServer = actions.contains { $0.needsServer }
    let mayPost = needsServer && vouchForServer()
    for action in actions {
      switch action {
      case .show(let showing):
        let mayGo = deliveries.inFlight.isEmpty || !showing.isDue(at: now)
        if mayPost, mayGo { try show(showing, store, at: now) }
      case .withdraw(let popup, _): if mayPost { withdraw(popup) }
      case .brief(let day): if mayPost { try brief(day, store, at: now) }
      case .forgetPopups(let server):
        // Not before what was in them is shown anew: it is what says that they were lost.
        let isShownAnew = !needsServer || mayPost && runawayRest == nil
        if isShownAnew { try store.forgetPopups(exceptOf: server, at: now) }
      case .hold(let ids, let reason):
        // The bus has not told yet whether there is a server.
        guard firstContact == nil else { continue }
        try store.hold(ids, reason: reason, at: now)
        if reason == .noNotificationServer { startServerLater() }
      }
    }
  }

  /// Arms the alarm for the next moment.
  ///
  /// It is always later than now: no pass can follow itself.
  private func arm(_ moment: Instant?, after now: Instant) {
    // One that has come says nothing any more: the briefing may not be wanted by now.
    let retry = deliveries.briefingRetryAt.flatMap { $0 > now ? $0 : nil }
    let earliest = [moment, retry].compactMap(\.self).min()
    nextWake = moment
    do {
      guard let alarm else { return }
      if let earliest, earliest <= now {
        logger.warning("The next moment lies in the past; looking again in a minute")
        _ = try alarm.arm(now + Self.longWait, now: now)
        return
      }
      switch try alarm.arm(earliest, now: .now) {
      case .armed: break
      // It came while the pass went on.
      case .due: requestPass()
      case .clockChanged:
        clockChanged()
        requestPass()
      }
    } catch {
      logger.warning("The alarm cannot be armed", metadata: ["reason": "\(error)"])
      // Without an alarm nothing would ever ring; started anew, it may have one.
      end(ExitCode.system)
    }
  }

  /// Gives back the memory that work has taken, once it has been done for a while.
  func rest(after pause: Duration) {
    guard rest == nil else { return }
    do {
      rest = try Pause(pause) { [weak self] in
        self?.rest = nil
        ProcessMemory.giveBack()
      }
    } catch {
      logger.debug("No timer for a rest", metadata: ["reason": "\(error)"])
    }
  }

  private func forgetSingly(_ state: PlanState) {
    guard !deliveries.singly.isEmpty else { return }
    deliveries.singly.formIntersection(state.pending.map(\.todo.id))
  }
}

extension Action {
  fileprivate var needsServer: Bool {
    switch self {
    case .show, .withdraw, .brief: true
    case .forgetPopups, .hold: false
    }
  }
}
