/// How often each happening met a reminder in each state.
package struct Coverage: Sendable {
  package private(set) var counts: [String: [String: Int]] = [:]

  package init() {}

  /// The states of a reminder, in their order.
  package static let states = ["scheduled", "delivering", "shown", "held", "snoozed", "closed"]

  package mutating func count(_ happening: String, _ state: String) {
    counts[happening, default: [:]][state, default: 0] += 1
  }

  package mutating func add(_ other: Coverage) {
    for (happening, states) in other.counts {
      counts[happening, default: [:]].merge(states, uniquingKeysWith: +)
    }
  }

  /// Everything that is counted.
  package static let happenings =
    Happening.allCases.filter { $0 != .crashArmed && $0 != .race }.map(\.rawValue)
    + CrashPoint.allCases.map { "crash \($0.rawValue)" }
    + ["Done", "Later", "One at a time", "I'm doing it", "Not today"].map { "pressed \($0)" }

  /// The events that never met a state, each in words.
  package var emptyCorners: [String] {
    Self.happenings.flatMap { happening in
      Self.states.filter { counts[happening]?[$0] == nil }.map { "\(happening), \($0)" }
    }
  }

  /// One line for each happening.
  package var table: String {
    let width = (Self.happenings.map(\.count).max() ?? 0) + 2
    let head = "".padded(to: width) + Self.states.map { $0.padded(from: 12) }.joined()
    let lines = Self.happenings.map { happening in
      happening.padded(to: width)
        + Self.states.map { "\(counts[happening]?[$0] ?? 0)".padded(from: 12) }.joined()
    }
    return ([head] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func padded(from width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
