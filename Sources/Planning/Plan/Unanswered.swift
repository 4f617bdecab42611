package import Model

/// A stretch of time in which reminders came, and nobody answered any of them.
package struct Unanswered: Hashable, Sendable {
  /// When the first of them came.
  package var since: Instant
  /// When one of them came last that was a repeat, was late, or told of several.
  package var lastNudge: Instant?

  package init(since: Instant, lastNudge: Instant? = nil) {
    (self.since, self.lastNudge) = (since, lastNudge)
  }
}

extension Unanswered {
  /// The moments at which repeats come together: after `first` minutes, and each time after twice as
  /// long.
  private func gathering(_ number: Int, first: Int) -> Instant {
    since + .minutes(max(1, first) << min(number, 20))
  }

  /// Whether repeats come together by now.
  func isLong(at now: Instant, first: Int) -> Bool { gathering(0, first: first) <= now }

  /// Whether the present stretch between two such moments has had its popup; whoever has come back
  /// since then sees another one.
  func hasGathered(at now: Instant, first: Int, returnedAt: Instant?) -> Bool {
    guard let last = (0...20).lazy.map({ gathering($0, first: first) }).last(where: { $0 <= now }),
      let lastNudge
    else { return false }
    return lastNudge >= max(last, returnedAt.map { $0 <= now ? $0 : last } ?? last)
  }

  /// The next moment at which they come together.
  package func nextGathering(after now: Instant, first: Int) -> Instant? {
    (0...20).lazy.map { gathering($0, first: first) }.first { $0 > now }
  }
}
