import Model
import Words

/// Answers for screen readers: no columns, no signs that mean something, a sentence a fact.
extension [String] {
  /// The facts as sentences on one line, as in `Buy milk. Tomorrow 09:00. Id a3f2.`.
  package var spoken: String {
    map { $0.endsAsSentence ? $0 : $0 + "." }.joined(separator: " ")
  }
}

extension String {
  /// The text with its first letter as a sentence has it.
  package var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }

  /// The text that was laid out for the eye, line by line as sentences.
  ///
  /// Columns stand two spaces apart, facts a middle dot, an id in brackets, and what is below
  /// another thing is indented or behind a line.
  package var spokenLines: String {
    split(separator: "\n").compactMap { line in
      let line = line.drop { $0.isWhitespace || "├└│─╴".contains($0) }
      return line.isEmpty ? nil : String(line).spokenLine
    }.joined(separator: "\n") + (hasSuffix("\n") ? "\n" : "")
  }

  private var spokenLine: String {
    var facts: [String] = []
    for column in parts(separatedBy: "  ") {
      for fact in column.trimmed.parts(separatedBy: " · ") where !fact.isEmpty {
        let isFirst = facts.isEmpty
        facts.append(isFirst ? fact.withSpokenID : fact.withSpokenID.capitalizedSentence)
      }
    }
    return facts.count == 1 ? facts[0] : facts.spoken
  }

  /// `[a3f2]` in words.
  private var withSpokenID: String {
    guard hasPrefix("["), hasSuffix("]"), dropFirst().dropLast().allSatisfy(\.isHexDigit) else {
      return self
    }
    return PlainSentences.id.text(.literal, ["handle": String(dropFirst().dropLast())])
  }

  fileprivate var endsAsSentence: Bool { last.map { ".:?…".contains($0) } ?? true }
}
