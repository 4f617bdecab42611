package import Model

/// What became of one time that a series came.
package enum SeriesOutcome: Hashable, Sendable {
  /// It was done on its day, or ahead of it.
  case done(Instant)
  /// It was done after its day, or when the next one had come.
  case doneLater(Instant)
  /// It was passed over, or its day was left out.
  case skipped
  case paused
  /// It is the newest, and can be answered still.
  case waiting
  /// The service ran before the next one came, and nobody answered.
  case unanswered
  /// The machine slept or was off when it came, and the service did not run before the next one.
  case machineOff
  /// Nothing proves what became of it.
  case unknown
}

extension SeriesOutcome {
  /// When it was done, if it was.
  package var doneAt: Instant? {
    switch self {
    case .done(let moment), .doneLater(let moment): moment
    default: nil
    }
  }

  /// Whether it came, the next one came, and it was not answered.
  package var isUnanswered: Bool {
    switch self {
    case .unanswered, .machineOff, .unknown: true
    default: false
    }
  }

  /// The name that it has in JSON.
  package var name: Name {
    switch self {
    case .done: .done
    case .doneLater: .doneLater
    case .skipped: .skipped
    case .paused: .paused
    case .waiting: .waiting
    case .unanswered: .unanswered
    case .machineOff: .machineOff
    case .unknown: .unknown
    }
  }

  /// The outcomes without their moments.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case done
    case doneLater = "done-later"
    case skipped, paused, waiting
    case unanswered = "not-answered"
    case machineOff = "machine-off"
    case unknown = "not-known"
  }
}

/// A time that a series came, with what became of it.
package struct ReckonedOccurrence: Hashable, Sendable {
  package let at: Instant
  package let outcome: SeriesOutcome
  /// Its civil time as the series has it; `nil` of what was done of no occurrence that is known.
  package let name: CivilDateTime?

  package init(at moment: Instant, _ outcome: SeriesOutcome, name: CivilDateTime?) {
    at = moment
    (self.outcome, self.name) = (outcome, name)
  }
}

/// How often something that repeats was done, of some times that it came: "5 of 7".
package struct Kept: Hashable, Sendable {
  package var count: Int
  package var of: Int

  package init(_ count: Int, of all: Int) {
    self.count = count
    of = all
  }

  /// So many times are looked at.
  package static let usual = 7
}

extension Sequence<ReckonedOccurrence> {
  /// Those that were done, or came and were not answered before the next: of the others there is
  /// nothing to count.
  package var counted: [ReckonedOccurrence] {
    filter { $0.outcome.doneAt != nil || $0.outcome.isUnanswered }
  }

  package var kept: Kept {
    let counted = counted
    return Kept(counted.count { $0.outcome.doneAt != nil }, of: counted.count)
  }

  /// The newest that were not answered, without those from before something was done of them.
  ///
  /// What was done last does not end them where they lie before it.
  package var lastUnanswered: [ReckonedOccurrence] {
    let counted = counted
    let last = counted.last?.outcome.doneAt != nil ? counted.dropLast() : counted[...]
    return last.reversed().prefix { $0.outcome.isUnanswered }.reversed()
  }
}
