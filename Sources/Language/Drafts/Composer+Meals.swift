import Model

extension Composer {
  /// Notes the meals that something is taken before, with or after: they became the hour of it, but
  /// what has to do with a meal has to do with it whatever the hour.
  func noteMeals(_ draft: inout Draft, _ reading: ClauseReading) {
    guard draft.schedule != nil, isTaken(reading, draft) else { return }
    for range in reading.timeTokens {
      guard let meals = meals(in: range) else { continue }
      let words = DraftTitle.capitalized(words(meals))
      draft.notes = [draft.notes, words].compactMap { $0 }.joined(separator: "\n")
    }
  }

  /// A medicine by its words, or a thing that comes again and is nothing to do by itself: "iron".
  private func isTaken(_ reading: ClauseReading, _ draft: Draft) -> Bool {
    if MedicineWords.areTaken(tokens, reading.clause.range) { return true }
    guard draft.rule != nil,
      let first = reading.kept.first(where: { tokens[$0].isSpoken })
    else { return false }
    return !Verbs.isVerb(tokens[first].text)
  }

  /// "before breakfast", "with lunch and dinner": from the small word to the last meal.
  private func meals(in range: Range<Int>) -> Range<Int>? {
    let start = range.first { index in
      index + 1 < range.upperBound && tokens[index].text.isOne(of: "before", "after", "with")
        && (isMeal(index + 1) || index + 2 < range.upperBound && isMeal(index + 2))
    }
    guard let start, let last = range.last(where: isMeal), last > start else { return nil }
    let isOneStretch = (start + 1..<last).allSatisfy {
      isMeal($0) || tokens[$0].isMark(",")
        || tokens[$0].text.isOne(of: "and", "with", "every", "each", "my")
    }
    guard isOneStretch else { return nil }
    // "half an hour before breakfast".
    var first = start
    while first > range.lowerBound, isAmount(first - 1) { first -= 1 }
    return first..<last + 1
  }

  private func isAmount(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.isNumber || token.facts.cardinal != nil || token.facts.unit == .hour
      || token.facts.unit == .minute || token.text.isOne(of: "a", "an", "half")
  }

  private func isMeal(_ index: Int) -> Bool {
    tokens[index].text.isOne(of: "breakfast", "lunch", "dinner", "supper", "meal")
      || tokens[index].text == "meals"
  }
}
