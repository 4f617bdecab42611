extension Cursor {
  /// "next one is on the 20th", "first one friday": the day on which something begins to come again.
  mutating func firstEvent() -> DayMeaning? {
    skip(",")
    skip("the", "with", "my")
    guard take(anyOf: ["next", "first"]) != nil,
      take(anyOf: ["one", "time", "dose", "shot", "injection"]) != nil
    else { return nil }
    if take("will") { skip("be") } else { skip("is", "being") }
    skip("due")
    skip("on")
    return baseDay()
  }

  /// "weekdays only": the word that says once more what days of a kind say.
  mutating func takeOnly() -> Bool {
    guard isAt("only", "just"), let before = ahead(-1),
      before.facts.isPlural || ["weekdays", "weekends", "workdays"].contains(before.text)
    else { return false }
    index += 1
    return isAtPhraseEnd || isAt("at", "from", "until", "for", "by")
  }

  /// "starting in two weeks": so much from now.
  var isBeforeAmountFromNow: Bool {
    guard isAt("in"), let next = ahead(1) else { return false }
    return next.isNumber || next.facts.cardinal != nil
  }
}
