import Model

/// Words that say a time and nothing else: "tomorrow morning", "every friday at 4".
struct TimePhrase {
  private let times: [TimeMatch]

  /// The times in the words, or nothing if there are other words among them.
  init?(_ words: String) {
    let tokens = Repair.repaired(TokenizedText(words).tokens).tokens
    times = Scan.times(in: tokens, 0..<tokens.count)
    guard !times.isEmpty else { return nil }
    let covered = times.reduce(into: Positions()) { $0.insert($1.tokens) }
    guard tokens.indices.allSatisfy({ covered.contains($0) || !tokens[$0].isSpoken }) else {
      return nil
    }
  }

  /// The meaning of all of them; nothing where they do not go together.
  var meaning: TimeMeaning? {
    guard var meaning = times.first?.meaning else { return nil }
    for time in times.dropFirst() {
      guard let sum = meaning.merged(with: time.meaning) else { return nil }
      meaning = sum
    }
    return meaning
  }

  /// The meaning of all of them, a day that is over with the clock time or the part of it that
  /// stands beside: "yesterday at 9".
  var joinedMeaning: TimeMeaning? {
    guard meaning == nil, var joined = times.first?.meaning else { return meaning }
    for time in times.dropFirst() {
      var other = time.meaning
      if other.day == nil, other.offset == nil, joined.clock == nil {
        other.part = other.part ?? joined.part
        other.day = joined.day
        joined = other
      } else if joined.day == nil, joined.offset == nil, other.clock == nil {
        joined.day = other.day
      }
    }
    return joined
  }

  /// The meaning of words of the past: "yesterday morning" goes together with nothing.
  var pastMeaning: TimeMeaning? { meaning ?? times.first?.meaning }
}
