internal import Model
internal import Planning
internal import SQLite
internal import Store

/// The phone: what is to go there is noted, and somebody else is asked to bring it.
extension DeliveryLoop {
  /// Notes what goes to the phone now, and has its server asked where that is to be.
  func push(_ store: DeliveryStore) throws(DatabaseError) {
    pushWake = nil
    // Whoever can tell whether it is to be quiet is waited for, as what is due here does.
    guard meaning.policy.push.isOn, surroundings.isKnown else { return }
    let state = try store.pushState(at: now, isLocked: surroundings.isLocked)
    let plan = pushPlan(
      state,
      at: now,
      in: zone,
      policy: meaning.policy,
      surroundings: present
    )
    let asked = try store.note(plan, at: now)
    for case .push(let ids, _) in plan.changes { try effects.reach(.pushing(ids)) }
    pushWake = [plan.nextWake, asked].compactMap(\.self).min()
    if plan.asks { effects.push() }
  }
}
