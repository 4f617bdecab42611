package import Model

/// The time that was kept for one thing, all sessions together.
package struct FocusTotal: Hashable, Sendable {
  /// How many lasted there for at least a minute.
  package let sessions: Int
  package let time: Duration

  /// Of a session that goes past the end of a stretch only what lies within it counts.
  package init(_ sessions: [FocusSession], in span: Range<Instant>, at now: Instant) {
    let times = sessions.map { $0.course(to: now).focused(in: span, at: now) }
      .filter { $0 >= .minutes(1) }
    self.sessions = times.count
    time = times.reduce(.zero, +)
  }
}
