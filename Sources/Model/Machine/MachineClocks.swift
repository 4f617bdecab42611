/// The machine's clocks, read at one moment: together they tell of sleep, and of a clock that was set.
package struct MachineClocks: Hashable, Sendable {
  /// The wall clock.
  package var now: Instant
  /// How long the machine has been on, sleep included.
  package var sinceStart: Duration
  /// How long it has been awake since it was started.
  package var awake: Duration

  package init(now: Instant, sinceStart: Duration, awake: Duration) {
    self.now = now
    self.sinceStart = sinceStart
    self.awake = awake
  }

  /// When the machine was started.
  package var startedAt: Instant { now - sinceStart }
}
