internal import Model
internal import Planning
internal import SQLite
internal import Store

/// Very many reminders at once, some at a time: what comes due meanwhile is seen to in between.
extension DeliveryLoop {
  /// Shows medication that has just come due before a great many others are looked at; whether these
  /// have to wait until the server has answered, which another pass follows.
  ///
  /// To look at them meanwhile would keep that answer from being read.
  func showUrgent(_ store: DeliveryStore) throws(DatabaseError) -> Bool {
    guard let state = try store.urgentState(at: now) else { return false }
    let plan = try effects.plan(state, now, zone, meaning.policy, present)
    for case .show(let showing) in plan.actions where showing.isDue(at: now) {
      guard vouchForServer() else { return health.usable != nil && probe != nil }
      try show(showing, store)
    }
    return false
  }

  /// Goes on with a popup of very many; whether there is one under way.
  ///
  /// Until it is recorded nothing else is planned: it would all be read again each time.
  func goOnWithMany(_ store: DeliveryStore) throws(DatabaseError) -> Bool {
    if deliveries.unrecorded.isEmpty, deliveries.gathering == nil { return false }
    if deliveries.unrecorded.isEmpty { try gather(store) }
    requestPass()
    return true
  }

  /// Claims the next of them; when all are, the popup is handed over.
  private func gather(_ store: DeliveryStore) throws(DatabaseError) {
    guard var gathering = deliveries.gathering else { return }
    let ids = gathering.showing.reminders[gathering.next...].prefix(DeliveryStore.slice)
      .map(\.todo.id)
    if !ids.isEmpty {
      let claimed = try store.claim(some: ids, of: gathering.showing, at: now)
      gathering.claimed += claimed
      gathering.next += ids.count
      deliveries.inFlight.formUnion(claimed.map(\.todo.id))
      deliveries.gathering = gathering
      return
    }
    guard health.usable == nil || vouchForServer() else { return }
    deliveries.gathering = nil
    deliveries.inFlight.subtract(gathering.claimed.map(\.todo.id))
    guard let server = health.usable,
      let claimed = try store.popup(
        for: gathering.showing,
        claimed: gathering.claimed,
        at: now
      )
    else { return }
    try hand(claimed, to: server, store)
  }
}
