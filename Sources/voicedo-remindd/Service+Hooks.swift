import Logging
import System

/// Hooks, which this program never runs itself: systemd starts what tells them.
extension Service {
  /// Something happened; without a folder of hooks this is a look for one.
  func tellHooks() {
    guard HookFile.mayBeThere(in: paths.hooks) else { return }
    hookUnit.tell()
  }

  /// Notes why systemd does not start it; once, until it is another reason.
  func hooksNotTold(_ reason: String) {
    guard reason != hookTrouble else { return }
    hookTrouble = reason
    logger.notice("Hooks are not told", metadata: ["reason": "\(reason)"])
  }
}
