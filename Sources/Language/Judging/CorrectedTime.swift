/// A line that is nothing but another time than was said before: "actually friday", "no, monday at
/// ten", "friday instead", "actually thursday for the dentist".
struct CorrectedTime {
  /// The new time; empty where only the old one is denied: "not friday".
  let words: String
  /// What it is the time of; nothing where that is not said.
  let target: ArraySlice<Token>
  let targetWords: String

  init?(_ text: String) {
    let speech = SpokenText(asSaid: text)
    guard let range = Self.behindOpener(speech) else { return nil }
    if speech.fits(range, .moment) {
      (words, target, targetWords) = (speech.text(range), [], "")
      return
    }
    if speech.tokens[range.lowerBound].text == "not" {
      guard let new = Self.behindDenied(speech, range.dropFirst()) else { return nil }
      (words, target, targetWords) = (speech.text(new), [], "")
      return
    }
    for joint in range.dropFirst() where speech.tokens[joint].text.isOne(of: "for", "with") {
      let named = joint + 1..<range.upperBound
      guard speech.fits(range.lowerBound..<joint, .moment), !named.isEmpty else { continue }
      words = speech.text(range.lowerBound..<joint)
      (target, targetWords) = (speech.tokens[named], speech.text(named))
      return
    }
    return nil
  }

  /// What stands between the words that correct and the end; nothing where there are none.
  private static func behindOpener(_ speech: SpokenText) -> Range<Int>? {
    let tokens = speech.tokens
    var range = 0..<tokens.count
    var isOpened = tokens.first?.text == "not"
    while let first = range.first {
      if tokens[first].isMark, !tokens[first].isQuoted {
        range = range.dropFirst()
      } else if let end = RepairWords.corrections.end(tokens, at: first, end: range.upperBound),
        end < range.upperBound,
        tokens[first].text != "wait" || tokens[end].isMark || end > first + 1
      {
        (range, isOpened) = (end..<range.upperBound, true)
      } else {
        break
      }
    }
    while let last = range.last {
      if tokens[last].text.isOne(of: "instead", "rather") {
        isOpened = true
      } else if !tokens[last].text.isOne(of: "please", "then", "thanks"),
        !tokens[last].isMark || tokens[last].isQuoted
      {
        break
      }
      range = range.dropLast()
    }
    return isOpened && !range.isEmpty ? range : nil
  }

  /// "not friday, saturday": the time that is meant; empty where none is told.
  private static func behindDenied(_ speech: SpokenText, _ range: Range<Int>) -> Range<Int>? {
    if speech.fits(range, .moment) { return range.upperBound..<range.upperBound }
    for index in range
    where speech.tokens[index].isMark(",") || speech.tokens[index].text == "but" {
      let new = speech.bare(index + 1..<range.upperBound)
      if speech.fits(range.lowerBound..<index, .moment), speech.fits(new, .moment) { return new }
    }
    return nil
  }
}

extension SpokenJudge {
  /// The command that a line comes to which only says another time: of what was stored or changed last,
  /// or of what it names.
  mutating func command(_ corrected: CorrectedTime, said: String) -> SpokenCommand {
    let aim: SpokenCommand.Aim =
      if corrected.target.isEmpty {
        .last(all: false)
      } else {
        switch open.match(corrected.target, isTolerant: false) {
        case .one(let id, isWhole: _): .one(id)
        case .several(let ids): .several(corrected.targetWords, ids)
        case .none(let near): .none(corrected.targetWords, near: near)
        }
      }
    let place: SpokenCommand.Place =
      corrected.words.isEmpty ? .unknown("") : .time(corrected.words)
    return SpokenCommand(.move(place), [aim], said: said)
  }
}
