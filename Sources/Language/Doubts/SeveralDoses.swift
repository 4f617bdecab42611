/// Finds two doses of one kind in one to-do: "4 units, 6 units and 8 units".
///
/// What names another thing between them is none: "500 mg of this and 400 mg of that".
struct SeveralDoses {
  private let source: TokenizedText

  init(_ draft: Draft) { source = TokenizedText(draft.title) }

  /// From the first of them to the last.
  var words: String? {
    let tokens = source.tokens
    var last: (index: Int, unit: Int)?
    var found: (start: Int, end: Int)?
    for index in tokens.indices.dropLast() {
      guard tokens[index].isNumber || tokens[index].facts.cardinal != nil,
        let unit = unit(of: tokens[index + 1])
      else { continue }
      if let last, last.unit == unit, isOneThing(last.index + 2..<index) {
        found = (found?.start ?? last.index, index + 1)
      }
      last = (index, unit)
    }
    return found.map { source.words(from: tokens[$0.start], to: tokens[$0.end]) }
  }

  /// "20 mg": a dose of nothing that was named.
  var namelessWords: String? {
    let words = source.tokens.filter(\.isSpoken)
    guard let first = words.first, let last = words.last,
      words.contains(where: { unit(of: $0) != nil }),
      words.allSatisfy({
        $0.isNumber || unit(of: $0) != nil || $0.facts.cardinal != nil
          || FunctionWords.all.contains($0.text) || $0.text.isOne(of: "half", "then", "only")
      })
    else { return nil }
    return source.words(from: first, to: last)
  }

  private func unit(of token: Token) -> Int? {
    RegimenWords.doseUnits.firstIndex { $0.contains(token.text) }
  }

  /// Whether nothing but meals, times and small words stand there, and one that joins two doses.
  private func isOneThing(_ range: Range<Int>) -> Bool {
    let words = source.tokens[range]
    return words.contains {
      !$0.isGlued && !$0.isSpoken || DoseWords.joints.contains($0.text) || $0.isMark(",")
    }
      && words.allSatisfy {
        !$0.isWord || FunctionWords.all.contains($0.text) || DoubtWords.meals.contains($0.text)
          || $0.facts != .none || DoseWords.joints.contains($0.text)
      }
  }
}

private enum DoseWords {
  static let joints = WordSet("and or then before after with daily plus")
}
