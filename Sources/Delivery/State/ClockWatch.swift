internal import Model

/// Notices that the machine has slept, and that its clock was set, from one look to the next.
struct ClockWatch: Hashable, Sendable {
  /// An event between two looks.
  enum Finding: Hashable, Sendable {
    case slept(from: Instant, to: Instant)
    /// The clock was set: from the time that it showed to the one that it shows instead.
    case clockSet(from: Instant, to: Instant)
  }

  private var last: MachineClocks
  /// Since when the machine has been about to sleep, if it said so.
  private var sleepsFrom: Instant?

  init(_ clocks: MachineClocks) {
    last = clocks
  }

  /// Smaller steps are a clock that is kept right.
  private static let smallestStep = Duration.seconds(60)

  /// The machine says that it is about to sleep.
  mutating func fallAsleep(at now: Instant) {
    sleepsFrom = now
  }

  /// Finds the events since the last look; `hasWoken` if the machine says that it is awake again.
  mutating func look(_ clocks: MachineClocks, hasWoken: Bool = false) -> [Finding] {
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
