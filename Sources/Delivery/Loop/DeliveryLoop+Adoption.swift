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
      deliveries.own(number, isDiscreet: wantsPrivacy)
      try postAnew(reminders, popup, store) { .adoption(popup, $0) }
    }
  }

  func adopted(_ posted: Posted, in popup: PopupID, _ showing: PopupPlan) {
    guard popup.server == health.identity else { return }
    switch posted {
    case .shown: renewed(posted, popup, showing)
    case .refused(let reason):
      effects.log(.adoptionRefused(reason))
      deliveries.disown(popup.number)
      // Until then its buttons tell nobody.
      if !isWaiting(for: .adoption) { start(.adoption, after: adoptionPause.next()) }
    }
  }
}
