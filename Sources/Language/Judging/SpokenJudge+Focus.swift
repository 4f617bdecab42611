extension SpokenJudge {
  /// What is wanted of a focus session; `nil` where the words are something to do.
  mutating func wanted(
    _ focus: SpokenPatterns.Focus,
    _ rest: String,
    _ reading: SpokenPatterns.Reading,
    _ range: Range<Int>
  ) -> SpokenCommand.Focus? {
    // "start a pomodoro on the tax return tomorrow": nobody begins one later.
    if let target = reading.slots.target, saysTime(target), !isWholeTitle(target) { return nil }
    switch focus {
    case .begin: return .begin(rest.isEmpty ? "" : "for " + rest, isPomodoro: false)
    case .pomodoro: return .begin(rest.isEmpty ? "" : "for " + rest, isPomodoro: true)
    case .until: return .begin("until " + rest, isPomodoro: false)
    case .more:
      // "ten more minutes"; a length alone is none.
      let asks = speech.tokens[range].contains {
        $0.text.isOne(of: "more", "another", "add", "extend")
      }
      return asks ? .more(rest) : nil
    case .pause: return .pause
    case .goOn: return .goOn
    case .rest: return .rest
    case .stop: return .stop
    }
  }

  private func saysTime(_ range: Range<Int>) -> Bool {
    !Scan.times(in: speech.tokens, range).isEmpty
  }
}

/// Whether a text is about a focus session and nothing else; what only names something open to focus
/// on is for who knows what is open.
package func speaksOfFocus(_ text: String) -> Bool {
  let segments = SpokenCutter(SpokenText(text)).segments()
  guard segments.count == 1, let readings = segments.first?.readings else { return false }
  return readings.contains { reading in
    guard case .focus = reading.kind else { return false }
    return reading.sureness != .ifFound
  }
}
