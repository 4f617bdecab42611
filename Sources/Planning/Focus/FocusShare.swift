package import Model

extension FocusSession {
  /// What of its rounds fell into a span of time.
  ///
  /// Where a session stood still, or had breaks, is not kept: of the last round what it lasted stands
  /// before its end, and the rounds before it are spread evenly over the time before; of a single
  /// round what it lasted is spread over all of its time.
  package func focused(in span: Range<Instant>, at now: Instant) -> Duration {
    let last = elapsed(at: now)
    let end = max(startedAt, endOfRound(at: now))
    guard before > .zero else { return share(of: last, in: startedAt..<end, span) }
    let start = min(end, max(startedAt, end - last))
    return share(of: before, in: startedAt..<start, span) + share(of: last, in: start..<end, span)
  }

  /// When the present round ended, or the last one; now, where it goes on.
  private func endOfRound(at now: Instant) -> Instant {
    switch state {
    case .focusing: now
    case .rested: since - rest
    case .paused, .timeUp, .resting, .ended: since
    }
  }

  /// The part of some time that lies within a span, where it is spread evenly over a stretch.
  private func share(
    of time: Duration,
    in stretch: Range<Instant>,
    _ span: Range<Instant>
  ) -> Duration {
    let part = stretch.clamped(to: span)
    // One without a length, as a clock that was set makes it, belongs where it stands.
    guard !stretch.isEmpty else { return span.contains(stretch.lowerBound) ? time : .zero }
    guard !part.isEmpty else { return .zero }
    let whole = stretch.upperBound.since(stretch.lowerBound)
    return time * (part.upperBound.since(part.lowerBound) / whole)
  }
}
