internal import Language
package import Model
package import Planning
internal import SQLite
internal import Store
internal import Words

/// Answers of the person by the buttons of a popup.
extension DeliveryLoop {
  func pressed(_ key: String, _ number: UInt32, _ witness: Witness) {
    guard let popup = popup(number, told: witness) else { return }
    if deliveries.wayBack?.number == number { return wayBackPressed(key, popup) }
    let isOfFocus = isOfFocus(popup)
    let isOfDay =
      deliveries.briefing?.number == number || deliveries.notices[number] != nil
      || deliveries.laterOffer?.number == number
    if key == Self.textPressed, !isOfDay, !isOfFocus {
      renewSoon(popup)
    } else if let button = PopupButton(rawValue: key) {
      effects.log(.pressed(button: key))
      if isOfFocus {
        guard deliveries.focus?.isAnswered != true else { return }
        deliveries.focus?.isAnswered = true
      }
      let offer = deliveries.laterOffer.flatMap { $0.number == number ? $0 : nil }
      deliveries.unanswered.append(
        Deliveries.Answer(
          button: button,
          popup: popup,
          todo: deliveries.turns.shown[number],
          pressedAt: now,
          isOfFocus: isOfFocus,
          session: isOfFocus ? deliveries.focus?.session : nil,
          putOff: offer?.todos,
          wayBack: button == .undo ? offer?.wayBack : nil
        )
      )
      do {
        try recordAnswers(try opened())
      } catch {
        meet(error)
      }
    } else {
      withdraw(popup)
    }
    requestPass()
  }

  /// The key of a press on the popup itself: Desktop Notifications Specification, "Actions".
  private static let textPressed = "default"

  /// Closed or dismissed: that is no answer, the reminder comes again as it would have.
  ///
  /// Ours have no time that could be up: a server that says so took it away unseen, such as for
  /// want of room.
  func closed(_ number: UInt32, isExpired: Bool, _ witness: Witness) {
    guard !deliveries.renewing.contains(number), let popup = popup(number, told: witness)
    else { return }
    if deliveries.wayBack?.number == number { return wayBackClosed() }
    let isUnseen = isExpired && !deliveries.withdrawing.contains(number)
    if isUnseen, let briefing = deliveries.briefing, briefing.number == number {
      briefAgainLater(briefing.contents.day, briefing.contents.part)
    }
    deliveries.disown(number)
    focusClosed(number)
    // One that was answered is needed until the answer is recorded.
    if !deliveries.unanswered.contains(where: { $0.popup == popup }) {
      if isUnseen { putBack(popup) } else { forget(popup, reason: "closed") }
    }
    requestPass()
  }

  private func putBack(_ popup: PopupID) {
    do {
      try opened().putBack(popup, at: now)
      try effects.reach(.putBack(popup))
    } catch {
      if error.leavesItReadable { deliveries.unnoted.close(popup, reason: nil, at: now) }
      meet(error)
    }
  }

  /// The popup that somebody tells of; `nil` where that one has nothing to tell of it.
  private func popup(_ number: UInt32, told witness: Witness) -> PopupID? {
    switch witness {
    case .poster:
      guard let server = health.identity else { return nil }
      health.answer(at: clocks.sinceStart)
      // A number of an earlier server means nothing here.
      return deliveries.own.contains(number) ? PopupID(server: server, number: number) : nil
    case .server(let server):
      cancel(.firstContact)
      // Of popups that this process posted, its library tells.
      guard !deliveries.own.contains(number) else { return nil }
      let popup = PopupID(server: server, number: number)
      return isKnown(popup) ? popup : nil
    }
  }

  /// Whether a popup tells of the focus session.
  private func isOfFocus(_ popup: PopupID) -> Bool {
    if deliveries.focus?.number == popup.number { return true }
    guard !deliveries.own.contains(popup.number) else { return false }
    do {
      return try opened().focusState()?.popup == popup
    } catch {
      meet(error)
      return false
    }
  }

  /// Whether a popup that this process did not post is one of an earlier one: servers tell
  /// everybody of everybody's popups, and those of other programs are none of ours.
  private func isKnown(_ popup: PopupID) -> Bool {
    do {
      let store = try opened()
      if try store.isOnScreen(popup) { return true }
      return try store.focusState()?.popup == popup
    } catch {
      meet(error)
      return false
    }
  }

  /// Carries out what the person answered, in order; what the database cannot take now waits for
  /// the next pass, so that nobody has to press twice.
  func recordAnswers(_ store: DeliveryStore) throws(DatabaseError) {
    while let answer = deliveries.unanswered.first {
      // It may have been pressed before it was recorded that it is on screen.
      try recordUnrecorded(store)
      try record(answer, store)
      deliveries.unanswered.removeFirst()
    }
  }

  private func record(_ answer: Deliveries.Answer, _ store: DeliveryStore) throws(DatabaseError) {
    if let wayBack = answer.wayBack {
      if answer.putOff != nil { withdraw(answer.popup) }
      return try record(wayBack, answer, store)
    }
    let (popup, only) = (answer.popup, answer.todo)
    var ids: [Todo.ID] = []
    if let briefing = deliveries.briefing, briefing.number == popup.number {
      ids = try recordBriefing(answer.button, briefing.contents, at: answer.pressedAt, store)
      if !ids.isEmpty { tellChanged() }
      return withdraw(popup)
    }
    if let putOff = answer.putOff {
      try recordChosen(answer.button.choice, of: putOff, at: answer.pressedAt, store)
      return withdraw(popup)
    }
    guard !answer.isOfFocus else {
      ids = try recordFocus(answer, store)
      try offerWayBack(from: answer, ids, store)
      try effects.reach(.answered(answer.button, popup, ids))
      // A server may have taken it from the screen for that: what comes now is told anew.
      deliveries.focus?.told = nil
      return tellChanged()
    }
    var hasWayBack = false
    switch answer.button {
    case .done: ids = try store.complete(in: popup, only: only, at: answer.pressedAt)
    case .later:
      let again = answer.pressedAt + .minutes(meaning.policy.snooze)
      ids = try store.snooze(in: popup, only: only, until: again, at: answer.pressedAt)
      // One of several gives way to the next of them.
      if only == nil { hasWayBack = try offerLater(ids, until: again, from: answer, store) }
    case .doing:
      let checkIn = answer.pressedAt + .minutes(meaning.policy.checkIn)
      ids = try store.begin(
        in: popup,
        only: only,
        checkingInAt: checkIn,
        at: answer.pressedAt
      )
      try offerFocus(ids, store)
    case .notToday:
      ids = try store.putOffForToday(in: popup, only: only, at: answer.pressedAt)
    case .evening, .morning:
      // Pressed when that has come, it means a few minutes like Later.
      let again =
        answer.button.choice.flatMap { moment(of: $0, at: answer.pressedAt) }
        ?? answer.pressedAt + .minutes(meaning.policy.snooze)
      ids = try store.putOff(in: popup, only: only, to: again, at: answer.pressedAt)
    case .singly:
      let ids = try store.todos(of: popup).map(\.todo.id)
      if ids.count > 1 {
        deliveries.turns.add(ids)
        renew(popup)
        return try effects.reach(.answered(answer.button, popup, ids))
      }
    case .right:
      let ids = try store.settleDoubt(in: popup, only: only, at: answer.pressedAt)
      // What comes later has left the popup; what is due stays on the screen, and asks nothing any more.
      if !(try store.todos(of: popup, only: only).isEmpty) {
        renew(popup)
      } else if only == nil {
        withdraw(popup)
      }
      try effects.reach(.answered(answer.button, popup, ids))
      return tellChanged()
    case .tomorrow:
      let moment = answer.pressedAt
      ids = try moveRest(of: personalDay(at: moment), at: moment, store)
    // The companion that asked for its popup carries it out.
    case .close, .undo, .edit, .keep: break
    // Of a popup that told of a session, and tells of something else by now.
    case .start, .pause, .goOn, .more, .rest, .stop, .leave: break
    }
    if !ids.isEmpty {
      if !hasWayBack { try offerWayBack(from: answer, ids, store) }
    } else if [.done, .later, .doing, .notToday, .evening, .morning].contains(answer.button) {
      // Whoever takes something back next does not mean what came before this.
      try store.noteCommand(by: .popup, at: answer.pressedAt)
    }
    try effects.reach(.answered(answer.button, popup, ids))
    // Some servers leave a popup open whose button was pressed. One that shows the first of several
    // gives way to the next in the pass that follows, as does one with something that does not wait.
    let staying = answer.button == .tomorrow ? try store.todos(of: popup) : []
    if only == nil, staying.isEmpty { withdraw(popup) }
    if !ids.isEmpty { tellChanged() }
  }

  /// The moment that a choice beside Later stands for; `nil` if that is near, or over.
  package func moment(of choice: LaterChoice, at now: Instant) -> Instant? {
    choice.moment(at: now, in: zone, hours: LaterHours(meaning.conventions))
  }
}

extension LaterHours {
  /// The clock times that these words mean to the person.
  fileprivate init(_ conventions: Conventions) {
    self.init(
      morning: conventions.morning,
      evening: conventions.evening,
      dayStarts: conventions.dayStarts
    )
  }
}
