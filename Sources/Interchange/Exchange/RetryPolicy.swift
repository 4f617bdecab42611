/// When something is asked once more, and how long that waits.
package struct RetryPolicy: Sendable {
  /// The first pause where the service names none, in milliseconds.
  package let firstPause: Int
  /// A person waits: longer than this, all pauses together, is not waited for, in milliseconds.
  package let longestPause: Int

  package init(firstPause: Int = 500, longestPause: Int = 15_000) {
    self.firstPause = firstPause
    self.longestPause = longestPause
  }

  /// Milliseconds to wait before asking again; `nil` where that would be of no use.
  ///
  /// Three more times where we ask too often, once where the service stumbled, never for want of
  /// money. `retry` counts from 0, for each kind of failure; `chance` is between 0 and 1, so that
  /// many who wait do not come back at once.
  package func pause(after failure: OnlineFailure, retry: Int, chance: Double) -> Int? {
    let asked: Int?
    switch failure {
    case .rateLimited(let after) where retry < 3: asked = after
    case .overloaded(let after) where retry < 1: asked = after
    case .offline where retry < 1: asked = nil
    case .notJSON where retry < 1: return 0
    default: return nil
    }
    if let asked { return asked <= longestPause ? asked : nil }
    let pause = Double(min(firstPause << retry, 8000))
    return Int(pause * (0.75 + chance / 2))
  }
}
