import Logging
import Model
import Store
import System

/// Whether the moments in the database are those that civil time stands for now.
enum Derivation {
  /// The database was just opened: the zone may have changed while nobody was there to see it.
  case unknown
  /// The clock, the zone or a setting is another one since.
  case stale
  case valid
}

extension Service {
  /// How far ahead a moment is certainly still to come, whatever the zone is and was.
  private static let near = Duration.seconds(3 * 86_400)

  /// Derives moments from civil time anew where that may be needed.
  ///
  /// After a start only those that are near, because a desktop waits for its services; the others
  /// follow a moment later.
  func derive(_ store: Store, at now: Instant) throws(StoreError) {
    let current = zones.current()
    // The same name may stand for other rules now: tzdata was updated.
    if current != zone {
      logger.info("The zone is another now", metadata: ["zone": "\(current.identifier)"])
      if current.identifier != zone.identifier {
        interruptions.append(
          .zoneChanged(from: zone.identifier, to: current.identifier, at: now)
        )
      }
      zone = current
      derivation = .stale
      try recordInterruptions(store)
    }
    switch derivation {
    case .valid: return
    case .unknown:
      try store.rederiveMoments(before: now + Self.near, besides: deliveries.inFlight, at: now)
      deriveTheRestLater()
    case .stale:
      try store.rederiveMoments(besides: deliveries.inFlight, at: now)
      rest(after: .milliseconds(500))
    }
    derivation = .valid
  }

  private func deriveTheRestLater() {
    do {
      fullDerivation = try Pause(.seconds(1)) { [weak self] in
        self?.fullDerivation = nil
        self?.derivation = .stale
        self?.pass()
      }
    } catch {
      logger.warning("No timer for the moments ahead", metadata: ["reason": "\(error)"])
    }
  }
}
