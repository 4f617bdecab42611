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
}

extension Rule {
  /// Every rule, in the order in which they are asked; of several matches the longest one counts.
  static let all: [Rule] = RuleKind.allCases.flatMap(\.rules)

  /// The rules that each bit of an opening leads to, as bits of their own.
  private static let openedBy: [SIMD4<UInt64>] = (0..<UInt32.bitWidth).map { bit in
    var rules = SIMD4<UInt64>()
    for (number, rule) in all.enumerated() where rule.opening.rawValue >> bit & 1 == 1 {
      rules[number / 64] |= 1 << UInt64(number % 64)
    }
    return rules
  }

  /// The longest match at the cursor.
  static func read(_ cursor: inout Cursor) -> TimeMeaning? {
    guard let token = cursor.ahead(), !token.isQuoted, token.opening != [] else { return nil }
    let start = cursor.index
    var best: (end: Int, meaning: TimeMeaning)?
    let rules = all
    token.opening.forEachBit(in: openedBy) { number in
      cursor.index = start
      guard let meaning = rules[number].read(&cursor), cursor.index > (best?.end ?? start),
        cursor.endsOnWord
      else { return }
      best = (cursor.index, meaning)
    }
    cursor.index = best?.end ?? start
    return best?.meaning
  }
}

extension Cursor {
  /// "05/31/2026:14:15": a clock time stuck to a date.
  private var isBeforeStuckClock: Bool {
    isAt(".", ":") && ahead(1)?.digits == 2 && ahead(2)?.isMark(":") == true
      && ahead(3)?.digits == 2 && ahead(-1)?.digits == 4
  }

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
    return !after.isNumber || isBeforeStuckClock
  }
}
