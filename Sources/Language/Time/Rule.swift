/// One line of the grammar, named by examples that it must itself understand.
struct Rule: Sendable {
  let examples: [String]
  /// What the first word must be able to mean, so that a rule is asked only where it may match.
  let opening: Opening
  let read: @Sendable (inout Cursor) -> TimeMeaning?

  init(
    _ examples: String...,
    on opening: Opening,
    _ read: @escaping @Sendable (inout Cursor) -> TimeMeaning?
  ) {
    self.examples = examples
    self.opening = opening
    self.read = read
  }

  struct Opening: OptionSet, Sendable {
    let rawValue: UInt8
    static let number = Opening(rawValue: 1)
    static let ordinal = Opening(rawValue: 2)
    static let month = Opening(rawValue: 4)
    static let weekday = Opening(rawValue: 8)
    static let unit = Opening(rawValue: 16)
    static let part = Opening(rawValue: 32)
    /// One of the words in `Rule.keywordText`.
    static let keyword = Opening(rawValue: 64)
    /// One of the words in `Rule.prepositionText`.
    static let preposition = Opening(rawValue: 128)
  }
}

extension Rule {
  /// Every rule, in the order in which they are asked; of several matches the longest one counts.
  static let all: [Rule] = RuleKind.allCases.flatMap(\.rules)

  /// What the rules open with, side by side: most are passed over at every word.
  private static let openings = all.map(\.opening.rawValue)

  /// The longest match at the cursor.
  static func read(_ cursor: inout Cursor) -> TimeMeaning? {
    guard let token = cursor.ahead(), !token.isQuoted else { return nil }
    let bits = token.opening.rawValue
    guard bits != 0 else { return nil }
    let start = cursor.index
    var best: (end: Int, meaning: TimeMeaning)?
    for (number, opening) in openings.enumerated() where opening & bits != 0 {
      cursor.index = start
      guard let meaning = all[number].read(&cursor), cursor.index > (best?.end ?? start),
        cursor.endsOnWord
      else { continue }
      best = (cursor.index, meaning)
    }
    guard let best else {
      cursor.index = start
      return nil
    }
    cursor.index = best.end
    return best.meaning
  }

  /// Small words that lead into a time.
  static let prepositionText = """
    after around approximately before until till at by between for from in on within @ +
    """

  /// Other words that can open a time without being a number, a day, a month, a unit or a part of day.
  static let keywordText = """
    a all alternate an annually any asap beginning bi bimonthly biweekly coming couple current
    daily each early end eod eom eow eoy every everyday everynight few following fortnightly half
    hourly immediately last late later mid no not middle monthly next nightly now once past previous
    quarter quarterly right semi semiannual semiannually several start the this three today todays today's tomorow
    tommorow tommorrow tomorrow tomorrow's tomorrows tmr tmrw tonight tonight's tonite upcoming
    weekdays weekly workdays yearly yesterday yesterday's yesterdays
    """
}

extension Rule.Opening {
  private static let prepositions = WordSet(Rule.prepositionText)
  private static let keywords = WordSet(Rule.keywordText)

  /// What a word with these facts can begin.
  init(_ text: Word, _ facts: WordFacts) {
    self = []
    if facts.cardinal != nil { insert(.number) }
    if facts.cardinal == 20 || facts.cardinal == 30 { insert(.ordinal) }
    if facts.ordinal != nil { insert(.ordinal) }
    if facts.month != nil { insert(.month) }
    if facts.weekday != nil { insert(.weekday) }
    if facts.unit != nil { insert(.unit) }
    if facts.part != nil { insert(.part) }
    if Self.keywords.contains(text) { insert(.keyword) }
    if Self.prepositions.contains(text) { insert(.preposition) }
  }
}

extension Cursor {
  /// Whether no letter or digit sticks to the last token read: whole words only.
  var endsOnWord: Bool {
    guard let next = ahead(), next.isGlued, index > 0 else { return true }
    if next.isSpoken { return false }
    guard
      next.text == "." || next.text == "," || next.text == "-" || next.text == "/"
        || next.text == ":" || next.text == "%" || next.text == "_"
    else { return true }
    if next.text == "%" || next.text == "_" { return false }
    guard let after = ahead(1), after.isGlued else { return true }
    return !after.isNumber
  }
}
