extension String {
  /// The text with the lines that are wider than the screen broken between words; what follows keeps
  /// the margin of its line.
  ///
  /// A command line at the end stays whole where it fits into a line of its own; a longer one is broken
  /// between its words with a backslash, as a shell takes it.
  package func fittingSentences(to width: Int) -> String {
    guard columns > width || contains("\n") else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).columnsWithoutPaint <= width ? String(line) : String(line).sentenceLines(width)
    }.joined(separator: "\n")
  }

  private func sentenceLines(_ width: Int) -> String {
    let margin = String(prefix { $0 == " " }.prefix(width / 2))
    let (sentence, command) = partedBeforeCommand
    var lines = Self.lines(of: sentence.spacedWords, margin, width)
    guard let command else { return lines.joined(separator: "\n") }
    if let last = lines.last, last.columnsWithoutPaint + 1 + command.columnsWithoutPaint <= width {
      lines[lines.count - 1] = last + " " + command
    } else {
      let words = command.shellWords
      let isLong = margin.columns + command.columnsWithoutPaint > width
      lines += isLong ? Self.lines(of: words, margin, width, joint: " \\") : [margin + command]
    }
    return lines.joined(separator: "\n")
  }

  /// Words, each with the blanks before it, as lines; `joint` ends each line that goes on.
  private static func lines(
    of words: [(blanks: String, word: String)],
    _ margin: String,
    _ width: Int,
    joint: String = ""
  ) -> [String] {
    var lines: [String] = []
    var line = margin
    for (index, (blanks, word)) in words.enumerated() {
      let isLast = index == words.count - 1
      let room = width - (isLast ? 0 : joint.columns)
      if line == margin {
        line += word
      } else if line.columnsWithoutPaint + blanks.columns + word.columnsWithoutPaint > room {
        lines.append(line + joint)
        line = margin + word
      } else {
        line += blanks + word
      }
    }
    return lines + [line]
  }

  /// What stands before a command of ours that ends the line, and that.
  private var partedBeforeCommand: (String, String?) {
    let parts = parts(separatedBy: ": voicedo-remind ")
    guard parts.count > 1, let first = parts.first else { return (self, nil) }
    let command = parts.dropFirst().joined(separator: ": voicedo-remind ")
    return (first + ":", "voicedo-remind " + command)
  }

  /// The words with the blanks before each.
  private var spacedWords: [(blanks: String, word: String)] {
    var words: [(blanks: String, word: String)] = []
    var rest = self[...]
    while !rest.isEmpty {
      let blanks = rest.prefix { $0 == " " }
      let word = rest.dropFirst(blanks.count).prefix { $0 != " " }
      if !word.isEmpty { words.append((String(blanks), String(word))) }
      rest = rest.dropFirst(blanks.count + word.count)
    }
    return words
  }

  /// The words of a command line; what stands in single quotes is part of one.
  private var shellWords: [(blanks: String, word: String)] {
    var words: [(blanks: String, word: String)] = []
    var isQuoted = false
    for piece in spacedWords {
      if isQuoted {
        words[words.count - 1].word += piece.blanks + piece.word
      } else {
        words.append(piece)
      }
      if piece.word.count(where: { $0 == "'" }) % 2 == 1 { isQuoted.toggle() }
    }
    return words
  }
}
