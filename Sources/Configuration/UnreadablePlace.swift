/// A place of a text at which the TOML parser would stop the program instead of refusing the text.
///
/// toml++ asserts three things that a file can break: that a section's heading begins with a letter,
/// that no `}` stands where an element of a list should be, and that a digit follows the `T` between
/// a date and its time. And it goes a step deeper into the stack for each part of a name, however
/// many there are.
struct UnreadablePlace: Hashable {
  /// Both count from 1; the column counts bytes.
  let line: Int
  let column: Int
}

extension UnreadablePlace {
  /// The first such place, or `nil` if there is none.
  init?(in text: String) {
    var text = text
    let place = text.withUTF8 { bytes in
      var scan = TOMLScan(bytes: bytes)
      return scan.unreadable()
    }
    guard let place else { return nil }
    self = place
  }
}

/// Walks over TOML as far as strings, comments, lists and headings can be told apart.
private struct TOMLScan {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  private var lineStart = 0
  /// `[` and `{` that are open.
  private var open: [UInt8] = []
  /// Whether an element of a list may come next.
  private var expectsElement = false
  /// The dots of the name that is being read.
  private var dots = 0

  /// No name that means anything has more.
  private static let mostDots = 100

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var here: UnreadablePlace {
    UnreadablePlace(line: line, column: position - lineStart + 1)
  }

  mutating func unreadable() -> UnreadablePlace? {
    var isAtStart = true
    while let byte = next {
      switch byte {
      case .space, .tab, .return: break
      case .newline:
        line += 1
        lineStart = position + 1
        dots = 0
        if open.isEmpty { isAtStart = true }
      case .hash: skipComment()
      case .openBracket where isAtStart:
        isAtStart = false
        if let place = headingWithoutName() { return place }
      case .closeBrace where expectsElement: return here
      case .dot where dots == Self.mostDots: return here
      case UInt8(ascii: "T") where endsDateWithoutTime: return here
      case UInt8(ascii: "t") where endsDateWithoutTime: return here
      default:
        isAtStart = false
        take(byte)
      }
      position += 1
    }
    return nil
  }

  /// Past `[` or `[[`: a name in quotes or without, or `]`, which the parser refuses by itself.
  private mutating func headingWithoutName() -> UnreadablePlace? {
    position += 1
    if next == .openBracket { position += 1 }
    while let byte = next, byte == .space || byte == .tab { position += 1 }
    defer { position -= 1 }
    guard let byte = next else { return nil }
    return byte.isInName || byte.isQuote || byte == .closeBracket ? nil : here
  }

  /// Whether the `T` here stands behind a date, and what follows it is no digit but has a colon: names
  /// without quotes may look alike up to the colon.
  private var endsDateWithoutTime: Bool {
    guard position >= 10 else { return false }
    let before = bytes[(position - 10)..<position]
    let isDate = zip(before, "0000-00-00".utf8).allSatisfy { byte, form in
      form == .dash ? byte == .dash : byte.isDigit
    }
    // Whatever else stands there, control signs too, the parser takes for part of the value.
    let rest = bytes[(position + 1)...].prefix { !$0.endsValue }
    return isDate && rest.first?.isDigit != true && rest.contains(.colon)
  }

  private mutating func take(_ byte: UInt8) {
    let wasExpected = expectsElement
    expectsElement = false
    dots = byte == .dot ? dots + 1 : byte.isInName || byte.isQuote ? dots : 0
    switch byte {
    case .openBracket:
      open.append(byte)
      expectsElement = true
    case .openBrace: open.append(byte)
    case .closeBracket where open.last == .openBracket: open.removeLast()
    case .closeBrace where open.last == .openBrace: open.removeLast()
    case .comma where open.last == .openBracket: expectsElement = !wasExpected
    case _ where byte.isQuote: skipString(byte)
    default: break
    }
  }

  /// Stays before the end of the line.
  private mutating func skipComment() {
    while position + 1 < bytes.count, bytes[position + 1] != .newline { position += 1 }
  }

  /// Past a string of one line, or one of several in three quotes; stays on its last quote.
  private mutating func skipString(_ quote: UInt8) {
    let isLong =
      position + 2 < bytes.count && bytes[position + 1] == quote
      && bytes[position + 2] == quote
    position += isLong ? 3 : 1
    while let byte = next {
      if byte == .backslash, quote == .doubleQuote {
        position += 1
      } else if byte == .newline {
        if !isLong {
          position -= 1
          return
        }
        line += 1
        lineStart = position + 1
      } else if byte == quote {
        let isEnd =
          position + 2 < bytes.count && bytes[position + 1] == quote && bytes[position + 2] == quote
        if !isLong { return }
        if isEnd {
          position += 2
          return
        }
      }
      position += 1
    }
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let `return` = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let dash = UInt8(ascii: "-")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let doubleQuote = UInt8(ascii: "\"")
  fileprivate static let openBracket = UInt8(ascii: "[")
  fileprivate static let closeBracket = UInt8(ascii: "]")
  fileprivate static let openBrace = UInt8(ascii: "{")
  fileprivate static let closeBrace = UInt8(ascii: "}")

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var endsValue: Bool {
    switch self {
    case .space, .tab, .newline, .comma, .hash, .closeBracket, .closeBrace: true
    default: false
    }
  }

  fileprivate var isQuote: Bool { self == .doubleQuote || self == UInt8(ascii: "'") }

  /// Whether a name without quotes may hold it.
  fileprivate var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
