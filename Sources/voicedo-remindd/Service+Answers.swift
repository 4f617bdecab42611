import Configuration
import Desktop
import Logging
import Model
import Planning
import Store
import System
import Words

/// What the person answers with the buttons of a popup.
extension Service {
  func told(_ event: Notifier.Event) {
    guard let server = health.identity else { return }
    health.answer(at: .now)
    switch event {
    case .pressed(let number, let button):
      // A number of an earlier server means nothing here.
      guard deliveries.own.contains(number) else { return }
      guard !deliveries.told.contains(number) else { return pressed(button, onTold: number) }
      pressed(button, on: PopupID(server: server, number: number))
    case .closed(let number):
      guard deliveries.own.remove(number) != nil else { return }
      guard deliveries.told.remove(number) == nil else { return }
      closed(PopupID(server: server, number: number))
    }
    requestPass()
  }

  func pressed(_ key: String, on popup: PopupID) {
    guard let button = PopupButton(rawValue: key) else { return withdraw(popup) }
    logger.info("A button was pressed", metadata: ["button": "\(key)"])
    deliveries.unanswered.append(
      Deliveries.Answer(button: button, popup: popup, pressedAt: .now)
    )
    do {
      try recordAnswers(try opened())
    } catch {
      meet(error)
    }
  }

  /// Carries out what the person answered, in order; what the database cannot take now waits for
  /// the next pass, so that nobody has to press twice.
  func recordAnswers(_ store: Store) throws(StoreError) {
    while let answer = deliveries.unanswered.first {
      // It may have been pressed before it was recorded that it is on screen.
      try recordUnrecorded(store)
      try record(answer, store)
      deliveries.unanswered.removeFirst()
    }
  }

  private func record(_ answer: Deliveries.Answer, _ store: Store) throws(StoreError) {
    let popup = answer.popup
    var ids: [Todo.ID] = []
    switch answer.button {
    case .done: ids = try store.complete(in: popup, at: answer.pressedAt)
    case .later:
      let again = answer.pressedAt + .minutes(settings.policy.snooze)
      ids = try store.snooze(in: popup, until: again, at: answer.pressedAt)
    case .doing:
      let checkIn = answer.pressedAt + .minutes(settings.policy.checkIn)
      ids = try store.begin(in: popup, checkingInAt: checkIn, at: answer.pressedAt)
    case .notToday: ids = try store.putOffForToday(in: popup, at: answer.pressedAt)
    case .evening, .morning:
      // Pressed when that has come, it means a few minutes like Later.
      let again =
        answer.button.choice.flatMap { moment(of: $0, at: answer.pressedAt) }
        ?? answer.pressedAt + .minutes(settings.policy.snooze)
      ids = try store.putOff(in: popup, to: again, at: answer.pressedAt)
    case .singly:
      let rows = try store.todos(of: popup)
      if rows.count > 1 {
        // The next pass shows each on its own and takes the digest away.
        deliveries.singly.formUnion(rows.map(\.todo.id))
        return
      }
    // The companion that asked for its popup carries it out.
    case .close, .undo, .edit: break
    }
    // Some servers leave a popup open whose button was pressed.
    withdraw(popup)
    if !ids.isEmpty { sessionBus?.emitChanged() }
  }

  /// The moment that a choice beside Later stands for.
  func moment(of choice: LaterChoice, at now: Instant) -> Instant? {
    choice.moment(at: now, in: zone, hours: settings.laterHours)
  }

  /// Closed, expired or dismissed: that is no answer, the reminder comes again as it would have.
  func closed(_ popup: PopupID) {
    if deliveries.briefing == popup.number { deliveries.briefing = nil }
    // One that was answered is needed until the answer is recorded.
    guard !deliveries.unanswered.contains(where: { $0.popup == popup }) else { return }
    forget(popup, reason: "closed")
  }
}
