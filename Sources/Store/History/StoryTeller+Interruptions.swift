internal import Model

/// What kept a to-do from coming at its moment belongs into its story; all else does not.
extension StoryTeller {
  /// A story with the interruptions that matter to it, each where it began.
  static func interrupted(
    _ story: [Happening],
    by interruptions: [Interruption],
    leads: [Int]
  ) -> [Happening] {
    guard !interruptions.isEmpty else { return story }
    let moments = expectedMoments(of: story, leads: leads)
    var told = story
    for interruption in interruptions
    where interruption.matters(to: moments) || interruption.isFollowed(in: story) {
      let happening = Happening(interruption)
      let place = told.firstIndex { $0.at > happening.at } ?? told.endIndex
      told.insert(happening, at: place)
    }
    return told
  }

  /// When it was to come, as far as nobody had answered or moved it by then.
  private static func expectedMoments(of story: [Happening], leads: [Int]) -> [Instant] {
    var moments: [Instant] = []
    for (index, happening) in story.enumerated() {
      let coming: [Instant] =
        if let due = happening.dueAt, happening.kind.changesDue {
          Set(leads + [0]).map { due - .minutes($0) }
        } else if happening.kind == .snoozed || happening.kind == .began {
          [happening.until].compactMap(\.self)
        } else {
          []
        }
      let answer = story[(index + 1)...].first(where: \.kind.isAnswer)?.at
      moments += coming.filter { moment in
        moment > happening.at && answer.map { moment < $0 } ?? true
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
  fileprivate func isFollowed(in story: [Happening]) -> Bool {
    guard case .slept(let from, let to) = self,
      let first = story.first(where: { $0.at >= to }), first.kind == .shown,
      first.at.since(to) < .seconds(60)
    else { return false }
    return story.contains { $0.kind == .shown && $0.at < from }
  }
}

extension Happening {
  /// What an interruption is in a story: from its beginning on.
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
