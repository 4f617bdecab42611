package import Interchange
internal import Model

/// How long a server may take, however many requests it wants: for one question, and for all those of
/// one sync, which ends by itself before systemd ends it.
package final class TimeLimit {
  private let now: () -> ContinuousClock.Instant
  private let ofQuestion: Duration
  private let end: ContinuousClock.Instant
  private var endOfQuestion: ContinuousClock.Instant

  package init(
    ofQuestion: Duration = .seconds(180),
    ofAll: Duration = .seconds(720),
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    (self.now, self.ofQuestion) = (now, ofQuestion)
    end = now() + ofAll
    endOfQuestion = now()
  }

  /// Begins to count for another question.
  package func begin() { endOfQuestion = min(end, now() + ofQuestion) }

  /// How long the next request may take, in milliseconds.
  ///
  /// - Throws: `tooLarge` where the time is over.
  package func left() throws(OnlineFailure) -> Int {
    let left = Int((endOfQuestion - now()).wholeMilliseconds)
    guard left > 0 else { throw .tooLarge }
    return left
  }
}
