import Actions
package import Words

/// The layout of a page of help on a screen: headings, paragraphs, and names beside what they mean.
package struct HelpPage {
  let palette: Palette
  /// Columns of the screen; beyond 80, lines are hard to follow with the eye.
  package let columns: Int
  /// Whether a screen reader is to read it.
  package let isPlain: Bool

  package init(palette: Palette, columns: Int, isPlain: Bool) {
    self.palette = palette
    self.columns = isPlain ? .max : min(columns, 80)
    self.isPlain = isPlain
  }

  package func heading(_ sentence: HelpHeadings) -> String {
    palette.paint(sentence.sentence.literal, .heading)
  }

  /// Paragraphs, with an empty line between them where eyes read.
  package func text(_ parts: [[String]]) -> String {
    parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: isPlain ? "\n" : "\n\n") + "\n"
  }

  package func indented(_ lines: [String]) -> [String] {
    isPlain ? lines : lines.map { "  " + $0 }
  }

  /// Names and what they mean, side by side; below each other where the screen is narrow.
  package func table(_ rows: [(name: String, meaning: String)]) -> [String] {
    if isPlain {
      return rows.map {
        PlainSentences.labelled.text(.literal, ["label": $0.name, "value": $0.meaning])
      }
    }
    let width = min(rows.map(\.name.columns).max() ?? 0, 24)
    let room = columns - width - 4
    guard room >= 24 else {
      return rows.flatMap { name, meaning in
        ["  " + palette.paint(name, .handle)]
          + meaning.wrapped(to: columns - 6).map { "      " + $0 }
      }
    }
    return rows.flatMap { name, meaning in
      let lines = meaning.wrapped(to: room)
      let painted = "  " + palette.paint(name, .handle)
      // A name that is wider than its column has a line of its own.
      let first = name.columns > width ? [painted] : []
      let start =
        first.isEmpty ? painted + String(repeating: " ", count: width - name.columns + 2) : nil
      let indent = String(repeating: " ", count: width + 4)
      return first
        + lines.enumerated().map { index, line in (index == 0 ? start ?? indent : indent) + line }
    }
  }
}
