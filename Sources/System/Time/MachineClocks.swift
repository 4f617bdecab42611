internal import CSystemd
internal import Glibc
package import Model

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

  /// The clocks at this moment.
  package static func read() -> MachineClocks {
    // In this order, so that it never seems to have been awake for longer than it was on.
    let awake = duration(CLOCK_MONOTONIC)
    return MachineClocks(now: .now, sinceStart: duration(CLOCK_BOOTTIME), awake: awake)
  }

  private static func duration(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

/// Notices that the machine has slept, and that its clock was set, from one look to the next.
package struct ClockWatch: Hashable, Sendable {
  /// What came between two looks.
  package enum Finding: Hashable, Sendable {
    case slept(from: Instant, to: Instant)
    /// What the clock told, and what it tells instead.
    case clockSet(from: Instant, to: Instant)
  }

  private var last: MachineClocks
  /// Since when the machine has been about to sleep, if it said so.
  private var sleepsFrom: Instant?

  package init(_ clocks: MachineClocks) {
    last = clocks
  }

  /// Smaller steps are a clock that is kept right.
  private static let smallestStep = Duration.seconds(60)

  /// The machine says that it is about to sleep.
  package mutating func fallAsleep(at now: Instant) {
    sleepsFrom = now
  }

  /// What has come since the last look; `hasWoken` if the machine says that it is awake again.
  package mutating func look(_ clocks: MachineClocks, hasWoken: Bool = false) -> [Finding] {
    let asleep = (clocks.sinceStart - clocks.awake) - (last.sinceStart - last.awake)
    let step = clocks.startedAt.since(last.startedAt)
    let isStep = step >= Self.smallestStep || step <= .zero - Self.smallestStep
    last = clocks
    var findings: [Finding] = []
    if isStep { findings.append(.clockSet(from: clocks.now - step, to: clocks.now)) }
    guard asleep >= .seconds(1) || hasWoken else { return findings }
    // A clock that was set as well tells nothing of the moment before the sleep.
    let said = isStep ? nil : sleepsFrom
    sleepsFrom = nil
    let from = said ?? clocks.now - asleep
    if clocks.now.since(from) >= .seconds(1) {
      findings.append(.slept(from: from, to: clocks.now))
    }
    return findings
  }
}
