internal import Model
internal import Simulator

/// The time of a history, which all machines of it agree on.
final class SyncClock {
  private(set) var now: Instant

  init(_ start: Instant) {
    now = start
    SimulatedTime.set(now.milliseconds)
  }

  func tick(_ duration: Duration) {
    now = now + duration
    SimulatedTime.set(now.milliseconds)
  }
}
