extension SpokenJudge {
  /// Where something is to go by the words of a stretch: to a time, a list or something open.
  mutating func place(_ range: Range<Int>, isTimeToo: Bool) -> SpokenCommand.Place {
    let range = speech.bare(range)
    let words = speech.text(range)
    var named = range
    while let first = named.first, named.count > 1,
      speech.tokens[first].text.isOne(of: "the", "my", "a", "our", "list")
    {
      named = named.dropFirst()
    }
    let saysList = named.count > 1 && speech.tokens[named.upperBound - 1].text == "list"
    if saysList { named = named.dropLast() }
    if saysList || !isTime(words), let name = knownList(named) { return .list(name, isNew: false) }
    if saysList { return .list(speech.text(named), isNew: true) }
    if isTimeToo, isTime(words) { return .time(words) }
    // "move it to 930"
    if isTimeToo, let clock = SpelledOut(words).text, isTime(clock) { return .time(clock) }
    switch open.match(speech.tokens[range], isTolerant: false) {
    case .one(let id, isWhole: _): return .under(.one(id))
    case .several(let ids): return .under(.several(words, ids))
    case .none: return .unknown(speech.text(named))
    }
  }

  private func isTime(_ words: String) -> Bool { canRefine(words) }

  /// The person's own spelling of a list.
  private func knownList(_ range: Range<Int>) -> String? {
    let said = TodoMatcher.stems(speech.tokens[range].filter { $0.text != "list" })
    return context.language.listNames.first { name in
      TodoMatcher.stems(TokenizedText(name).tokens.filter { $0.text != "list" }) == said
    }
  }

  /// "pack gear, check weather and call mom": what is to be part of something.
  func parts(_ range: Range<Int>?) -> [String] {
    range.map { speech.parts(speech.bare($0)) } ?? []
  }
}
