extension String {
  /// How many columns of a terminal the text takes.
  ///
  /// Of what terminals draw differently (an emoji of several signs) the wider, so that a line which is
  /// fitted is never too long.
  var columns: Int {
    if hasOnlyBytes(in: 0...0x7F) { return utf8.count }
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

  /// The text broken at spaces into lines of at most `width` columns; a word that is longer is cut.
  ///
  /// Words that are painted are never cut.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var used = 0
      for word in paragraph.split(separator: " ").map(String.init) {
        let columns = word.columnsWithoutPaint
        if !line.isEmpty, used + 1 + columns > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        if columns > width, !word.contains("\u{1B}") {
          var pieces = word.pieces(of: max(1, width))
          line = pieces.popLast() ?? ""
          used = line.columns
          lines += pieces
        } else {
          line += line.isEmpty ? word : " " + word
          used += columns + (used == 0 ? 0 : 1)
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// The text in pieces of at most `width` columns; a single character is never cut.
  private func pieces(of width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in self {
      let columns = character.columns
      if !piece.isEmpty, used + columns > width {
        pieces.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += columns
    }
    return pieces + [piece]
  }
}

extension Character {
  /// The columns of its scalars one by one, as the C library counts them: terminals that draw a family
  /// of emoji as one sign take fewer.
  fileprivate var columns: Int {
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
