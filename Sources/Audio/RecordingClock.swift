/// The time in which a recording could have been heard.
///
/// It begins with the first samples: a recorder that has delivered none yet is late, as it may be on a
/// busy machine, and not silent. One that delivers none at all is taken for silent after a while.
package struct RecordingClock: Sendable {
  /// The longest that first samples are waited for: a sound server that starts takes seconds.
  package static let longestStart = Duration.seconds(10)

  private let began: ContinuousClock.Instant
  private var firstSamples: ContinuousClock.Instant?

  /// A recording whose recorder is started now.
  package init(began: ContinuousClock.Instant) {
    self.began = began
  }

  /// Notes that samples came; the first ones count.
  package mutating func noteSamples(at now: ContinuousClock.Instant) {
    firstSamples = firstSamples ?? now
  }

  /// How long the first samples were waited for; `nil` as long as none came.
  package var wait: Duration? { firstSamples.map { began.duration(to: $0) } }

  /// How long there has been something to hear, or should have been; zero while the recorder is late.
  package func heard(at now: ContinuousClock.Instant) -> Duration {
    max(.zero, (firstSamples ?? began + Self.longestStart).duration(to: now))
  }
}
