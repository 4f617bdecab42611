/// Numbers that an event or a day beside them makes clock times.
extension Cursor {
  /// Whether a word that leads into a clock time stands before the number so far back.
  func isHeadedByAt(back: Int) -> Bool {
    guard let word = ahead(-back - 1)?.text else { return false }
    return ["at", "@", "around", "by", "until", "from"].contains(word)
  }

  /// "eye test 2.20", "10.40 on the 3rd", "7.30 monday": behind an event, or ahead of a day.
  func isBesideEvent(back: Int) -> Bool {
    if let before = ahead(-back - 1), before.isWord, Cursor.isEvent(before.text) {
      return isAtPhraseEnd
    }
    let next = isAt("on") ? 1 : 0
    guard let day = ahead(next), !day.isGlued else { return false }
    if day.facts.weekday != nil || day.opening.contains(.day) { return true }
    return next == 1 && day.text == "the" && ahead(3)?.isOrdinalEnding == true
  }

  /// "dentist 3 tomorrow": the hour of an event, ahead of its day.
  mutating func hourOfEvent() -> TimeMeaning? {
    guard let before = ahead(-1), before.isWord, Cursor.isEvent(before.text) else { return nil }
    return attempt { cursor in
      guard let hour = cursor.hourNumber(), (1...12).contains(hour), let day = cursor.ahead(),
        !day.isGlued, day.facts.weekday != nil && !day.facts.isPlural || day.opening.contains(.day)
      else { return nil }
      return TimeMeaning(clock: ClockMeaning(hour: hour))
    }
  }

  /// "wed 9 dentist": an event and nothing more.
  var isBeforeNamedEvent: Bool {
    guard let event = ahead(), event.isWord, Cursor.isEvent(event.text) else { return false }
    return ahead(1).map { !$0.isSpoken || FunctionWords.all.contains($0.text) } ?? true
  }

  /// Whether an event was named shortly before: "dr appt tomorrow 930".
  var isBehindEvent: Bool {
    (1...5).contains { ahead(-$0).map { Cursor.isEvent($0.text) } ?? false }
  }

  private static func isEvent(_ word: Word) -> Bool {
    RequestWords.scheduled.contains(word) || RequestWords.events.contains(word)
  }
}
