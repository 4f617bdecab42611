extension String {
  /// How many columns of a terminal the text takes.
  var columns: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }

  /// The text cut to at most `width` columns; `…` stands for what was cut.
  func fitted(to width: Int) -> String {
    guard columns > width else { return self }
    guard width > 1 else { return width == 1 ? "…" : "" }
    var result = ""
    var used = 1
    for character in self {
      used += character.columns
      if used > width { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// The text with spaces behind it, `width` columns in all.
  func padded(to width: Int) -> String {
    self + .blanks(width - columns)
  }

  /// So many spaces, or none.
  static func blanks(_ count: Int) -> String {
    // `String(repeating:count:)` takes the long way by way of characters.
    guard count > 0 else { return "" }
    return String(unsafeUninitializedCapacity: count) { bytes in
      bytes[..<count].initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }

  /// The text broken at spaces into lines of at most `width` columns.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.columns + 1 + word.description.columns > width {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      lines.append(line)
    }
    return lines
  }
}

extension Character {
  /// 0, 1 or 2 columns, as East Asian Width and emoji presentation give it.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x0300...0x036F, 0x200B...0x200F: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return first.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
