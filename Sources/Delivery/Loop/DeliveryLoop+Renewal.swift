internal import Model
internal import Planning
internal import SQLite
internal import Store

/// Posting a popup that is on the screen anew: with or without its text, or with its buttons.
extension DeliveryLoop {
  /// Whether popups are to say only that something is waiting.
  var wantsPrivacy: Bool { meaning.policy.isPrivate || surroundings.isLocked }

  /// Brings the text of every popup on screen in line with who may read it: hidden while the screen
  /// is locked and in private mode, and back after that.
  ///
  /// What the plan shows in this pass comes as it should anyway, and what is on its way is looked
  /// at once it has arrived.
  func followPrivacy(
    _ state: PlanState,
    _ plan: Plan,
    _ store: DeliveryStore
  ) throws(DatabaseError) {
    let wantsPrivacy = wantsPrivacy
    let astray = deliveries.own.filter { deliveries.discreet.contains($0) != wantsPrivacy }
    guard !astray.isEmpty, let server = health.usable else { return }
    let planned = Set(
      plan.actions.flatMap { action -> [Todo.ID] in
        if case .show(let showing) = action { showing.reminders.map(\.todo.id) } else { [] }
      }
    )
    for number in astray.subtracting(deliveries.renewing).subtracting(deliveries.withdrawing) {
      if let briefing = deliveries.briefing, briefing.number == number {
        guard vouchForServer() else { return }
        renewBriefing(briefing.contents, PopupID(server: server, number: number))
        continue
      }
      if deliveries.laterOffer?.number == number {
        takeBackLaterOffer()
        continue
      }
      if let notices = deliveries.notices[number] {
        guard vouchForServer() else { return }
        renewNotices(notices, PopupID(server: server, number: number))
        continue
      }
      // These are brought in line with everything that they tell.
      if deliveries.focus?.number == number || deliveries.wayBack?.number == number { continue }
      let popup = PopupID(server: server, number: number)
      let reminders = state.pending.filter { $0.reminder.popup == popup }
      let isBusy = reminders.contains { pending in
        planned.contains(pending.todo.id) || deliveries.inFlight.contains(pending.todo.id)
      }
      guard !reminders.isEmpty, !isBusy else { continue }
      guard vouchForServer() else { return }
      deliveries.renewing.insert(number)
      try postAnew(reminders, popup, store) { .renewal(popup, $0) }
    }
  }

  /// How long the person has to close the list in which a text was pressed.
  ///
  /// GNOME shows no banner of what comes while that is open.
  private static let listPause = Duration.seconds(3)

  /// The text of a popup was pressed, which some servers close by that: where their list has no
  /// buttons, that is how one comes by them.
  func renewSoon(_ popup: PopupID) {
    guard deliveries.renewing.insert(popup.number).inserted else { return }
    deliveries.pressed.append(popup)
    start(.renewal, after: Self.listPause)
  }

  func renewPressed() {
    let pressed = deliveries.pressed
    deliveries.pressed = []
    for popup in pressed {
      deliveries.renewing.remove(popup.number)
      renew(popup)
    }
  }

  /// Posts the popup of a number anew, with its buttons.
  func renew(_ popup: PopupID) {
    do {
      let store = try opened()
      let reminders = try store.planState(at: now).pending.filter { $0.reminder.popup == popup }
      guard !reminders.isEmpty, deliveries.renewing.insert(popup.number).inserted else { return }
      try postAnew(reminders, popup, store) { .renewal(popup, $0) }
    } catch {
      meet(error)
    }
  }

  /// Hands over the popup that these reminders share once more, silently, in its own place.
  func postAnew(
    _ reminders: [PendingReminder],
    _ popup: PopupID,
    _ store: DeliveryStore,
    _ handover: (PopupPlan) -> Handover
  ) throws(DatabaseError) {
    let plan = inTurn(
      PopupPlan(
        kind: reminders.kindOnScreen,
        reminders: reminders.mostImportantFirst,
        replaces: popup,
        isQuiet: true,
        isPrivate: wantsPrivacy
      )
    )
    let showing = try completed(plan, store)
    let isFamiliar = try isFamiliar(showing, store)
    post(
      .reminders(showing, isFamiliar: isFamiliar),
      replaces: popup.number,
      handover(showing)
    )
  }

  /// A popup has been posted anew, under the same number or another.
  func renewed(_ posted: Posted, _ popup: PopupID, _ showing: PopupPlan) {
    guard popup.server == health.identity else { return }
    deliveries.renewing.remove(popup.number)
    switch posted {
    case .shown(let number) where number != popup.number && health.traits.replacesInPlace:
      // The server no longer had it: the new one goes, and the reminder comes again in its time.
      effects.withdraw(PopupID(server: popup.server, number: number))
      deliveries.disown(popup.number)
      forget(popup, reason: "gone")
    case .shown(let number):
      health.answer(at: clocks.sinceStart)
      if number != popup.number {
        deliveries.disown(popup.number)
        renumber(popup, as: number)
      }
      deliveries.own(number, showing)
    case .refused(let reason):
      effects.log(.refused(reason))
      // It stays as it is: asked again and again the server would refuse again and again.
      deliveries.own(popup.number, isDiscreet: showing.isPrivate)
    }
    requestPass()
  }

  /// The briefing has been posted anew, under the same number or another.
  func briefingRenewed(_ posted: Posted, _ popup: PopupID, isPrivate: Bool) {
    guard popup.server == health.identity else { return }
    deliveries.renewing.remove(popup.number)
    var number = popup.number
    if case .shown(let new) = posted { number = new }
    let contents = deliveries.briefing?.contents
    deliveries.disown(popup.number)
    deliveries.own(number, isDiscreet: isPrivate)
    deliveries.briefing = contents.map { Deliveries.Briefing(number: number, contents: $0) }
    requestPass()
  }

  private func renumber(_ popup: PopupID, as number: UInt32) {
    let new = PopupID(server: popup.server, number: number)
    do {
      // It was answered meanwhile: what came in its place goes.
      if try !opened().renumber(popup, as: number) { withdraw(new) }
    } catch {
      withdraw(new)
      meet(error)
    }
  }
}

extension [PendingReminder] {
  /// The kind of popup those are in that share one on the screen.
  fileprivate var kindOnScreen: PopupPlan.Kind {
    guard count == 1 else { return .digest }
    return self[0].reminder.checkIn == .asked ? .checkIn : .again
  }
}
