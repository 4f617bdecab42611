/// How much of something is done for others: what is spent comes back with time, so that a flood of
/// questions is never all that a program does.
///
/// It has no clock: each call says how long the machine has been on.
package struct Allowance: Hashable, Sendable {
  /// The most that is spent at once.
  private let most: Duration
  /// How much of each second that passes comes back.
  private let share: Double
  private var spent = Duration.zero
  private var lookedAt: Duration?

  package init(most: Duration, share: Double) {
    (self.most, self.share) = (most, share)
  }

  /// Whether anything may be spent now.
  package mutating func hasRoom(at moment: Duration) -> Bool {
    let passed = max(.zero, moment - (lookedAt ?? moment))
    lookedAt = moment
    spent = max(.zero, spent - min(passed, most / share) * share)
    return spent < most
  }

  /// Notes what was spent; it may be more than there was room for.
  package mutating func spend(_ amount: Duration) { spent += amount }
}
