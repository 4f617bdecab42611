import Model

/// How much earlier to speak up: "an hour before", "the night before".
struct Lead: Hashable, Sendable {
  var amount: Amount
  /// The part of that earlier day, where one was said: "the night before".
  var part: PartOfDay?
}

extension Cursor {
  /// "the day before", "15 minutes before", "an hour ahead of", "2 days in advance".
  mutating func leadAmount() -> Amount? { lead()?.amount }

  /// A lead with the part of the day that it names.
  mutating func lead() -> Lead? {
    attempt { cursor in
      if let part = cursor.attempt({ $0.partBefore() }) {
        return Lead(amount: Amount(days: 1), part: part)
      }
      var amount = Amount()
      // "remind me day before".
      let isBare = cursor.ahead(-1)?.text == "me"
      if cursor.take(phrase: "the", "day", "before")
        || isBare && cursor.take(phrase: "day", "before")
      {
        return amount.add(halves: 2, of: .day) ? Lead(amount: amount) : nil
      }
      if cursor.take(phrase: "the", "week", "before")
        || isBare && cursor.take(phrase: "week", "before")
      {
        return amount.add(halves: 2, of: .week) ? Lead(amount: amount) : nil
      }
      guard let said = cursor.amount() else { return nil }
      let isLead =
        cursor.take("before") || cursor.take("beforehand") || cursor.take("early")
        || cursor.take("earlier") || cursor.take(phrase: "ahead", "of") || cursor.take("ahead")
        || cursor.take(phrase: "in", "advance")
        || cursor.take(phrase: "prior", "to")
      if isLead, cursor.ahead(-1)?.text == "advance" { cursor.skip("of") }
      return isLead ? Lead(amount: said) : nil
    }
  }

  /// "the night before", "the evening before".
  private mutating func partBefore() -> PartOfDay? {
    guard ahead(-1)?.text == "me" || isAt("the") else { return nil }
    skip("the")
    let part: PartOfDay? =
      switch take(anyOf: ["night", "evening", "afternoon", "morning"]) {
      case "night": .night
      case "evening": .evening
      case "afternoon": .afternoon
      case "morning": .morning
      default: nil
      }
    return take("before") ? part : nil
  }
}
