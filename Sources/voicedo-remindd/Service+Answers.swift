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
      pressed(button, on: PopupID(server: server, number: number))
    case .closed(let number):
      guard deliveries.own.remove(number) != nil else { return }
      closed(PopupID(server: server, number: number))
    }
    requestPass()
  }

  func pressed(_ key: String, on popup: PopupID) {
    do {
      let store = try opened()
      let ids = try store.todos(of: popup).map(\.todo.id)
      let now = Instant.now
      logger.info("A button was pressed", metadata: ["button": "\(key)", "todos": "\(ids.count)"])
      switch PopupButton(rawValue: key) {
      case .done where !ids.isEmpty: _ = try store.complete(ids, source: "popup", at: now)
      case .later where !ids.isEmpty:
        let again = now + .minutes(settings.policy.snooze)
        _ = try store.snooze(ids, until: again, source: "popup", at: now)
      case .singly where ids.count > 1:
        // The next pass shows each on its own and takes the digest away.
        deliveries.singly.formUnion(ids)
        return
      case .done, .later, .singly, .close, nil: break
      }
      // Some servers leave a popup open whose button was pressed.
      withdraw(popup)
      if !ids.isEmpty { sessionBus?.emitChanged() }
    } catch {
      meet(error)
    }
  }

  /// Closed, expired or dismissed: that is no answer, the reminder comes again as it would have.
  func closed(_ popup: PopupID) {
    if deliveries.briefing == popup.number { deliveries.briefing = nil }
    forget(popup, reason: "closed")
  }
}
