package import Model
internal import Planning
internal import Store

/// The world around: Do-Not-Disturb, the lock, and whether anybody is there.
extension DeliveryLoop {
  /// How long what is due waits for those who can tell whether it is welcome.
  private static let timeout = Duration.seconds(2)

  package var isDoNotDisturb: Bool { surroundings.isDoNotDisturb }
  package var isLocked: Bool { surroundings.isLocked }
  package var isIdle: Bool { surroundings.isIdle }

  /// Whether the person asked for quiet now; where nobody can tell, it is quiet.
  package func isQuiet(at now: Instant) -> Bool {
    do {
      return try opened().quiet().end(at: now, in: zone) != nil
    } catch {
      return true
    }
  }

  /// Has what is due wait a moment, for as long as it is not known whether it is welcome.
  func waitForSurroundings() {
    if !start(.acquaintance, after: Self.timeout) { surroundings.waitNoLonger() }
  }

  func learn(_ change: (inout SurroundingsFacts) -> Void) {
    let before = surroundings
    change(&surroundings)
    if surroundings.isKnown { cancel(.acquaintance) }
    guard surroundings != before else { return }
    effects.log(
      .surroundings(
        isDoNotDisturb: surroundings.isDoNotDisturb,
        isLocked: surroundings.isLocked,
        isIdle: surroundings.isIdle
      )
    )
    requestPass()
  }
}
