import Interchange
import Model

extension Duration {
  /// How long a server is left alone that could not be asked so many times in a row: 1, 2, 4 minutes and so
  /// on, up to half an hour, or for as long as it says itself.
  static func retryPause(afterFailures failures: Int, _ failure: OnlineFailure?) -> Duration {
    var pause = Duration.minutes(min(30, 1 << min(max(failures - 1, 0), 5)))
    switch failure {
    case .rateLimited(let after?), .overloaded(let after?): pause = max(pause, .milliseconds(after))
    default: break
    }
    return min(pause, longestPause)
  }

  fileprivate static let longestPause = Duration.seconds(6 * 3600)
}

extension Instant {
  /// Whether what is left alone until then is so at `now`; where the clock was set back, it is not.
  func isPause(at now: Instant) -> Bool {
    now < self && since(now) <= .longestPause
  }
}
