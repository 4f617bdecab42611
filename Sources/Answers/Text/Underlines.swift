import Actions

/// A text with a line below each of its parts and, below these, what each part is.
///
/// A name that has no room above the next part stands a row lower, at the end of a line down.
package struct Underlines {
  /// Words that belong together, and their name; words without one get no line.
  package struct Part {
    package let words: String
    package let name: String?
    /// Whether nothing stands between this part and the one before it.
    package var isGlued = false
    package var beginsLine = false
  }

  package let parts: [Part]
  package let palette: Palette
  /// How wide a line may get.
  package let columns: Int

  package var text: String {
    lines.map { line in
      let rows = [line.text] + line.below.map { palette.paint($0, .quiet) }
      return rows.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private var lines: [Line] {
    var lines = [Line()]
    for part in parts {
      if part.beginsLine, !lines[lines.count - 1].text.isEmpty { lines.append(Line()) }
      for (number, word) in part.words.split(separator: " ").map(String.init).enumerated() {
        let gap = part.isGlued && number == 0 ? 0 : 1
        // A part that has begun goes on below under its name, so that each line says all there is.
        let room = max(word.columns, number == 0 ? part.name?.columns ?? 0 : 0)
        let used = lines[lines.count - 1].width
        if used > 0, used + gap + room > columns { lines.append(Line()) }
        let isNew = number == 0 || lines[lines.count - 1].text.isEmpty
        lines[lines.count - 1].add(word, gap: gap, name: part.name, isNew: isNew)
      }
    }
    return lines.filter { !$0.text.isEmpty }
  }
}

/// A line of the text and the names of its parts.
private struct Line {
  private struct Stretch {
    let start: Int
    var end: Int
    let name: String
  }

  private(set) var text = ""
  private(set) var width = 0
  private var stretches: [Stretch] = []

  mutating func add(_ word: String, gap: Int, name: String?, isNew: Bool) {
    let gap = text.isEmpty ? 0 : gap
    text += .blanks(gap) + word
    let start = width + gap
    width = start + word.columns
    guard let name else { return }
    if isNew {
      stretches.append(Stretch(start: start, end: width, name: name))
    } else {
      stretches[stretches.count - 1].end = width
    }
  }

  /// The lines under the parts, then their names.
  var below: [String] {
    guard !stretches.isEmpty else { return [] }
    let rules = row(stretches.map { ($0.start, String(repeating: "─", count: $0.end - $0.start)) })
    var rows = [rules]
    var left = stretches
    while !left.isEmpty {
      var waiting: [Stretch] = []
      var pieces: [(Int, String)] = []
      for (number, stretch) in left.enumerated() {
        let next = number + 1 < left.count ? left[number + 1].start : .max
        if stretch.start + stretch.name.columns < next {
          pieces.append((stretch.start, stretch.name))
        } else {
          pieces.append((stretch.start, "│"))
          waiting.append(stretch)
        }
      }
      rows.append(row(pieces))
      left = waiting
    }
    return rows
  }

  private func row(_ pieces: [(start: Int, text: String)]) -> String {
    pieces.reduce(into: "") { row, piece in
      row += .blanks(piece.start - row.columns) + piece.text
    }
  }
}
