import Logging
import System

/// Sync, which this program never does itself: systemd starts what asks a server.
extension Service {
  /// Notes why systemd does not start it; once, until it is another reason.
  func syncNotStarted(_ reason: String) {
    guard reason != syncTrouble else { return }
    syncTrouble = reason
    logger.notice("Sync is not started", metadata: ["reason": "\(reason)"])
  }
}
