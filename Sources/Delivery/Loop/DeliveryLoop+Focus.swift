internal import Model
internal import Planning
internal import SQLite
internal import Store
internal import Words

/// The one popup that tells of the focus session, and the answers to it.
extension DeliveryLoop {
  /// How long an offer stays that nobody takes up, and word of a session that has ended.
  private static let passing = Duration.seconds(30)

  /// Whether a session has, or is about to have, a popup on the screen.
  var takesPlaceForFocus: Bool { deliveries.focus.map { !$0.isClosed } ?? false }

  /// Looks what the popup of the session is to tell.
  ///
  /// It is known before the plan is made, so that reminders make room for it.
  func lookAtFocus(_ store: DeliveryStore, _ state: FocusState?) {
    var wanted = deliveries.focusOffer
    if let state {
      let session = state.course(to: now, isLocked: surroundings.isLocked)
      wanted = FocusPopup(state, session, at: now)
      deliveries.focusOffer = nil
      cancel(.focusPassing)
      adoptFocus(state)
      deliveries.focusSession = state.session.id
    } else if deliveries.focus?.wanted?.kind == .endedAway {
      return
    }
    guard let wanted else {
      deliveries.focus?.wanted = nil
      return
    }
    if deliveries.focus == nil { deliveries.focus = Deliveries.Focus() }
    // One that was closed comes again with something new to tell.
    if deliveries.focus?.wanted != wanted { deliveries.focus?.isClosed = false }
    deliveries.focus?.wanted = wanted
  }

  /// Takes over the popup that an earlier process left on the screen.
  private func adoptFocus(_ state: FocusState) {
    guard deliveries.focus == nil, let popup = state.popup, popup.server == health.identity
    else { return }
    deliveries.focus = Deliveries.Focus(number: popup.number, session: state.session.id)
  }

  /// Brings the popup on the screen in line with what it is to tell.
  func followFocus() {
    guard let focus = deliveries.focus, !focus.isPosting, let server = health.usable,
      !surroundings.isSwitchedOff
    else { return }
    if let number = focus.number, deliveries.withdrawing.contains(number) { return }
    guard let wanted = focus.wanted else {
      guard let number = focus.number else {
        deliveries.focus = nil
        return
      }
      guard vouchForServer() else { return }
      deliveries.own(number, isDiscreet: wantsPrivacy)
      return withdraw(PopupID(server: server, number: number))
    }
    let told = Deliveries.Focus.Told(popup: wanted, isPrivate: wantsPrivacy)
    guard !focus.isClosed, focus.told != told else { return }
    // Behind a locked screen nobody needs a first popup.
    guard focus.number != nil || !surroundings.isLocked else { return }
    if let retry = deliveries.focusRetryAt, retry > now { return }
    // Where there is little room, those that make way for it are let go first.
    guard health.traits.room == nil || !deliveries.areWithServer else { return }
    guard vouchForServer() else { return }
    deliveries.focus?.isPosting = true
    if let number = focus.number { deliveries.renewing.insert(number) }
    post(
      .focus(wanted, isPrivate: told.isPrivate),
      replaces: focus.number,
      .focus(told, deliveries.focusSession, server: server)
    )
    if wanted.isPassing { start(.focusPassing, after: Self.passing) }
  }

  /// The popup of the session has come on the screen, or not.
  func focusPosted(
    _ posted: Posted,
    _ told: Deliveries.Focus.Told,
    _ session: FocusSession.ID?,
    on server: String
  ) {
    guard health.identity == server else { return }
    let before = deliveries.focus?.number
    deliveries.focus?.isPosting = false
    deliveries.focus?.isAnswered = false
    if let before { deliveries.renewing.remove(before) }
    switch posted {
    case .shown(let number):
      health.answer(at: clocks.sinceStart)
      deliveries.focusRetryAt = nil
      if let before, before != number { deliveries.disown(before) }
      if deliveries.focus == nil { deliveries.focus = Deliveries.Focus() }
      deliveries.focus?.number = number
      deliveries.focus?.told = told
      deliveries.focus?.session = told.popup.kind == .offer ? nil : session
      deliveries.own(number, isDiscreet: told.isPrivate)
      note(PopupID(server: server, number: number), of: session)
    case .refused(let reason):
      effects.log(.refused(reason))
      deliveries.focusRetryAt = now + .seconds(60)
    }
    requestPass()
  }

  /// The popup of the session has left the screen: it comes again with something new to tell.
  func focusClosed(_ number: UInt32) {
    guard deliveries.focus?.number == number else { return }
    deliveries.focus?.number = nil
    deliveries.focus?.told = nil
    deliveries.focus?.isAnswered = false
    deliveries.focus?.isClosed = true
    deliveries.focusOffer = nil
    if deliveries.focus?.wanted?.isPassing ?? true { deliveries.focus = nil }
    note(nil, of: deliveries.focusSession)
  }

  /// What nobody took up goes.
  func focusPassed() {
    deliveries.focusOffer = nil
    if deliveries.focus?.wanted?.isPassing == true { deliveries.focus?.wanted = nil }
    requestPass()
  }

  /// Offers a session for the one to-do that is being done from now on.
  func offerFocus(_ ids: [Todo.ID], _ store: DeliveryStore) throws(DatabaseError) {
    guard meaning.policy.focus.isOffered, ids.count == 1, let id = ids.first,
      try store.focusSession() == nil, let title = try store.rows(of: [id]).first?.todo.title
    else { return }
    deliveries.focusOffer = FocusPopup(kind: .offer, todo: id, title: title)
  }

  private func note(_ popup: PopupID?, of session: FocusSession.ID?) {
    guard let session else { return }
    do {
      try opened().noteFocusPopup(popup, of: session)
    } catch {
      meet(error)
    }
  }
}

/// Answers by its buttons.
extension DeliveryLoop {
  /// Carries out an answer to the popup of the session, and answers the to-do that it was about.
  func recordFocus(
    _ answer: Deliveries.Answer,
    _ store: DeliveryStore
  ) throws(DatabaseError) -> [Todo.ID] {
    let policy = meaning.policy.focus
    let moment = answer.pressedAt
    if answer.button == .start {
      guard let id = deliveries.focusOffer?.todo else { return [] }
      return try beginFocus(on: id, at: moment, store)
    }
    // Another one may have begun since the popup told of this.
    guard let state = try store.focusState(), state.session.id == answer.session, !state.isOver
    else { return [] }
    func change(_ change: (inout FocusSession) -> Void) throws(DatabaseError) -> [Todo.ID] {
      let session = try store.changeFocus(source: .popup, at: moment, change)
      return session?.todo.map { [$0] } ?? []
    }
    switch answer.button {
    case .done:
      guard let id = state.session.todo else { return [] }
      return try store.complete([id], source: .popup, at: moment).rows.map(\.todo.id)
    case .pause: return try change { $0.pause(at: moment) }
    case .goOn: return try change { $0.goOn(at: moment) }
    case .more: return try change { $0.extend(by: .minutes(FocusSession.usualMore), at: moment) }
    case .rest: return try change { $0.takeBreak(policy, at: moment) }
    case .stop: return try change { $0.end(.stopped, at: moment) }
    case .start, .later, .doing, .notToday, .evening, .morning, .singly, .right, .close, .tomorrow,
      .leave,
      .undo, .edit, .keep:
      return []
    }
  }

  /// Begins a session of the usual length.
  func beginFocus(
    on id: Todo.ID?,
    at moment: Instant,
    _ store: DeliveryStore
  ) throws(DatabaseError) -> [Todo.ID] {
    let session = FocusSession(
      todo: id,
      method: .single,
      length: .minutes(meaning.policy.focus.length),
      at: moment
    )
    return try store.beginFocus(session, source: .popup, at: moment).todo.map { [$0] } ?? []
  }
}
