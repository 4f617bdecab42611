internal import Model

/// Interruptions that kept a to-do from coming at its moment belong into its history; all others do
/// not.
extension HistoryBuilder {
  /// A history with the interruptions that matter to it, each where it began.
  static func interrupted(
    _ history: [HistoryEvent],
    by interruptions: [Interruption],
    leads: [Int]
  ) -> [HistoryEvent] {
    guard !interruptions.isEmpty else { return history }
    let moments = expectedMoments(of: history, leads: leads)
    var told = history
    for interruption in interruptions
    where interruption.matters(to: moments) || interruption.isFollowed(in: history) {
      let event = HistoryEvent(interruption)
      let place = told.firstIndex { $0.at > event.at } ?? told.endIndex
      told.insert(event, at: place)
    }
    return told
  }

  /// When it was to come, as far as nobody had answered or moved it by then.
  private static func expectedMoments(of history: [HistoryEvent], leads: [Int]) -> [Instant] {
    var moments: [Instant] = []
    for (index, event) in history.enumerated() {
      let coming: [Instant] =
        if let due = event.dueAt, event.kind.changesDue {
          Set(leads + [0]).map { due - .minutes($0) }
        } else if event.kind == .snoozed || event.kind == .began {
          [event.until].compactMap(\.self)
        } else {
          []
        }
      let answer = history[(index + 1)...].first(where: \.kind.isAnswer)?.at
      moments += coming.filter { moment in
        moment > event.at && answer.map { moment < $0 } ?? true
      }
    }
    return moments
  }
}

extension Interruption {
  /// Whether one of the moments fell into it; a change of zone matters to whatever is still to come.
  fileprivate func matters(to moments: [Instant]) -> Bool {
    if case .zoneChanged(_, _, let moment) = self { return moments.contains { $0 > moment } }
    let (first, last) = (min(start, end), max(start, end))
    return moments.contains { first <= $0 && $0 <= last }
  }

  /// Whether the to-do was shown once more because the machine woke up.
  fileprivate func isFollowed(in history: [HistoryEvent]) -> Bool {
    guard case .slept(let from, let to) = self,
      let first = history.first(where: { $0.at >= to }), first.kind == .shown,
      first.at.since(to) < .seconds(60)
    else { return false }
    return history.contains { $0.kind == .shown && $0.at < from }
  }
}

extension HistoryEvent {
  /// The event that an interruption is in a history: from its beginning on.
  fileprivate init(_ interruption: Interruption) {
    let kind: Kind =
      switch interruption {
      case .slept: .slept
      case .off: .off
      case .stopped: .stopped
      case .clockSet: .clockSet
      case .zoneChanged: .zoneChanged
      }
    self.init(at: interruption.start, kind: kind, until: interruption.end)
    if case .zoneChanged(let from, let to, _) = interruption {
      reason = "\(from) \(to)"
      until = nil
    }
  }
}
