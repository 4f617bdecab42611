import Delivery
import Glibc

/// A test hook: places at which the service kills itself, so that a test can see what a restart finds.
///
/// `VOICEDO_CRASH_AT=after-claim` or `=after-post` in the environment arms one; nothing else ever
/// does. It ends the process as `kill -9` would: nothing is flushed, nothing is closed.
enum CrashPoint: String, CaseIterable {
  /// Reminders are claimed, and nothing has been posted.
  case afterClaim = "after-claim"
  /// The server has shown the popup, and that is not recorded.
  case afterPost = "after-post"

  static let armed = getenv("VOICEDO_CRASH_AT").flatMap {
    CrashPoint(rawValue: String(cString: $0))
  }

  /// Ends the process if this step is the place.
  func reached(_ step: Step) {
    switch (self, step) {
    case (.afterClaim, .claimed), (.afterPost, .shown): kill(getpid(), SIGKILL)
    default: break
    }
  }
}
