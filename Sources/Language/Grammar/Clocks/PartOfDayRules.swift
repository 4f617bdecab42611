import Model

extension Rule {
  /// A part of a day that is named behind it, or by am and pm.
  static let partsOfDays: [Rule] = [
    Rule("on the evening of june 3rd", "the morning of the 10th", on: [.on, .the, .part]) {
      cursor in
      _ = cursor.take("on") || cursor.take("in")
      _ = cursor.take("the")
      guard let part = cursor.part(), cursor.take("of") else { return nil }
      return cursor.baseDay().map { TimeMeaning(day: $0, part: part) }
    },
    Rule("tomorrow am", "this pm", on: [.day, .next]) { cursor in
      guard
        let day: DayMeaning = cursor.take("this") || cursor.take("today")
          ? .relativeDay(0) : cursor.tomorrow() ? .relativeDay(1) : nil,
        let half = cursor.take(anyOf: ["am", "pm"]), cursor.isAtPhraseEnd, !cursor.isAt("i")
      else { return nil }
      return TimeMeaning(day: day, part: half == "am" ? .morning : .afternoon)
    },
    Rule("dec 2 am", on: .month) { cursor in
      guard let month = cursor.month(), let day = cursor.digits(1...2), (1...31).contains(day),
        cursor.ahead()?.isGlued == false, let half = cursor.take(anyOf: ["am", "pm"]),
        cursor.isAtPhraseEnd
      else { return nil }
      return TimeMeaning(
        day: .date(month: month, day: day, year: nil),
        part: half == "am" ? .morning : .afternoon
      )
    },
    Rule("thursday eve", "tomorrow eve", on: [.weekday, .day]) { cursor in
      let day: DayMeaning? =
        cursor.tomorrow() ? .relativeDay(1) : cursor.weekday().map { .weekday($0, .coming) }
      guard let day, let part = cursor.eve() else { return nil }
      return TimeMeaning(day: day, part: part)
    },
  ]
}

extension Cursor {
  /// "eve" behind a day: its evening, not the day before another one.
  mutating func eve() -> PartOfDay? {
    attempt { $0.take("eve") && !$0.isAt("of") ? .evening : nil }
  }
}
