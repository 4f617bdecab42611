package import Model

/// What a popup was answered with, and the step of the journal that takes it back.
package struct WayBack: Hashable, Sendable {
  package enum Answer: Hashable, Sendable {
    /// What repeats comes next at that moment.
    case done(next: Instant?)
    case putOff(until: Instant)
    /// It was taken back.
    case takenBack
    /// It was changed since by somebody else, so nothing was taken back.
    case stays
  }

  package let step: Int
  package let answer: Answer
  /// The titles of the to-dos that were answered.
  package let titles: [String]

  /// Whether there is a way back from it still.
  package var isOpen: Bool { answer != .takenBack && answer != .stays }
}
