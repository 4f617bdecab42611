/// How long to wait before trying again: each time twice as long, up to a limit.
package struct GrowingPause: Hashable, Sendable {
  private let first: Duration
  private let longest: Duration
  private var upcoming: Duration

  package init(from first: Duration, to longest: Duration) {
    self.first = first
    self.longest = longest
    upcoming = first
  }

  /// The pause for this time; the next one is longer.
  package mutating func next() -> Duration {
    defer { upcoming = min(upcoming * 2, longest) }
    return upcoming
  }

  /// Starts over: it went well.
  package mutating func reset() {
    upcoming = first
  }
}
