internal import Model
internal import SQLite
internal import Store

/// The moments in the database, and the civil time that they stand for.
extension DeliveryLoop {
  /// How far ahead a moment is certainly still to come, whatever the zone is and was.
  private static let near = Duration.seconds(3 * 86_400)

  /// Derives moments from civil time anew where that may be needed.
  ///
  /// After a start only those that are near, because a desktop waits for its services; the others
  /// follow a moment later.
  func derive(_ store: DeliveryStore) throws(DatabaseError) {
    let current = meaning.zones.current()
    // A zone of the same name may have other rules now: tzdata was updated.
    if current != zone {
      effects.log(.zoneChanged(current.identifier))
      if current.identifier != zone.identifier {
        interruptions.append(
          .zoneChanged(from: zone.identifier, to: current.identifier, at: now)
        )
      }
      zone = current
      derivation = .stale
      try recordInterruptions(store)
    }
    // Nobody may have seen the clock being set, or this service may not have run then.
    var mayBeAhead = derivation != .valid
    if !mayBeAhead { mayBeAhead = try store.hasNotedAhead(of: now) }
    if mayBeAhead { try store.follow(at: now) }
    switch derivation {
    case .valid: return
    case .unknown:
      try store.rederiveMoments(before: now + Self.near, besides: deliveries.inFlight, at: now)
      start(.derivation, after: .seconds(1))
    case .stale:
      _ = try store.straightenReminders()
      try store.rederiveMoments(besides: deliveries.inFlight, at: now)
      restLater(.milliseconds(500))
    }
    derivation = .valid
  }

  /// Everything that comes from civil time is reckoned anew with the next pass.
  func clockChanged() {
    effects.log(.clockChanged)
    derivation = .stale
    // Popups that are shown from now on were not on screen before that.
    if let resumed = lastResume, resumed > now { lastResume = nil }
    surroundings.clockWasSet(to: now)
    deliveries.clockWasSet(to: now)
    if let asked = weatherAskedAt, asked > now { weatherAskedAt = nil }
  }

  /// The machine is awake again.
  func resumed() {
    lastResume = now
    lookAtClocks(hasWoken: true)
    clockChanged()
    pass()
  }
}
