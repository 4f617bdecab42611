/// A request that is sent until there is an answer, or no use in asking on.
package struct RetryLoop {
  private let policy: RetryPolicy
  /// The parameters that a request can go without.
  private let dispensable: Set<String>
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
    dispensable: Set<String> = [],
    chance: @escaping () -> Double,
    pause: @escaping (Int) -> Void
  ) {
    self.policy = policy
    self.dispensable = dispensable
    self.chance = chance
    self.pause = pause
  }

  /// The answer of an attempt, in the end.
  ///
  /// It is given the parameters to go without: one that the service names is left out, once; where
  /// it names none, all that a request can do without.
  package mutating func answer<Answer>(
    _ attempt: (_ leftOut: Set<String>) throws(OnlineFailure) -> Answer
  ) throws(OnlineFailure) -> Answer {
    while true {
      do {
        requests += 1
        return try attempt(leftOut)
      } catch .badRequest(let parameter)
        where leftOut.isEmpty && (parameter != nil || !dispensable.isEmpty)
      {
        leftOut = parameter.map { [$0] } ?? dispensable
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
