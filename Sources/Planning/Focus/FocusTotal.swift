package import Model

/// The time that was kept for one thing, all sessions together.
package struct FocusTotal: Hashable, Sendable {
  /// How many lasted at least a minute.
  package let sessions: Int
  package let time: Duration

  package init(_ sessions: [FocusSession], at now: Instant) {
    let times = sessions.map { $0.course(to: now).focused(at: now) }.filter { $0 >= .minutes(1) }
    self.sessions = times.count
    time = times.reduce(.zero, +)
  }
}
