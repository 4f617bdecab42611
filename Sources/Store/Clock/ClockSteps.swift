internal import Model

/// The times at which the clock was set while the service looked on.
struct ClockSteps {
  private let steps: [(from: Instant, to: Instant)]

  init(_ interruptions: [Interruption]) {
    steps = interruptions.compactMap { interruption in
      if case .clockSet(let from, let to) = interruption { (from, to) } else { nil }
    }
  }

  var isEmpty: Bool { steps.isEmpty }

  /// When that was by the clock as it is now which an earlier clock noted at a moment; `nil` where nobody
  /// saw it being set.
  func moment(_ noted: Instant, at now: Instant) -> Instant? {
    guard !isEmpty else { return nil }
    let moment = steps.reduce(noted) { moment, step in
      moment <= step.from ? moment + step.to.since(step.from) : moment
    }
    return min(moment, now)
  }

  /// The length of all steps back together.
  var back: Duration {
    steps.map { $0.from.since($0.to) }.filter { $0 > .zero }.reduce(.zero, +)
  }
}
