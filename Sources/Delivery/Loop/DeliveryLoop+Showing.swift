internal import Model
internal import Planning
internal import SQLite
internal import Store

/// Handing popups to the server, and recording what came of it.
extension DeliveryLoop {
  /// Claims reminders, looks once more that they are open, and hands over one popup for them.
  func show(_ showing: PopupPlan, _ store: DeliveryStore) throws(DatabaseError) {
    let ids = showing.reminders.map(\.todo.id)
    guard let server = health.usable else { return }
    guard !deliveries.recent.isRunaway(ids, at: now) else { return letRest() }
    try effects.reach(.claiming(showing))
    guard ids.count <= DeliveryStore.slice else {
      if deliveries.gathering == nil {
        deliveries.gathering = Deliveries.Gathering(showing: showing)
      }
      return requestPass()
    }
    do {
      guard let claimed = try store.claim(showing, at: now) else { return }
      try hand(claimed, to: server, store)
    } catch .refused(let reason) {
      // Another program may have put a constraint there a moment ago.
      let dropped = try store.mendSchema()
      guard !dropped.isEmpty else { throw .refused(reason: reason) }
      effects.log(.schemaDropped(dropped))
      requestPass()
    }
  }

  /// Hands over the popup of reminders that have been claimed.
  func hand(
    _ claimed: ClaimedPopup,
    to server: String,
    _ store: DeliveryStore
  ) throws(DatabaseError) {
    var claimed = claimed
    claimed.showing = try completed(inTurn(claimed.showing), store)
    try effects.reach(.claimed(claimed))
    let open = claimed.reminders.map(\.todo.id)
    let isFamiliar = try isFamiliar(claimed.showing, store)
    deliveries.inFlight.formUnion(open)
    deliveries.recent.note(open, at: now)
    if claimed.reminders.contains(where: \.reminder.isBreakthrough) { letBeSeen() }
    awaitAnswer()
    post(
      .reminders(claimed.showing, isFamiliar: isFamiliar),
      replaces: claimed.showing.replaces?.number,
      .reminders(claimed, server: server)
    )
  }

  /// The plan of a popup as the person wants to see it: with one of its to-dos at a time.
  func inTurn(_ showing: PopupPlan) -> PopupPlan {
    var showing = showing
    showing.turn = deliveries.turns.turn(of: showing.reminders.map(\.todo.id))
    return showing
  }

  /// Hands a popup over.
  ///
  /// Where there is little room, the way back from an answer makes room for anything else.
  func post(_ content: PopupRequest.Content, replaces: UInt32? = nil, _ handover: Handover) {
    if case .wayBack = content {
    } else if health.traits.room != nil, replaces == nil {
      endWayBack()
    }
    let id = deliveries.hand(handover)
    effects.post(PopupRequest(id: id, content: content, replaces: replaces, now: now))
  }

  /// Posts nothing that came again and again, until it has not come for a while.
  func letRest() {
    guard !isWaiting(for: .runaway) else { return }
    effects.log(.runaway)
    start(.runaway, after: RecentPosts.span)
  }

  /// Whether the one to-do of a popup has come up so often today that it may be for another day.
  func isFamiliar(_ showing: PopupPlan, _ store: DeliveryStore) throws(DatabaseError) -> Bool {
    guard showing.reminders.count == 1 else { return false }
    let id = showing.reminders[0].todo.id
    return try store.showings(of: id, onDayOf: now) >= Self.familiarFrom
  }

  /// From how many showings on one day on a to-do may be for another day.
  private static let familiarFrom = 3

  /// A popup that was handed over has come on the screen, or not.
  func posted(_ posted: Posted, _ id: PopupRequest.ID) {
    switch deliveries.take(id) {
    case nil: return
    case .reminders(let claimed, let server)?: self.posted(posted, claimed, on: server)
    case .adoption(let popup, let showing)?: adopted(posted, in: popup, showing)
    case .renewal(let popup, let showing)?: renewed(posted, popup, showing)
    case .briefingRenewal(let popup, let isPrivate)?:
      briefingRenewed(posted, popup, isPrivate: isPrivate)
    case .briefing(let day, let contents, let isPrivate, let server)?:
      briefed(posted, day, contents, isPrivate: isPrivate, on: server)
    case .focus(let told, let session, let server)?:
      focusPosted(posted, told, session, on: server)
    case .events(let notices, let isPrivate, let server)?:
      announced(posted, notices, isPrivate: isPrivate, on: server)
    case .eventsRenewal(let popup, let notices, let isPrivate)?:
      noticesRenewed(posted, popup, notices, isPrivate: isPrivate)
    case .later(let offer, let server)?: laterOffered(posted, offer, on: server)
    case .wayBack(let told, let server)?: wayBackPosted(posted, told, on: server)
    case .trouble(let server)?: toldOfTrouble(posted, on: server)
    }
  }

  private func posted(_ posted: Posted, _ claimed: ClaimedPopup, on server: String) {
    let reminders = claimed.reminders
    do {
      switch posted {
      case .shown(let number):
        let popup = PopupID(server: server, number: number)
        try effects.reach(.shown(reminders, popup))
        health.answer(at: clocks.sinceStart)
        if health.identity == server {
          deliveries.own(number, claimed.showing)
        }
        for start in stride(from: 0, to: reminders.count, by: DeliveryStore.slice) {
          deliveries.unrecorded.append(
            Deliveries.Unrecorded(
              reminders: Array(reminders[start...].prefix(DeliveryStore.slice)),
              popup: popup,
              kind: claimed.showing.kind,
              obstacle: claimed.showing.obstacle,
              shownAt: now,
              isClaimed: claimed.isNoted
            )
          )
        }
        try recordUnrecorded(try opened(), upTo: 1)
      case .refused(let reason):
        effects.log(.refused(reason))
        deliveries.inFlight.subtract(reminders.map(\.todo.id))
        guard claimed.isNoted else {
          for pending in reminders {
            let refused = pending.reminder.refused(retryAt: now + Self.refusedUnnoted)
            deliveries.unnoted.become(refused ?? pending.reminder, from: pending.reminder)
          }
          break
        }
        try recordRefused(reminders, reason, by: server, try opened())
      }
    } catch {
      meet(error)
    }
    answerCame()
    requestPass()
  }

  /// When a refused popup is tried again of which nothing can be noted.
  private static let refusedUnnoted = Duration.seconds(60)

  /// Records the popups that are on screen, or some of what is in them.
  ///
  /// A popup that cannot be recorded now stays in flight until it is: nothing is shown twice
  /// because the database had to wait.
  func recordUnrecorded(
    _ store: DeliveryStore,
    upTo count: Int = .max
  ) throws(DatabaseError) {
    for _ in 0..<min(count, deliveries.unrecorded.count) {
      let first = deliveries.unrecorded[0]
      if !first.isClaimed {
        _ = try store.claim(first.reminders.map(\.todo.id), at: first.shownAt)
        deliveries.unrecorded[0].isClaimed = true
      }
      try store.recordShown(
        first.reminders,
        popup: first.popup,
        reason: first.kind,
        behind: first.obstacle,
        at: first.shownAt
      )
      deliveries.unrecorded.removeFirst()
      deliveries.inFlight.subtract(first.reminders.map(\.todo.id))
      try effects.reach(.recorded(first.reminders, first.popup))
      effects.noted()
    }
  }

  /// Gives refused reminders back, each for a later try.
  ///
  /// After 5 s, 10 s, 20 s and so on, up to 5 min; at once if the server that refused is gone.
  private func recordRefused(
    _ reminders: [PendingReminder],
    _ reason: String,
    by server: String,
    _ store: DeliveryStore
  ) throws(DatabaseError) {
    for pending in reminders {
      let doublings = min(try store.refusals(of: pending.todo.id), 6)
      let isServerThere = health.identity == server
      let pause = isServerThere ? min(Duration.seconds(5 << doublings), .seconds(300)) : .zero
      try store.recordRefused([pending.todo.id], retryAt: now + pause, reason: reason, at: now)
    }
    try effects.reach(.refused(reminders))
  }

  /// Takes a popup from the screen; it is forgotten once the server has answered.
  func withdraw(_ popup: PopupID) {
    guard popup.server == health.identity, deliveries.withdrawing.insert(popup.number).inserted
    else { return }
    awaitAnswer()
    effects.withdraw(popup)
  }

  func withdrew(_ popup: PopupID, isAnswered: Bool) {
    // Others that were taken back asked for nothing to be noted.
    guard popup.server == health.identity, deliveries.withdrawing.remove(popup.number) != nil
    else { return answerCame() }
    if isAnswered {
      health.answer(at: clocks.sinceStart)
      deliveries.disown(popup.number)
      focusClosed(popup.number)
      forget(popup, reason: "withdrawn")
    }
    answerCame()
    requestPass()
  }

  func forget(_ popup: PopupID, reason: String) {
    do {
      try opened().forget(popup, reason: reason, at: now)
      try effects.reach(.forgot(popup, reason: reason))
    } catch {
      if error.leavesItReadable { deliveries.unnoted.close(popup, reason: reason, at: now) }
      meet(error)
    }
  }

  /// If the server does not take what was handed over, it hangs.
  private func awaitAnswer() {
    guard !isWaiting(for: .answer) else { return }
    health.expectAnswer(by: clocks.sinceStart + ServerHealth.timeout)
    start(.answer, after: ServerHealth.timeout)
  }

  /// Takes a server that has not answered in time for one that hangs.
  ///
  /// Where a long pass has kept even that from being noticed, the answer may lie in the socket: it is
  /// read first.
  func answerDidNotCome() {
    guard !health.isLateToLook(at: clocks.sinceStart) else {
      health.expectAnswer(by: clocks.sinceStart + ServerHealth.secondLook)
      start(.answer, after: ServerHealth.secondLook)
      return
    }
    waitForServer()
    requestPass()
  }

  /// The server has answered for something; it may still have to for something else.
  private func answerCame() {
    cancel(.answer)
    if deliveries.areWithServer { awaitAnswer() }
  }
}
