internal import Model
internal import SQLite
internal import Store

/// Interruptions that kept the service from its work: noted in the ledger, so that `why` can report
/// them.
extension DeliveryLoop {
  /// How long it must not have run for that to be told.
  private static let shortestGap = Duration.seconds(60)

  /// Looks whether the machine has slept, or its clock was set, since the last look.
  func lookAtClocks(hasWoken: Bool = false) {
    interruptions += clockWatch.look(clocks, hasWoken: hasWoken).map { finding in
      switch finding {
      case .slept(let from, let to): .slept(from: from, to: to)
      case .clockSet(let from, let to): .clockSet(from: from, to: to)
      }
    }
  }

  /// Notes what is not in the ledger yet; with the first pass also how long nobody was there.
  func recordInterruptions(_ store: DeliveryStore) throws(DatabaseError) {
    if !isStartNoted {
      let seen = [lastTouched, try store.lastSignOfLife()].compactMap(\.self)
      if let gap = gap(before: seen.filter { $0 <= started }.max()) { interruptions.append(gap) }
      isStartNoted = true
    }
    guard !interruptions.isEmpty else { return }
    try store.followFocus(through: interruptions)
    try store.follow(interruptions, at: now)
    try store.note(interruptions)
    interruptions = []
  }

  private func gap(before lastSeen: Instant?) -> Interruption? {
    guard let lastSeen, started.since(lastSeen) >= Self.shortestGap else { return nil }
    return clocks.startedAt > lastSeen
      ? .off(from: lastSeen, to: started) : .stopped(from: lastSeen, to: started)
  }
}
