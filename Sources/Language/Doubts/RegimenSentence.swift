import Model

/// One sentence with the to-dos that came of it, to be held against each other.
struct RegimenSentence {
  let source: TokenizedText
  let tokens: [Token]
  let range: Range<Int>
  let drafts: [Draft]
  let today: CivilDate
  /// Whether something is taken or given in it, as medicine is.
  let isTaken: Bool

  init(_ source: TokenizedText, _ range: Range<Int>, _ drafts: [Draft], today: CivilDate) {
    self.source = source
    tokens = source.tokens
    self.range = range
    self.drafts = drafts
    self.today = today
    isTaken = MedicineWords.areTaken(source.tokens, range)
  }

  /// The words that did not come out, or may not have.
  var doubtedWords: [String] {
    var words = denials + starts + limits + unknownRhythms + leftParts + firstOnes
    let isScheduled = drafts.contains { $0.schedule != nil }
    if isScheduled {
      words +=
        spacings + conditions + courses + rhythms + ends + openEnds + missedEnds + cycles + totals
      words +=
        meals + mealHours + foodDistances + onceOnly + nowToo + lostClocks + rowsOfHours
        + schoolDays
    }
    return words.once
  }
}

extension RegimenSentence {
  /// The to-dos that come again.
  var series: [(draft: Draft, rule: RecurrenceRule)] {
    drafts.compactMap { draft in draft.rule.map { (draft, $0) } }
  }

  func text(_ index: Int) -> Word { range.contains(index) ? tokens[index].text : .none }

  func isAt(_ index: Int, _ first: Word, _ second: Word = .none, _ third: Word = .none) -> Bool {
    let text = text(index)
    return text != .none && (text == first || text == second || text == third)
  }

  /// A number in digits or in a word, "a" and "one" being 1.
  func number(_ index: Int) -> Int? {
    guard range.contains(index) else { return nil }
    if tokens[index].text.isOne(of: "a", "an") { return 1 }
    return tokens[index].value ?? tokens[index].facts.cardinal
  }

  func facts(_ index: Int) -> WordFacts { range.contains(index) ? tokens[index].facts : .none }

  /// The words of a stretch as they were said, no further than the sentence.
  func said(_ start: Int, _ end: Int) -> String {
    source.words(from: tokens[start], to: tokens[min(end, range.upperBound) - 1])
  }

  /// Whether words stand in the title or the notes of a to-do, one behind the other.
  func isKept(_ start: Int, _ end: Int) -> Bool {
    let words = source.words(from: tokens[start], to: tokens[min(end, range.upperBound) - 1])
    return drafts.contains {
      $0.title.lowercased().contains(words.lowercased())
        || $0.notes?.lowercased().contains(words.lowercased()) == true
    }
  }
}

extension [String] {
  /// Each of them once, in order.
  fileprivate var once: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
