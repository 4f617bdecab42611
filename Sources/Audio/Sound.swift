/// Sound as recognisers take it: one channel of 16-bit samples, 16,000 of them a second.
package struct Sound: Hashable, Sendable {
  package var samples: [Int16]

  /// Samples in a second.
  package static let rate = 16_000

  package init(_ samples: [Int16] = []) {
    self.samples = samples
  }

  /// How long it is.
  package var duration: Duration { Sound.duration(of: samples.count) }

  /// How long so many samples are.
  package static func duration(of count: Int) -> Duration {
    .milliseconds(count * 1000 / rate)
  }

  /// How many samples such a time holds.
  package static func samples(in duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * rate + Int(attoseconds / 1_000_000_000_000_000) * rate / 1000
  }
}
