import Model

/// Words that say what a to-do takes: ", 10 min", "takes an hour", "(low energy)", "quick: ".
struct SaidEffort: Hashable, Sendable {
  /// The words, with the comma or the parentheses around them.
  var range: Range<Int>
  var effort: Effort
  /// Whether the words stay in the title: the "quick" of "quick call to mum".
  var isKept = false
}

extension SaidEffort {
  /// The words without the marks around them.
  func words(in tokens: [Token]) -> Range<Int> {
    var words = range
    while let first = words.first, tokens[first].isMark { words = words.dropFirst() }
    while let last = words.last, tokens[last].isMark { words = words.dropLast() }
    return words
  }
}
