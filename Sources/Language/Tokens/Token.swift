import Model

/// A word, a number or a mark of the text, with what the dictionary of time words knows of it.
///
/// It holds no reference and is small: tokens are copied a lot.
struct Token: Sendable {
  enum Kind: Sendable {
    case word, number, mark, lineBreak
  }

  /// In lower case, with plain apostrophes, days and months spelled right.
  let text: Word
  /// Where it stands, in Unicode scalars and in bytes of UTF-8 from the start of the text.
  private let scalarStart, scalarEnd, byteStart, byteEnd: UInt32
  private let number: Int32
  let facts: WordFacts
  let kind: Kind
  /// Whether nothing stands between this token and the one before it.
  private(set) var isGlued: Bool
  /// Inside quotation marks: literal, never parsed.
  var isQuoted = false
  /// Two to five letters, all of them capitals, in a text that has small ones too: "SGT".
  var isCapitals = false
  /// A sign of typed shorthand with its word: "#groceries", "!high".
  var isShorthand = false
  /// The classes of times that this word can begin.
  var opening: TokenClass

  init(
    _ kind: Kind,
    _ text: Word,
    scalars: Range<Int>,
    bytes: Range<Int>,
    isGlued: Bool,
    value: Int? = nil
  ) {
    self.kind = kind
    var word = text
    var entry = Lexicon.entry(of: word)
    if kind == .word, entry.isUnknown, let right = Contraction.table[word] {
      word = right
      entry = Lexicon.entry(of: right)
    } else if kind == .word, entry.isUnknown, let right = Misspelling.corrected(word) {
      word = right
      entry = Lexicon.entry(of: right)
    }
    self.text = word
    self.isGlued = isGlued
    facts = entry.facts
    number = Int32(value ?? -1)
    scalarStart = UInt32(scalars.lowerBound)
    scalarEnd = UInt32(scalars.upperBound)
    byteStart = UInt32(bytes.lowerBound)
    byteEnd = UInt32(bytes.upperBound)
    opening = kind == .number ? .number : entry.opening
  }
}

extension Token {
  /// Offsets in Unicode scalars from the start of the text.
  var range: Range<Int> { Int(scalarStart)..<Int(scalarEnd) }

  /// Offsets in bytes of UTF-8 from the start of the text.
  var bytes: Range<Int> { Int(byteStart)..<Int(byteEnd) }

  /// The value of a number of at most nine digits.
  var value: Int? { number < 0 ? nil : Int(number) }

  var isWord: Bool { kind == .word }
  var isNumber: Bool { kind == .number }
  var isMark: Bool { kind == .mark }

  /// Whether something said out loud stands here.
  var isSpoken: Bool { kind == .word || kind == .number }

  /// Whether a word or a number that is no sign of shorthand stands here.
  var isPlainWord: Bool { isSpoken && !isShorthand }

  /// How many digits the number was written with.
  var digits: Int { kind == .number ? Int(byteEnd - byteStart) : 0 }

  /// "st", "nd", "rd", "th" stuck to a number.
  var isOrdinalEnding: Bool { isGlued && text.isOne(of: "st", "nd", "rd", "th") }

  /// This token without the quotation marks around it.
  var unquoted: Token {
    var token = self
    token.isQuoted = false
    return token
  }

  /// This token with a space before it.
  var loose: Token {
    var token = self
    token.isGlued = false
    return token
  }

  func isMark(_ text: Word) -> Bool { kind == .mark && self.text == text }

  /// A comma in the place of this token.
  var asComma: Token { mark(",") }

  /// A colon in the place of this token.
  var asColon: Token { mark(":") }

  /// A semicolon in the place of this token.
  var asSemicolon: Token { mark(";") }

  /// A word in the place of this token and those up to another one.
  func respelled(_ word: Word, upTo last: Token) -> Token {
    Token(
      .word,
      word,
      scalars: range.lowerBound..<last.range.upperBound,
      bytes: bytes.lowerBound..<last.bytes.upperBound,
      isGlued: isGlued
    )
  }

  private func mark(_ text: Word) -> Token {
    Token(.mark, text, scalars: range, bytes: bytes, isGlued: isGlued)
  }
}
