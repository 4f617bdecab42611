import Logging
import System

/// The phone, which this program never speaks with: systemd starts what does.
extension Service {
  /// Something is to go to the phone, or may have come from there.
  func push() { pushUnit.tell() }

  /// Notes why systemd does not start it; once, until it is another reason.
  func notPushed(_ reason: String) {
    guard reason != pushTrouble else { return }
    pushTrouble = reason
    logger.notice("The phone is not reached", metadata: ["reason": "\(reason)"])
  }
}
