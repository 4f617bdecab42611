internal import Model
internal import Planning
internal import SQLite
internal import Store
internal import Words

/// The one popup that tells what was answered last and takes it back; it goes by itself, and gives way
/// to everything else.
extension DeliveryLoop {
  /// How long it stays.
  package static let wayBackStays = Duration.seconds(10)

  /// Offers the way back from an answer, where the server lets people press one.
  func offerWayBack(
    from answer: Deliveries.Answer,
    _ ids: [Todo.ID],
    _ store: DeliveryStore
  ) throws(DatabaseError) {
    guard health.traits.takesAnswers, now.since(answer.pressedAt) < Self.wayBackStays,
      let wayBack = try wayBack(from: answer, ids, store)
    else { return }
    offer(wayBack)
  }

  /// The way back from an answer; `nil` where it changed nothing that could be taken back.
  func wayBack(
    from answer: Deliveries.Answer,
    _ ids: [Todo.ID],
    _ store: DeliveryStore
  ) throws(DatabaseError) -> WayBack? {
    guard let step = try store.step(pressedAt: answer.pressedAt, for: ids) else { return nil }
    let rows = try store.todos(with: ids)
    return WayBack.Answer(answer.button, rows).map {
      WayBack(step: step, answer: $0, titles: rows.map(\.todo.title))
    }
  }

  private func offer(_ wayBack: WayBack) {
    var popup = deliveries.wayBack ?? Deliveries.WayBackPopup(wanted: wayBack)
    popup.wanted = wayBack
    popup.endsAt = clocks.sinceStart + Self.wayBackStays
    deliveries.wayBack = popup
    start(.wayBack, after: Self.wayBackStays)
  }

  /// Brings the popup in line with what was answered last, once all that reminds is on the screen.
  func followWayBack() {
    guard let popup = deliveries.wayBack, let server = health.usable else { return }
    guard popup.endsAt > clocks.sinceStart, isWayBackWelcome else { return endWayBack() }
    let told = Deliveries.WayBackPopup.Told(wayBack: popup.wanted, isPrivate: wantsPrivacy)
    guard popup.told != told, !popup.isPosting, deliveries.inFlight.isEmpty,
      deliveries.gathering == nil, health.traits.room == nil || !deliveries.areWithServer,
      vouchForServer()
    else { return }
    deliveries.wayBack?.isPosting = true
    if let number = popup.number { deliveries.renewing.insert(number) }
    post(
      .wayBack(told.wayBack, isPrivate: told.isPrivate),
      replaces: popup.number,
      .wayBack(told, server: server)
    )
  }

  /// Whether somebody may see it, and it takes no place that a reminder may need.
  private var isWayBackWelcome: Bool {
    guard !surroundings.isLocked, !surroundings.isDoNotDisturb, !surroundings.isSwitchedOff else {
      return false
    }
    guard let room = health.traits.room else { return true }
    let others = deliveries.own.subtracting(deliveries.withdrawing)
      .subtracting([deliveries.wayBack?.number].compactMap(\.self))
    // The next one that comes finds its place free, however soon that is.
    return others.count + deliveries.guests + 1 < room
  }

  func wayBackPosted(
    _ posted: Posted,
    _ told: Deliveries.WayBackPopup.Told,
    on server: String
  ) {
    guard health.identity == server, let popup = deliveries.wayBack else { return }
    deliveries.wayBack?.isPosting = false
    if let before = popup.number { deliveries.renewing.remove(before) }
    switch posted {
    case .shown(let number):
      health.answer(at: clocks.sinceStart)
      if let before = popup.number, before != number { deliveries.disown(before) }
      deliveries.wayBack?.number = number
      deliveries.wayBack?.told = told
      deliveries.own(number, isDiscreet: told.isPrivate)
    case .refused(let reason):
      effects.log(.refused(reason))
      endWayBack()
    }
    requestPass()
  }

  /// Takes it from the screen; where it is on its way there, as soon as it has come.
  func endWayBack() {
    guard let popup = deliveries.wayBack else { return }
    guard !popup.isPosting else {
      deliveries.wayBack?.endsAt = .zero
      return
    }
    cancel(.wayBack)
    deliveries.wayBack = nil
    guard let number = popup.number else { return }
    deliveries.disown(number)
    if let server = health.usable { effects.withdraw(PopupID(server: server, number: number)) }
  }

  /// The server, or the person, has closed it.
  func wayBackClosed() {
    guard let number = deliveries.wayBack?.number else { return }
    deliveries.disown(number)
    deliveries.wayBack = nil
    cancel(.wayBack)
  }

  /// One of its buttons was pressed, or its text, which only closes it.
  func wayBackPressed(_ key: String, _ popup: PopupID) {
    if let told = deliveries.wayBack?.told?.wayBack, PopupButton(rawValue: key) == .undo,
      told.isOpen
    {
      effects.log(.pressed(button: key))
      deliveries.unanswered.append(
        Deliveries.Answer(button: .undo, popup: popup, pressedAt: now, wayBack: told)
      )
    }
    endWayBack()
    do {
      try recordAnswers(try opened())
    } catch {
      meet(error)
    }
    requestPass()
  }

  /// Takes an answer back, unless what it changed was changed again since.
  func record(
    _ wayBack: WayBack,
    _ answer: Deliveries.Answer,
    _ store: DeliveryStore
  ) throws(DatabaseError) {
    let outlook = try store.outlook(.undo, wayBack.step, at: answer.pressedAt)
    let isUntouched = outlook?.later.isEmpty ?? false
    offer(
      WayBack(
        step: wayBack.step,
        answer: isUntouched ? .takenBack : .stays,
        titles: wayBack.titles
      )
    )
    guard isUntouched else { return }
    _ = try store.undo(wayBack.step, by: .popup, at: answer.pressedAt)
    try effects.reach(.answered(answer.button, answer.popup, []))
    tellChanged()
  }
}

extension WayBack.Answer {
  /// What came of a button; `nil` where it offers a way of its own.
  fileprivate init?(_ button: PopupButton, _ rows: [TodoRow]) {
    switch button {
    case .done where !rows.isEmpty:
      let row = rows.count == 1 ? rows[0] : nil
      self = .done(next: row?.todo.completedAt == nil ? row?.dueAt : nil)
    case .later, .notToday, .evening, .morning:
      guard let until = rows.compactMap({ $0.reminder?.fireAt }).min() else { return nil }
      self = .putOff(until: until)
    default: return nil
    }
  }
}
