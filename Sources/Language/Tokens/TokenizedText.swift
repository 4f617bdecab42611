import Model

/// A text as bytes and tokens.
struct TokenizedText: Sendable {
  private let utf8: [UInt8]
  let tokens: [Token]

  /// The text's own words from one token to another.
  func words(from first: Token, to last: Token) -> String {
    let start = first.bytes.lowerBound
    return String(decoding: utf8[start..<max(last.bytes.upperBound, start)], as: UTF8.self)
  }

  /// The name of the list behind "#" or "+" as it was typed, with spaces for what joins its words.
  func listName(of sign: Token) -> String? {
    guard sign.isShorthand else { return nil }
    let text = words(from: sign, to: sign)
    guard text.hasPrefix("#") || text.hasPrefix("+") else { return nil }
    return String(text.dropFirst().filter { $0 != ":" }.map { $0 == "_" ? " " : $0 })
  }

  /// Whether nothing or a plain space stands between two tokens.
  func isJoined(_ first: Token, _ second: Token) -> Bool {
    let gap = second.bytes.lowerBound - first.bytes.upperBound
    return gap == 0 || gap == 1 && utf8[first.bytes.upperBound] == UInt8(ascii: " ")
  }

  /// A token in lower case, with plain apostrophes.
  func folded(_ token: Token) -> String { Folding.folded(utf8[token.bytes]) }
}

extension TokenizedText {
  /// Cuts the text into words, numbers and marks; spaces and invisible characters fall away.
  init(_ text: String) {
    utf8 = Array(text.utf8)
    var tokens: [Token] = []
    tokens.reserveCapacity(min(utf8.count / 4, 4096) + 4)
    var reader = ScalarReader(utf8)
    var lastEnd = -1
    while let kind = reader.kind {
      let start = reader
      switch kind {
      case .space:
        reader.step()
        continue
      case .letter:
        reader.skipWord()
        if start.scalar != lastEnd, !(tokens.last?.namesAPlace ?? false) {
          reader.skipFour(behind: start.byte..<reader.byte, of: utf8)
        }
      case .digit: while reader.kind == .digit { reader.step() }
      case .lineBreak: reader.step()
      case .mark: reader.skipMark()
      }
      let bytes = start.byte..<reader.byte
      tokens.append(
        Token(
          kind.token,
          Folding.word(utf8, bytes, isASCII: bytes.count == reader.scalar - start.scalar),
          scalars: start.scalar..<reader.scalar,
          bytes: bytes,
          isGlued: start.scalar == lastEnd,
          value: kind == .digit ? TokenizedText.number(utf8, bytes) : nil
        )
      )
      lastEnd = reader.scalar
    }
    tokens.markOrdinals()
    tokens.markQuotations()
    if utf8.contains(where: { $0.isSmallLetter }) {
      for index in tokens.indices where tokens[index].isWord {
        tokens[index].isCapitals =
          (2...5).contains(tokens[index].bytes.count)
          && utf8[tokens[index].bytes].allSatisfy { $0.isCapitalLetter }
      }
    }
    self.tokens = tokens
  }

  /// This text with other tokens.
  func with(_ tokens: [Token]) -> TokenizedText { TokenizedText(utf8: utf8, tokens: tokens) }

  /// The value of at most nine digits.
  private static func number(_ utf8: [UInt8], _ digits: Range<Int>) -> Int? {
    guard digits.count <= 9 else { return nil }
    var number = 0
    for place in digits { number = number * 10 + Int(utf8[place] - UInt8(ascii: "0")) }
    return number
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isCapitalLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

extension ScalarReader {
  fileprivate mutating func skipWord() {
    while let scalar = next {
      switch CharacterKind(scalar) {
      case .letter:
        step()
      case .mark where scalar.isApostrophe && isFollowed(by: { CharacterKind($0) == .letter }),
        // A joiner shapes the letters of a word, as in Persian.
        .space where scalar.isJoiner && isFollowed(by: { CharacterKind($0) == .letter }):
        step()
        step()
      default:
        return
      }
    }
  }

  /// Takes in the digit of "b4", which is a word.
  fileprivate mutating func skipFour(behind letters: Range<Int>, of utf8: [UInt8]) {
    guard letters.count == 1, utf8[letters.lowerBound] | 0x20 == UInt8(ascii: "b"), next == "4",
      !isFollowed(by: { [.letter, .digit].contains(CharacterKind($0)) })
    else { return }
    step()
  }

  /// A picture of several scalars is one mark: a family, a flag, a heart with its variation.
  fileprivate mutating func skipMark() {
    guard let first = next else { return }
    step()
    guard !first.isASCII else { return }
    if first.isRegionalIndicator, next?.isRegionalIndicator == true { step() }
    while let scalar = next {
      if scalar.extendsMark {
        step()
      } else if scalar.isJoiner,
        isFollowed(by: { !$0.isASCII && CharacterKind($0) == .mark })
      {
        step()
        step()
      } else {
        return
      }
    }
  }
}

extension Token {
  /// Whether a letter with a number may name one of them: "room b4".
  fileprivate var namesAPlace: Bool {
    text.isOne(of: "room", "gate", "seat", "platform", "block", "flat", "unit", "vitamin")
  }
}

extension [Token] {
  /// Marks numbers with an ordinal's ending: "15th".
  fileprivate mutating func markOrdinals() {
    for index in indices.dropFirst() where self[index - 1].isNumber && self[index].isOrdinalEnding {
      self[index - 1].opening.insert(.ordinal)
    }
  }

  /// Marks what stands between quotation marks; a single one means nothing.
  fileprivate mutating func markQuotations() {
    var open: Int?
    for index in indices where self[index].kind == .mark {
      guard let begin = open else {
        if self[index].text.isOne(of: "\"", "\u{201C}", "\u{201E}") { open = index }
        continue
      }
      guard self[index].text.isOne(of: "\"", "\u{201D}", "\u{201C}") else { continue }
      for inside in begin...index { self[inside].isQuoted = true }
      open = nil
    }
  }
}
