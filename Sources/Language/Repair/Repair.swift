import Model

/// Takes out of the tokens what a speaker did not mean: fillers, stutters and corrected values.
enum Repair {
  /// The tokens that are left, and where fillers stood.
  static func repaired(_ tokens: [Token]) -> (tokens: [Token], fillers: [Range<Int>]) {
    let isFluent = tokens.indices.allSatisfy { index in
      emptyEnd(tokens, at: index) == nil
        && (index == 0 || !Fillers.isStutter(tokens[index - 1], tokens[index]))
    }
    guard !isFluent else { return (corrected(tokens), []) }
    var kept: [Token] = []
    var fillers: [Range<Int>] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if let end = emptyEnd(tokens, at: index) {
        fillers.append(tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound)
        index = end
        if index < tokens.count, tokens[index].isMark(","), kept.last?.isMark(",") ?? true {
          index += 1
        }
      } else if let last = kept.last, Fillers.isStutter(last, tokens[index]) {
        fillers.append(tokens[index].range)
        index += 1
      } else {
        kept.append(tokens[index])
        index += 1
      }
    }
    return (corrected(kept), fillers)
  }

  /// Where a filler ends, or what numbers a line.
  private static func emptyEnd(_ tokens: [Token], at index: Int) -> Int? {
    Fillers.end(tokens, at: index) ?? numberingEnd(tokens, at: index)
  }

  /// Where the number ends that a line begins with, as in a list from a document.
  private static func numberingEnd(_ tokens: [Token], at index: Int) -> Int? {
    guard tokens[index].isNumber, index == 0 || tokens[index - 1].kind == .lineBreak,
      index + 2 < tokens.count, tokens[index + 1].isGlued, !tokens[index + 2].isGlued,
      tokens[index + 1].isMark(".") || tokens[index + 1].isMark(")"), tokens[index + 2].isWord
    else { return nil }
    return index + 2
  }

  /// "thursday, no wait, friday" keeps the last value.
  private static func corrected(_ tokens: [Token]) -> [Token] {
    let isFinal = tokens.indices.allSatisfy { index in
      Correction.markerEnd(tokens, at: index) == nil
    }
    guard !isFinal else { return tokens }
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if let end = Correction.markerEnd(tokens, at: index) {
        var next = end
        while next < tokens.count, tokens[next].isMark(",") { next += 1 }
        let correction = Correction(
          earlier: kept,
          later: tokens,
          next: next,
          isWeak: end - index == 1
        )
        if let start = correction.start() {
          kept.removeSubrange(start...)
          index = next
          continue
        }
      }
      kept.append(tokens[index])
      index += 1
    }
    return kept
  }
}
