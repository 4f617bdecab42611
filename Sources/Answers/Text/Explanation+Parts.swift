import Actions
package import Language

extension Explanation {
  /// Words that were taken for one thing together.
  package struct Part {
    package let role: ExplainedToken.Role
    package let words: String
    /// Whether nothing stands between it and the part before.
    package let isGlued: Bool
    package let beginsLine: Bool

    /// Whether it has neither letter nor digit: nobody asks what a comma was taken for.
    var isMark: Bool { !words.contains { $0.isLetter || $0.isNumber } }
  }

  /// The text in parts, without its line ends.
  package func parts(of text: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    var index = 0
    var end: Int?
    var beginsLine = true
    while index < tokens.count {
      let first = tokens[index]
      var last = first
      index += 1
      guard !text.isLineEnd(first.range) else {
        beginsLine = true
        continue
      }
      while index < tokens.count, tokens[index].role == first.role,
        tokens[index].part == first.part,
        !text.isLineEnd(tokens[index].range)
      {
        last = tokens[index]
        index += 1
      }
      let range = first.range.lowerBound..<max(last.range.upperBound, first.range.lowerBound)
      parts.append(
        Part(
          role: first.role,
          words: text.words(in: range),
          isGlued: end == first.range.lowerBound,
          beginsLine: beginsLine
        )
      )
      end = range.upperBound
      beginsLine = false
    }
    return parts
  }
}

extension [Unicode.Scalar] {
  fileprivate func isLineEnd(_ range: Range<Int>) -> Bool {
    guard indices.contains(range.lowerBound) else { return false }
    return [10, 13, 0x2028, 0x2029].contains(self[range.lowerBound].value)
  }
}
