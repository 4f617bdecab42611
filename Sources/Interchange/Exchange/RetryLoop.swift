/// A request that is sent until there is an answer, or no use in asking on.
package struct RetryLoop {
  private let policy: RetryPolicy
  private let chance: () -> Double
  private let pause: (Int) -> Void
  /// How many requests were sent: services count them.
  package private(set) var requests = 0
  private var leftOut: Set<String> = []
  private var retries: [String: Int] = [:]
  private var waited = 0

  /// `chance` is between 0 and 1; `pause` waits for milliseconds.
  package init(
    _ policy: RetryPolicy,
    chance: @escaping () -> Double,
    pause: @escaping (Int) -> Void
  ) {
    self.policy = policy
    self.chance = chance
    self.pause = pause
  }

  /// The answer of an attempt, in the end.
  ///
  /// It is given the parameters to go without: one that the service names is left out, once.
  package mutating func answer<Answer>(
    _ attempt: (_ leftOut: Set<String>) throws(OnlineFailure) -> Answer
  ) throws(OnlineFailure) -> Answer {
    while true {
      do {
        requests += 1
        return try attempt(leftOut)
      } catch .badRequest(let parameter?) where leftOut.isEmpty {
        leftOut = [parameter]
      } catch {
        let retry = retries[error.name, default: 0]
        guard let wait = policy.pause(after: error, retry: retry, chance: chance()),
          waited + wait <= policy.longestPause
        else { throw error }
        retries[error.name] = retry + 1
        waited += wait
        pause(wait)
      }
    }
  }
}
