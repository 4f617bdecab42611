import Model

extension Rule {
  /// Parts of the day.
  static let parts: [Rule] = [
    Rule("morning", on: [.part, .keyword]) { cursor in
      cursor.skipShade()
      guard let part = cursor.part(), !cursor.isPlural(back: 1) else { return nil }
      return TimeMeaning(part: part)
    },
    Rule("in the morning", on: .preposition) { cursor in
      guard cursor.take("in") else { return nil }
      guard cursor.take("the") else { return nil }
      cursor.skipShade()
      guard let part = cursor.part(), !cursor.isPlural(back: 1) else { return nil }
      return TimeMeaning(part: part)
    },
    Rule("at night", "at dinner time", on: .preposition) { cursor in
      guard cursor.take("at") || cursor.take("by") || cursor.take("@"),
        let part = cursor.part() ?? cursor.mealTime()
      else { return nil }
      return part != .evening && part != .morning && part != .afternoon
        || cursor.ahead(-1)?.text.hasSuffix("time") == true ? TimeMeaning(part: part) : nil
    },
    Rule("12 noon", on: .number) { cursor in
      guard cursor.cardinal() == 12, let part = cursor.part(), part == .noon || part == .midnight
      else { return nil }
      return TimeMeaning(part: part)
    },
  ]
}

extension Cursor {
  /// "lunch time", "dinner time".
  fileprivate mutating func mealTime() -> PartOfDay? {
    if take(phrase: "lunch", "time") { return .noon }
    if take(phrase: "dinner", "time") || take(phrase: "supper", "time") { return .evening }
    return take(phrase: "breakfast", "time") ? .morning : nil
  }
}
