/// The classes of times that a word can begin, so that only rules that may match are asked.
struct TokenClass: OptionSet, Sendable {
  let rawValue: UInt32

  // Words that the dictionary of times knows.
  static let number = TokenClass(rawValue: 1)
  static let ordinal = TokenClass(rawValue: 1 << 1)
  static let month = TokenClass(rawValue: 1 << 2)
  static let weekday = TokenClass(rawValue: 1 << 3)
  static let unit = TokenClass(rawValue: 1 << 4)
  static let part = TokenClass(rawValue: 1 << 5)

  // Other words, as `words` has them.
  static let the = TokenClass(rawValue: 1 << 6)
  static let every = TokenClass(rawValue: 1 << 7)
  static let next = TokenClass(rawValue: 1 << 8)
  static let last = TokenClass(rawValue: 1 << 9)
  static let day = TokenClass(rawValue: 1 << 10)
  static let edge = TokenClass(rawValue: 1 << 11)
  static let adverb = TokenClass(rawValue: 1 << 12)
  static let amount = TokenClass(rawValue: 1 << 13)
  static let now = TokenClass(rawValue: 1 << 14)
  static let later = TokenClass(rawValue: 1 << 15)
  static let no = TokenClass(rawValue: 1 << 16)
  static let other = TokenClass(rawValue: 1 << 17)
  static let holiday = TokenClass(rawValue: 1 << 18)
  static let again = TokenClass(rawValue: 1 << 20)
  static let give = TokenClass(rawValue: 1 << 19)

  // Small words that lead into a time.
  static let at = TokenClass(rawValue: 1 << 24)
  static let `in` = TokenClass(rawValue: 1 << 25)
  static let on = TokenClass(rawValue: 1 << 26)
  static let from = TokenClass(rawValue: 1 << 27)
  static let `for` = TokenClass(rawValue: 1 << 28)
  static let bound = TokenClass(rawValue: 1 << 29)
  static let plus = TokenClass(rawValue: 1 << 30)

  /// Any word of `words` but the small ones.
  static let keyword: TokenClass = [
    the, every, next, last, day, edge, adverb, amount, now, later, no, other, give, again,
  ]
  /// Any of the small words.
  static let preposition: TokenClass = [at, `in`, on, from, `for`, bound, plus]
}

extension TokenClass {
  /// The words that can open a time without being a number, a day, a month, a unit or a part of
  /// day.
  static let words: [(words: String, value: TokenClass)] = [
    ("the", .the),
    ("all alternate each every", .every),
    ("coming current following next this upcoming", .next),
    ("last past penultimate previous yesterday yesterday's yesterdays", .last),
    (
      """
      today todays today's tomorrow tomorrow's tomorrows tmr tmrw
      tonight tonight's tmw
      """, .day
    ),
    ("beginning close cob early eob end eod eom eow eoy late mid middle midweek start", .edge),
    (
      """
      annually bi bimonthly biweekly daily everyday everynight fortnightly hourly monthly nightly
      once quarterly semi semiannual semiannually weekly yearly
      """, .adverb
    ),
    ("a an couple few half quarter several three", .amount),
    ("immediately now right same", .now), ("later", .later), ("no not", .no),
    ("any asap lunchtimeish middayish mwf noonish tea teatime weekdays with workdays q w", .other),
    ("oh", .number),
    (Holiday.openings, .holiday), ("give", .give),
    ("repeat repeated repeating repeats thrice twice", .again),
    ("at @", .at), ("in within", .in), ("on", .on), ("between from", .from), ("for", .for),
    ("after approximately around before by during over till until", .bound), ("+", .plus),
  ]

  private static let table = WordMap<TokenClass>(words)

  /// The classes of a word with these facts.
  init(_ text: Word, _ facts: WordFacts) {
    self = TokenClass.table[text] ?? []
    if facts.cardinal != nil { insert(.number) }
    if facts.cardinal == 20 || facts.cardinal == 30 { insert(.ordinal) }
    if facts.ordinal != nil { insert(.ordinal) }
    if facts.month != nil { insert(.month) }
    if facts.weekday != nil { insert(.weekday) }
    if facts.unit != nil { insert(.unit) }
    if facts.part != nil { insert(.part) }
  }

  /// Calls `body` with the number of each bit that is set in what this opening's own bits stand
  /// for.
  @inline(__always)
  func forEachBit(in table: [SIMD4<UInt64>], _ body: (Int) -> Void) {
    var sum = SIMD4<UInt64>()
    var own = rawValue
    while own != 0 {
      sum |= table[own.trailingZeroBitCount]
      own &= own &- 1
    }
    for place in 0..<4 {
      var bits = sum[place]
      while bits != 0 {
        body(place * 64 + bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}
