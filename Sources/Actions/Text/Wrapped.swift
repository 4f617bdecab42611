extension String {
  /// The text with spaces behind it, `width` columns in all.
  package func padded(to width: Int) -> String {
    self + .blanks(width - columns)
  }

  /// So many spaces, or none.
  package static func blanks(_ count: Int) -> String {
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
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var used = 0
      for word in paragraph.unbrokenWords {
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

extension Substring {
  /// The words between blanks, a clock time with its "am" or "pm".
  fileprivate var unbrokenWords: [String] {
    var words: [String] = []
    for word in split(separator: " ") {
      let isHalf =
        (word.hasPrefix("am") || word.hasPrefix("pm"))
        && !(word.dropFirst(2).first?.isLetter ?? false)
      if isHalf, let last = words.indices.last, words[last].last?.isNumber ?? false {
        words[last] += " " + word
      } else {
        words.append(String(word))
      }
    }
    return words
  }
}

extension String {
  /// How many columns the text takes, its colours aside.
  package var columnsWithoutPaint: Int {
    var columns = 0
    for (index, part) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      // "[32m" stands before the painted words.
      let words = index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
      columns += String(words).columns
    }
    return columns
  }
}
