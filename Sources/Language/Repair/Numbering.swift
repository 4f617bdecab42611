/// The numbers of to-dos that stand in one line, as in "1) milk 2) eggs".
enum Numbering {
  /// The positions of those behind the first: each begins a to-do.
  static func marks(in tokens: [Token]) -> Set<Int> {
    var marks: Set<Int> = []
    var next = 1
    for index in tokens.indices where tokens[index].isNumber {
      let isFirst = beginsRow(tokens, at: index)
      if isFirst, tokens[index].value == 1, isNumber(tokens, at: index) {
        next = 2
      } else if next > 1, tokens[index].value == next, isNumber(tokens, at: index) {
        if !isFirst { marks.insert(index) }
        next += 1
      }
    }
    return marks
  }

  /// Whether a row can begin here: a line does, or a colon stands before.
  static func beginsRow(_ tokens: [Token], at index: Int) -> Bool {
    index == 0 || tokens[index - 1].kind == .lineBreak
      || tokens[index - 1].isMark(":") && !tokens[index].isGlued
  }

  /// Whether a full stop or a parenthesis sticks to a number and a word follows, and no time led
  /// in.
  private static func isNumber(_ tokens: [Token], at index: Int) -> Bool {
    guard index + 2 < tokens.count, tokens[index + 1].isGlued, !tokens[index + 2].isGlued,
      tokens[index + 1].isMark(".") || tokens[index + 1].isMark(")"), tokens[index + 2].isSpoken
    else { return false }
    return index == 0 || !TimeLeads.openers.contains(tokens[index - 1].text)
  }
}
