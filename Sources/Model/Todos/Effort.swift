/// What something takes, as far as a person said: how long, and how much energy.
package struct Effort: Hashable, Sendable {
  /// 1 to 1440.
  package var minutes: Int?
  package var energy: Energy?

  package init(minutes: Int? = nil, energy: Energy? = nil) {
    (self.minutes, self.energy) = (minutes, energy)
  }

  /// How much energy something needs.
  package enum Energy: String, CaseIterable, Hashable, Sendable {
    case low, high
  }

  /// The minutes that an effort may have: a day at most.
  package static let lengths = 1...1440

  /// What a person means who calls something quick, in minutes.
  package static let quick = 10

  /// What takes no longer needs little, as far as nobody said otherwise; in minutes.
  package static let short = 15

  /// Whether nothing is known.
  package var isUnknown: Bool { self == Effort() }

  /// What another one says takes the place of what this one does.
  package func changed(by other: Effort) -> Effort {
    Effort(minutes: other.minutes ?? minutes, energy: other.energy ?? energy)
  }
}
