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
