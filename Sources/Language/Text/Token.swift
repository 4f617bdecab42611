import Model

/// A word, a number or a mark of the text, with what the dictionary of time words knows of it.
struct Token: Sendable {
  enum Kind: Sendable {
    case word, number, mark, lineBreak
  }

  let kind: Kind
  /// In lower case, with plain apostrophes.
  let text: String
  /// Offsets in Unicode scalars from the start of the text.
  let range: Range<Int>
  /// Whether nothing stands between this token and the one before it.
  let isGlued: Bool
  let facts: WordFacts
  /// The value of a number of at most nine digits.
  let value: Int?
  /// Inside quotation marks: literal, never parsed.
  var isQuoted = false
  /// What this word can begin.
  var opening: Rule.Opening
}

extension Token {
  var isWord: Bool { kind == .word }
  var isNumber: Bool { kind == .number }

  /// Whether something said out loud stands here.
  var isSpoken: Bool { kind == .word || kind == .number }

  /// How many digits the number was written with.
  var digits: Int { kind == .number ? text.utf8.count : 0 }

  /// "st", "nd", "rd", "th" stuck to a number.
  var isOrdinalEnding: Bool {
    isGlued && text.utf8.count == 2 && ["st", "nd", "rd", "th"].contains(text)
  }

  /// The same without the quotation marks around it.
  var unquoted: Token {
    var token = self
    token.isQuoted = false
    return token
  }

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
}
