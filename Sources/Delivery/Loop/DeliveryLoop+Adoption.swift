internal import Model
internal import Planning
internal import SQLite
internal import Store

/// Taking over the popups that an earlier process left on the screen.
extension DeliveryLoop {
  /// Takes over the popups that an earlier process left on the screen.
  ///
  /// Servers such as dunst report a button only to whoever posted the popup: each is posted once
  /// more, silently, in its own place.
  func adopt(_ state: PlanState, _ store: DeliveryStore) throws(DatabaseError) {
    guard !deliveries.hasAdopted, let server = health.usable else { return }
    let left = Dictionary(
      grouping: state.pending.filter { pending in
        pending.reminder.popup?.server == server && pending.reminder.state != .snoozed
          && !deliveries.own.contains(pending.reminder.popup?.number ?? 0)
      },
      by: { $0.reminder.popup?.number ?? 0 }
    )
    guard !left.isEmpty else {
      deliveries.hasAdopted = true
      return
    }
    guard vouchForServer() else { return }
    deliveries.hasAdopted = true
    for (number, reminders) in left.sorted(by: { $0.key < $1.key }) {
      let popup = PopupID(server: server, number: number)
      let showing = PopupPlan(
        kind: reminders.kindOnScreen,
        reminders: reminders,
        replaces: popup,
        isQuiet: true
      )
      let isFamiliar = try isFamiliar(showing, store)
      deliveries.own.insert(number)
      post(.reminders(showing, isFamiliar: isFamiliar), replaces: number, .adoption(popup))
    }
  }

  func adopted(_ posted: Posted, in popup: PopupID) {
    switch posted {
    case .shown(popup.number): break
    case .shown(let other):
      // The server no longer had it: the new one goes, and the reminder comes again in its time.
      effects.withdraw(PopupID(server: popup.server, number: other))
      forget(popup, reason: "gone")
    case .refused(let reason):
      guard popup.server == health.identity else { return }
      effects.log(.adoptionRefused(reason))
      deliveries.own.remove(popup.number)
      // Until then its buttons tell nobody.
      if !isWaiting(for: .adoption) { start(.adoption, after: adoptionPause.next()) }
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
