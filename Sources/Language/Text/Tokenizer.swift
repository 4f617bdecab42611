import Model

/// A text as scalars and tokens.
struct TokenizedText: Sendable {
  let scalars: [Unicode.Scalar]
  let tokens: [Token]

  /// The text's own words in a range of scalars.
  func words(in range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars[range] { view.append(scalar) }
    return String(view)
  }
}

extension TokenizedText {
  /// Cuts the text into words, numbers and marks; spaces and invisible characters fall away.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var tokens: [Token] = []
    tokens.reserveCapacity(scalars.count / 4 + 1)
    var index = 0
    var lastEnd = -1
    while index < scalars.count {
      let start = index
      let kind = CharacterKind(scalars[index])
      switch kind {
      case .space:
        index += 1
        continue
      case .letter:
        index = TokenizedText.endOfWord(in: scalars, from: index)
      case .digit:
        while index < scalars.count, CharacterKind(scalars[index]) == .digit { index += 1 }
      case .lineBreak:
        index += 1
      case .mark:
        index = TokenizedText.endOfMark(in: scalars, from: index)
      }
      tokens.append(
        TokenizedText.token(kind, scalars[start..<index], isGlued: start == lastEnd)
      )
      lastEnd = index
    }
    self.tokens = tokens.markingOrdinals().markingQuotations()
  }

  private static func endOfWord(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    while index < scalars.count {
      switch CharacterKind(scalars[index]) {
      case .letter:
        index += 1
      case .mark
      where scalars[index].isApostrophe && index + 1 < scalars.count
        && CharacterKind(scalars[index + 1]) == .letter:
        index += 2
      case .space
      where scalars[index].isJoiner && index + 1 < scalars.count
        && CharacterKind(scalars[index + 1]) == .letter:
        // It shapes the letters of a word, as in Persian.
        index += 2
      default:
        return index
      }
    }
    return index
  }

  /// A picture of several scalars is one mark: a family, a flag, a heart with its variation.
  private static func endOfMark(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start + 1
    guard !scalars[start].isASCII else { return index }
    if scalars[start].isRegionalIndicator, index < scalars.count,
      scalars[index].isRegionalIndicator
    {
      index += 1
    }
    while index < scalars.count {
      if scalars[index].extendsMark {
        index += 1
      } else if scalars[index].isJoiner, index + 1 < scalars.count, !scalars[index + 1].isASCII,
        CharacterKind(scalars[index + 1]) == .mark
      {
        index += 2
      } else {
        return index
      }
    }
    return index
  }

  private static func token(
    _ kind: CharacterKind,
    _ scalars: ArraySlice<Unicode.Scalar>,
    isGlued: Bool
  ) -> Token {
    var view = String.UnicodeScalarView()
    for scalar in scalars { view.append(scalar.isApostrophe ? "'" : scalar.folded) }
    var text = String(view)
    if kind == .letter, scalars.contains(where: { !$0.isASCII }) { text = text.lowercased() }
    let facts: WordFacts = kind == .letter ? .of(text) : .none
    return Token(
      kind: kind.token,
      text: text,
      range: scalars.startIndex..<scalars.endIndex,
      isGlued: isGlued,
      facts: facts,
      value: kind == .digit ? Int(digits: text) : nil,
      opening: Rule.Opening(text, isNumber: kind == .digit, facts)
    )
  }
}

extension Unicode.Scalar {
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  /// Zero width joiner and non-joiner.
  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Half of a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// What belongs to the mark before it: accents, variations, colours of skin, tags.
  fileprivate var extendsMark: Bool {
    guard !isASCII else { return false }
    if (0x1F3FB...0x1F3FF).contains(value) || (0xE0020...0xE007F).contains(value) { return true }
    return [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  /// ASCII capitals in lower case, all else as it is.
  fileprivate var folded: Unicode.Scalar {
    (65...90).contains(value) ? Unicode.Scalar(UInt8(value) + 32) : self
  }
}

/// The few classes of characters that matter before words do.
private enum CharacterKind {
  case letter, digit, space, lineBreak, mark

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 10, 13, 0x2028, 0x2029: self = .lineBreak
    case 0...32, 0x7F...0xA0: self = .space
    case 48...57: self = .digit
    case 65...90, 97...122: self = .letter
    case 0...127: self = .mark
    default: self = CharacterKind(beyondASCII: scalar.properties)
    }
  }

  private init(beyondASCII properties: Unicode.Scalar.Properties) {
    switch properties.generalCategory {
    case .spaceSeparator, .control, .format, .privateUse, .surrogate, .unassigned: self = .space
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber:
      self = .letter
    default: self = .mark
    }
  }

  var token: Token.Kind {
    switch self {
    case .letter: .word
    case .digit: .number
    case .lineBreak: .lineBreak
    case .mark, .space: .mark
    }
  }
}

extension [Token] {
  /// Marks numbers with an ordinal's ending: "15th".
  fileprivate func markingOrdinals() -> [Token] {
    var tokens = self
    for index in tokens.indices.dropFirst()
    where tokens[index - 1].isNumber && tokens[index].isOrdinalEnding {
      tokens[index - 1].opening.insert(.ordinal)
    }
    return tokens
  }

  /// Marks what stands between quotation marks; a single one means nothing.
  fileprivate func markingQuotations() -> [Token] {
    var tokens = self
    var open: Int?
    for index in tokens.indices where tokens[index].kind == .mark {
      guard let begin = open else {
        if ["\"", "\u{201C}", "\u{201E}"].contains(tokens[index].text) { open = index }
        continue
      }
      guard ["\"", "\u{201D}", "\u{201C}"].contains(tokens[index].text) else { continue }
      for inside in begin...index { tokens[inside].isQuoted = true }
      open = nil
    }
    return tokens
  }
}
