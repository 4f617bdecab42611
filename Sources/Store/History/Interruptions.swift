package import Model
package import SQLite

/// An interruption that kept the service from its work for a while, or set its clock right.
package enum Interruption: Hashable, Sendable {
  case slept(from: Instant, to: Instant)
  /// The machine was off for some of that time; the service was seen before it and after it.
  case off(from: Instant, to: Instant)
  /// The machine was on, and the service did not run.
  case stopped(from: Instant, to: Instant)
  /// The time that the clock showed, and the one that it showed from then on.
  case clockSet(from: Instant, to: Instant)
  /// The names of two zones.
  case zoneChanged(from: String, to: String, at: Instant)
}

extension DeliveryStore {
  /// Adds interruptions to the ledger, a line each.
  package func note(_ interruptions: [Interruption]) throws(DatabaseError) {
    guard !interruptions.isEmpty else { return }
    try connection.writing { () throws(DatabaseError) in
      for interruption in interruptions {
        try note(interruption.event, of: nil, reason: interruption.reason, at: interruption.end)
      }
    }
  }
}

extension Store {
  /// The last moment at which something was written here.
  package func lastSignOfLife() throws(DatabaseError) -> Instant? {
    try connection.first(
      """
      SELECT max(at)
        FROM (SELECT max(at) AS at FROM delivery
              UNION ALL SELECT made_at FROM batch WHERE id = (SELECT max(id) FROM batch))
      """
    ) { $0.milliseconds(0) } ?? nil
  }

  /// The interruptions that were over at `start` or later.
  func interruptions(since start: Instant) throws(DatabaseError) -> [Interruption] {
    let names = Interruption.events.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return try ledger(
      "WHERE todo_id IS NULL AND at >= ? AND event IN (\(names)) ORDER BY id",
      [Value(milliseconds: start)]
    )
    .compactMap(Interruption.init)
  }
}

extension Interruption {
  /// From when on it was.
  package var start: Instant {
    switch self {
    case .slept(let from, _), .off(let from, _), .stopped(let from, _), .clockSet(let from, _):
      from
    case .zoneChanged(_, _, let moment): moment
    }
  }

  /// When it was over; the ledger has it there.
  package var end: Instant {
    switch self {
    case .slept(_, let to), .off(_, let to), .stopped(_, let to), .clockSet(_, let to): to
    case .zoneChanged(_, _, let moment): moment
    }
  }

  fileprivate static let events: [LedgerEntry.Event] = [
    .slept, .off, .stopped, .clockSet, .zoneChanged,
  ]

  fileprivate var event: LedgerEntry.Event {
    switch self {
    case .slept: .slept
    case .off: .off
    case .stopped: .stopped
    case .clockSet: .clockSet
    case .zoneChanged: .zoneChanged
    }
  }

  /// From when on, in milliseconds UTC, or the names of the zones.
  fileprivate var reason: String {
    if case .zoneChanged(let from, let to, _) = self {
      "\(from) \(to)"
    } else {
      "\(start.milliseconds)"
    }
  }

  fileprivate init?(_ entry: LedgerEntry) {
    let words = (entry.reason ?? "").split(separator: " ").map(String.init)
    if entry.event == .zoneChanged {
      guard words.count == 2 else { return nil }
      self = .zoneChanged(from: words[0], to: words[1], at: entry.at)
      return
    }
    guard let from = words.first.flatMap({ Int($0) }).map({ Instant(keptMilliseconds: $0) })
    else { return nil }
    switch entry.event {
    case .slept: self = .slept(from: from, to: entry.at)
    case .off: self = .off(from: from, to: entry.at)
    case .stopped: self = .stopped(from: from, to: entry.at)
    case .clockSet: self = .clockSet(from: from, to: entry.at)
    default: return nil
    }
  }
}
