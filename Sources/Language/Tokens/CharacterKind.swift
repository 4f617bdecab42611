/// The few classes of characters that matter before words do.
enum CharacterKind {
  case letter, digit, space, lineBreak, mark

  @inline(__always)
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 97...122, 65...90: self = .letter
    case 10, 13, 0x2028, 0x2029: self = .lineBreak
    case 0...32, 0x7F...0xA0: self = .space
    case 48...57: self = .digit
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

extension Unicode.Scalar {
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  /// Zero width joiner and non-joiner.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Half of a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it belongs to the mark before it: accents, variations, colours of skin, tags.
  var extendsMark: Bool {
    guard !isASCII else { return false }
    if (0x1F3FB...0x1F3FF).contains(value) || (0xE0020...0xE007F).contains(value) { return true }
    return [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}
