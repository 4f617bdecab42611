import Model

extension Rule {
  /// Parts of the day.
  static let parts: [Rule] = [
    Rule("morning", "mid day", "the midday", on: [.part, .the, .edge]) { cursor in
      if cursor.isAt("the"), cursor.ahead(1)?.facts.part == .noon { cursor.index += 1 }
      let before = cursor.ahead(-1)
      cursor.skipShade()
      guard let part = cursor.part(), !cursor.isPlural(back: 1) else { return nil }
      // "the parents' evening" is theirs.
      if let before, before.isMark("'"), before.isGlued { return nil }
      // "game night saturday": people say the day first, so this night belongs to its noun.
      // "parents evening at 6", "movie night at 8" alike.
      if cursor.facts.weekday != nil
        || [.evening, .night].contains(part)
          && (cursor.isAt("at", "on", "for", "this", "next", "with")
            || before.map { HabitWords.outings.contains($0.text) } == true),
        let before, before.isWord, before.opening == [],
        !FunctionWords.all.contains(before.text), !Verbs.strong.contains(before.text)
      {
        return nil
      }
      return TimeMeaning(part: part)
    },
    Rule("first thing in the morning", on: .ordinal) { cursor in
      guard cursor.take(phrase: "first", "thing") else { return nil }
      _ = cursor.take(phrase: "in", "the", "morning")
      // "the first thing is ..." counts what is to be done.
      guard cursor.ahead(-1)?.text == "morning" || cursor.isBesideDay(back: 2) else { return nil }
      return TimeMeaning(part: .morning)
    },
    Rule("in the morning", on: .in) { cursor in
      guard cursor.take("in") else { return nil }
      guard cursor.take("the") else { return nil }
      cursor.skipShade()
      guard let part = cursor.part(), !cursor.isPlural(back: 1) else { return nil }
      return TimeMeaning(part: part)
    },
    Rule("for the evening", on: .for) { cursor in
      guard cursor.take("for"), cursor.take("the"), let part = cursor.part(),
        !cursor.isPlural(back: 1), cursor.isAtEnd
      else { return nil }
      return TimeMeaning(part: part)
    },
    Rule("at night", "at dinner time", on: [.at, .bound]) { cursor in
      guard cursor.take("at") || cursor.take("by") || cursor.take("@"),
        let part = cursor.part() ?? cursor.mealTime()
      else { return nil }
      return part != .evening && part != .morning && part != .afternoon
        || cursor.ahead(-1)?.text.hasSuffix("time") == true ? TimeMeaning(part: part) : nil
    },
    Rule("tuesday am", on: .weekday) { cursor in
      guard let day = cursor.weekday(), let half = cursor.take(anyOf: ["am", "pm"]),
        !cursor.isAt("i", "on", "in")
      else { return nil }
      return TimeMeaning(
        day: .weekday(day, .coming),
        part: half == "am" ? .morning : .afternoon
      )
    },
    Rule("at lunch", on: .preposition) { cursor in
      guard cursor.take("at"), let part = cursor.meal(), cursor.isAtPhraseEnd,
        !cursor.isAt("with", "at")
      else { return nil }
      return TimeMeaning(part: part)
    },
    Rule("12 noon", on: .number) { cursor in
      guard cursor.cardinal() == 12, let part = cursor.part(), part == .noon || part == .midnight
      else { return nil }
      return TimeMeaning(part: part)
    },
  ]
}

extension Cursor {
  /// Whether a day stands right before so many tokens or comes next: "tomorrow first thing".
  fileprivate func isBesideDay(back: Int) -> Bool {
    let next = ahead(isAt("on") ? 1 : 0)
    return [ahead(-back - 1), next].contains { token in
      token.map { $0.facts.weekday != nil || $0.opening.contains(.day) } ?? false
    }
  }

  /// "lunch time", "dinner time".
  fileprivate mutating func mealTime() -> PartOfDay? {
    if take(phrase: "lunch", "time") { return .noon }
    if take(phrase: "dinner", "time") || take(phrase: "supper", "time") { return .evening }
    return take(phrase: "breakfast", "time") ? .morning : nil
  }
}
