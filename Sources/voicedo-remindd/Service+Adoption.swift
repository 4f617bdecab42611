import Configuration
import Desktop
import Logging
import Model
import Planning
import Store
import System
import Words

/// Taking over the popups that an earlier process of the service left on the screen.
extension Service {
  /// Takes over the popups that an earlier process of the service left on the screen.
  ///
  /// Servers such as dunst report a button only to whoever posted the popup: each is posted once
  /// more, silently, in its own place.
  func adopt(_ state: PlanState, _ store: Store) throws(StoreError) {
    guard !deliveries.hasAdopted, let server = health.usable, let notifier else { return }
    let left = Dictionary(
      grouping: state.pending.filter { pending in
        pending.reminder.popup?.server == server && pending.reminder.state != .snoozed
          && !deliveries.own.contains(pending.reminder.popup?.number ?? 0)
      },
      by: \.reminder.popup
    )
    guard !left.isEmpty else {
      deliveries.hasAdopted = true
      return
    }
    guard vouchForServer() else { return }
    deliveries.hasAdopted = true
    for case (let id?, let reminders) in left {
      let showing = Showing(
        kind: reminders.kindOnScreen,
        reminders: reminders,
        replaces: id,
        isQuiet: true
      )
      let isFamiliar = try isFamiliar(showing, store, at: .now)
      deliveries.own.insert(id.number)
      notifier.post(popup(of: showing, isFamiliar: isFamiliar, at: .now)) { [weak self] posted in
        EventLoop.enqueue { self?.adopted(posted, in: id) }
      }
    }
  }

  private func adopted(_ posted: Notifier.Posted, in popup: PopupID) {
    switch posted {
    case .shown(popup.number): break
    case .shown(let other):
      // The server no longer had it: the new one goes, and the reminder comes again in its time.
      notifier?.withdraw(other) { _ in }
      forget(popup, reason: "gone")
    case .refused(let reason):
      guard popup.server == health.identity else { return }
      logger.notice("A popup could not be taken over", metadata: ["reason": "\(reason)"])
      deliveries.own.remove(popup.number)
      adoptLater()
    }
  }

  /// Tries once more, after a while, to take over what was refused: until then its buttons tell
  /// nobody.
  private func adoptLater() {
    guard adoption == nil else { return }
    do {
      adoption = try Pause(adoptionPause.next()) { [weak self] in
        self?.adoption = nil
        self?.deliveries.hasAdopted = false
        self?.requestPass()
      }
    } catch {
      logger.warning("No timer for taking popups over", metadata: ["reason": "\(error)"])
    }
  }
}

extension [PendingReminder] {
  /// What kind of popup those are in that share one on the screen.
  fileprivate var kindOnScreen: Showing.Kind {
    guard count == 1 else { return .digest }
    return self[0].reminder.checkIn == .asked ? .checkIn : .again
  }
}
