import Model

/// Takes out of the tokens what a speaker did not mean: fillers, stutters and corrected values.
enum Repair {
  /// The tokens that are left, and where fillers stood.
  static func repaired(_ tokens: [Token]) -> (tokens: [Token], fillers: [Range<Int>]) {
    let fluent = withoutFillers(Rewording.reworded(tokens))
    let whole = Fragments.joined(fluent.tokens)
    guard !whole.fillers.isEmpty else { return (whole.tokens, fluent.fillers) }
    let fillers = (fluent.fillers + whole.fillers).sorted { $0.lowerBound < $1.lowerBound }
    return (whole.tokens, fillers)
  }

  /// The tokens without fillers, stutters and corrected values.
  private static func withoutFillers(
    _ tokens: [Token]
  ) -> (tokens: [Token], fillers: [Range<Int>]) {
    let numbered = Numbering.marks(in: tokens)
    let isFluent =
      numbered.isEmpty
      && tokens.indices.allSatisfy { index in
        emptyEnd(tokens, at: index) == nil
          && (index == 0 || !Fillers.isStutter(tokens[index - 1], tokens[index]))
      }
    guard !isFluent else { return (corrected(tokens), []) }
    var kept: [Token] = []
    var fillers: [Range<Int>] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if numbered.contains(index) {
        fillers.append(tokens[index].range)
        kept.append(tokens[index + 1].asSemicolon)
        index += 2
      } else if let end = emptyEnd(tokens, at: index) {
        if putsRight(tokens, index..<end, kept.last) { fillers.append(kept.removeLast().range) }
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

  /// "tuesday uh wednesday", "at 3 er 4": whether a sound between two of a kind takes the first back.
  private static func putsRight(_ tokens: [Token], _ filler: Range<Int>, _ before: Token?) -> Bool {
    guard filler.count == 1, RepairWords.sounds.contains(tokens[filler.lowerBound].text),
      let before, filler.upperBound < tokens.count
    else { return false }
    let behind = tokens[filler.upperBound]
    if before.facts.weekday != nil, behind.facts.weekday != nil { return !before.facts.isPlural }
    return before.isBareNumber && behind.isBareNumber
  }

  /// Where a filler ends, or what numbers a line.
  private static func emptyEnd(_ tokens: [Token], at index: Int) -> Int? {
    Fillers.end(tokens, at: index) ?? numberingEnd(tokens, at: index)
  }

  /// Where the number ends that a line begins with, as in a list from a document.
  private static func numberingEnd(_ tokens: [Token], at index: Int) -> Int? {
    guard tokens[index].isNumber, Numbering.beginsRow(tokens, at: index),
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
        // "no, sorry, I mean": several markers are one.
        var (next, words) = (end, end - index)
        while next < tokens.count {
          if tokens[next].isMark(",") {
            next += 1
          } else if next - index < 12, let more = Correction.markerEnd(tokens, at: next) {
            words += more - next
            next = more
          } else {
            break
          }
        }
        let correction = Correction(earlier: kept, later: tokens, next: next, isWeak: words == 1)
        if let replaced = correction.replaced() {
          let before = correction.before
          kept.removeSubrange(replaced.upperBound < before ? before... : replaced.lowerBound...)
          if replaced.upperBound < before { kept.removeSubrange(replaced) }
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

extension Token {
  /// "3", "three": an hour, as far as it can be told.
  fileprivate var isBareNumber: Bool {
    (value ?? facts.cardinal).map { (1...12).contains($0) } ?? false
  }
}
