extension Cursor {
  /// Whether a phrase can end here: no noun follows that the words before would belong to.
  var isAtPhraseEnd: Bool {
    guard let token = ahead() else { return true }
    if token.kind == .lineBreak || token.isQuoted || token.isShorthand { return true }
    if token.kind == .mark {
      if token.text == "%" || token.text == "$" || token.text == "/" { return false }
      if token.isGlued, token.text == "-" || token.text == ":" || token.text == ".",
        ahead(1)?.isGlued == true, ahead(1)?.isNumber == true
      {
        return false
      }
      return true
    }
    if token.isGlued { return false }
    // "friday maybe at the lake"; not "next week maybe, say on friday".
    if token.text == "maybe" || token.text == "perhaps" { return ahead(1)?.isMark(",") != true }
    return FunctionWords.all.contains(token.text) || token.facts.weekday != nil
      || token.facts.part != nil || token.facts.month != nil || Verbs.isVerb(token.text)
      || FunctionWords.timeWords.contains(token.text) || isAtZone
      || token.text.isOne(of: "called", "titled", "named", "labeled", "outside", "inside", "near")
      || token.text.isOne(of: "weekdays", "workdays", "weekends")
  }

  /// "lunch at 12 dentist at 2": a thing follows that has a clock time of its own.
  var isBeforeEvent: Bool {
    for length in 1...4 {
      guard let token = ahead(length - 1), token.isWord, token.facts.cardinal == nil,
        !TimeLeads.places.contains(token.text)
      else { return false }
      if token.text == "at" {
        return length > 1 && ahead(length).map { $0.isNumber || $0.facts.cardinal != nil } ?? false
      }
    }
    return false
  }
}
