extension FiredRule {
  /// The rules that read the times at these positions.
  ///
  /// Nothing is noted down while a text is understood: the same pieces are read once more.
  static func all(behind times: [TimeMatch], in tokens: [Token]) -> [FiredRule] {
    times.flatMap { time in
      var pieces: [(start: Int, said: TimeMeaning?)] = []
      var cursor = Scan.window(in: tokens, at: time.tokens.lowerBound)
      let window = cursor
      _ = cursor.saidTime { pieces.append(($0, $1)) }
      return zip(pieces, pieces.dropFirst()).compactMap { piece, next in
        FiredRule(piece.start..<next.start, of: window, said: piece.said, then: next.said)
      }
    }
  }

  private init?(_ piece: Range<Int>, of window: Cursor, said: TimeMeaning?, then: TimeMeaning?) {
    var whole = window
    whole.index = piece.lowerBound
    var behindLink = whole
    _ = behindLink.link(isFirst: said == nil)
    let places =
      then?.isStretch == true ? [whole.index, behindLink.index] : [behindLink.index, whole.index]
    var found: (rule: (kind: RuleKind, example: String), start: Int)?
    if let said, let kind = RuleKind(changing: said, into: then), let example = kind.examples.first
    {
      found = ((kind, example), piece.lowerBound)
    } else {
      found =
        places.lazy.compactMap { place in
          RuleKind.firing(at: place, to: piece.upperBound, in: window).map { ($0, place) }
        }.first
    }
    guard let found, let first = window.tokens[found.start..<piece.upperBound].first,
      let last = window.tokens[found.start..<piece.upperBound].last
    else { return nil }
    kind = found.rule.kind
    example = found.rule.example
    range = first.range.lowerBound..<max(last.range.upperBound, first.range.lowerBound)
  }
}

extension RuleKind {
  /// The kind of words that carried a time on where no rule of its own did.
  fileprivate init?(changing said: TimeMeaning, into then: TimeMeaning?) {
    guard let then else { return nil }
    if said.zone != then.zone {
      self = .zone
    } else if said.moreDays != then.moreDays {
      self = .more
    } else if said.moreClocks != then.moreClocks, said.repeats == then.repeats {
      self = .more
    } else if let repeats = said.repeats,
      repeats.count != then.repeats?.count || repeats.exceptions != then.repeats?.exceptions
    {
      self = .limit
    } else {
      return nil
    }
  }

  /// The rule that reads from one place exactly to another: of several the first one counts.
  fileprivate static func firing(
    at start: Int,
    to end: Int,
    in window: Cursor
  ) -> (kind: RuleKind, example: String)? {
    guard let opening = window.tokens.indices.contains(start) ? window.tokens[start].opening : nil
    else { return nil }
    for kind in RuleKind.allCases {
      for rule in kind.rules where !rule.opening.isDisjoint(with: opening) {
        var cursor = window
        cursor.index = start
        guard rule.read(&cursor) != nil, cursor.index == end, cursor.endsOnWord else { continue }
        return (kind, rule.examples.first ?? "")
      }
    }
    return nil
  }
}
