extension String {
  /// How many columns of a terminal the text takes.
  ///
  /// Of what terminals draw differently (an emoji of several signs) the wider, so that a line which is
  /// fitted is never too long.
  package var columns: Int {
    if hasOnlyBytes(in: 0...0x7F) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }

  /// The text cut to at most `width` columns; `…` stands for what was cut.
  package func fitted(to width: Int) -> String {
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
}

extension Character {
  /// The columns of its scalars one by one, as the C library counts them: terminals that draw a family
  /// of emoji as one sign take fewer.
  package var columns: Int {
    var columns = 0
    for scalar in unicodeScalars {
      // The sign in front turns from text into a picture.
      if scalar.value == 0xFE0F { columns = max(columns, 2) } else { columns += scalar.columns }
    }
    return columns
  }
}

extension Unicode.Scalar {
  /// 0, 1 or 2 columns, as East Asian Width and emoji presentation give it.
  fileprivate var columns: Int {
    switch value {
    case 0x20..<0x7F: return 1
    case 0x0300...0x036F, 0x200B...0x200F, 0x2060...0x2064, 0x1160...0x11FF, 0xFE00...0xFE0F:
      return 0
    // A flag is two letters of one column each.
    case 0x1F1E6...0x1F1FF: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
