import Actions
import Words

/// Lines with a label in front of each, in two columns.
package struct Sheet {
  package let palette: Palette
  package let columns: Int?
  private let isPlain: Bool
  private let tone: Tone
  private(set) var lines: [(label: String, value: String)] = []

  package init(_ style: AnswerStyle) {
    palette = style.palette
    columns = style.columns
    isPlain = style.isPlain
    tone = style.tone
  }

  /// Adds a line; nothing where there is no value.
  package mutating func add(_ label: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    lines.append((label, value))
  }

  /// The lines, long values broken to the width of the screen.
  package var text: String {
    guard !isPlain else { return plainText }
    let width = lines.map(\.label.columns).max() ?? 0
    if let columns, columns - width - 4 < 20 { return narrowText(columns) }
    let indent = String(repeating: " ", count: width + 4)
    return lines.map { label, value in
      let parts =
        columns.map { value.wrapped(to: $0 - width - 4) }
        ?? value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return "  " + palette.paint(label, .quiet)
        + String(repeating: " ", count: width - label.columns + 2)
        + parts.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }

  /// Labels on lines of their own, for a narrow screen.
  private func narrowText(_ columns: Int) -> String {
    lines.map { label, value in
      let values = value.wrapped(to: columns - 4).map { "    " + $0 }
      return (["  " + palette.paint(label, .quiet)] + values).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A fact a line; the label stands in front of the first.
  private var plainText: String {
    lines.map { label, value in
      let facts = value.split(separator: "\n").map { String($0).capitalizedSentence }
      let first = PlainSentences.labelled.text(tone, ["label": label, "value": facts.first ?? ""])
      return ([first] + facts.dropFirst()).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
