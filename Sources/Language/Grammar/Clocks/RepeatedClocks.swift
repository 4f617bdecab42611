/// Numbers and hours that a repeat beside them makes clock times.
extension Cursor {
  /// Whether words of how often stand right before: "daily", "every weekday", "mondays".
  var isBehindRepeat: Bool {
    guard let before = ahead(-1) else { return false }
    if before.opening.contains(.adverb), before.text != "once" { return true }
    if before.text.isOne(of: "weekdays", "workdays", "weekends") { return true }
    if before.facts.isPlural { return true }
    guard before.facts.weekday != nil || before.facts.part != nil || before.facts.unit != nil else {
      return false
    }
    return (2...4).contains { ahead(-$0)?.opening.contains(.every) == true }
  }

  /// "every weekday 930", "meds daily 8": a number right behind a repeat, and nothing of which there
  /// could be so many.
  mutating func hourBehindRepeat(_ said: TimeMeaning?) -> ClockMeaning? {
    guard let said, let repeats = said.repeats, said.clock == nil, said.endClock == nil,
      !repeats.isWithinDay, repeats.timesADay == nil, isBehindRepeat
    else { return nil }
    return attempt { cursor in
      guard let token = cursor.ahead(), token.isNumber, !token.isGlued else { return nil }
      if token.digits > 2 {
        guard let value = token.value, value % 5 == 0, value > 429,
          let clock = cursor.militaryClock()
        else { return nil }
        return cursor.isAtPhraseEnd && cursor.endsOnWord ? clock : nil
      }
      guard let hour = cursor.hourNumber(), (1...12).contains(hour),
        cursor.isAtEnd || cursor.ahead()?.kind == .lineBreak
          || cursor.isAt("until", "till", "til", "through", "for", "except", "starting", "from")
      else { return nil }
      return ClockMeaning(hour: hour)
    }
  }

  /// "while awake", "during the day": between which hours a repeat by the hour or minute comes.
  mutating func hoursOfRepeat(_ said: TimeMeaning?) -> RepeatMeaning.Hours? {
    guard let repeats = said?.repeats, repeats.isWithinDay, repeats.hours == nil,
      said?.endClock == nil
    else { return nil }
    return attempt { cursor in
      cursor.skip(",")
      guard let match = Cursor.hours.match(cursor.tokens, at: cursor.index, end: cursor.end)
      else { return nil }
      cursor.index = match.end
      return cursor.isAtPhraseEnd ? match.value : nil
    }
  }

  private static let hours = PhraseMap<RepeatMeaning.Hours>([
    (
      """
      while awake / while i'm awake / while i am awake / when awake / when i'm awake / when i am awake
      while i'm up / during waking hours / in waking hours / waking hours / waking hours only
      during my waking hours
      """, .awake
    ),
    (
      """
      during the day / during the daytime / in the daytime / by day / daytime / daytime only
      through the day / throughout the day / all day / all day long / during daytime
      """, .daytime
    ),
    (
      """
      during working hours / during work hours / during office hours / during business hours
      in working hours / in office hours / working hours / office hours / business hours
      """, .working
    ),
  ])
}
