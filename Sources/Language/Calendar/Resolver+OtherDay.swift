import Model

extension Resolver {
  /// Notes the other day that the same words could mean, and the words that choose it.
  ///
  /// On a Saturday "saturday" is the next one, but may be today; before the night is over
  /// "tomorrow" may be the day that follows the next sleep, or the one after.
  mutating func noteOtherDay(_ day: DayMeaning) {
    switch day {
    case .weekday(let weekday, .coming):
      let name = weekday.englishName
      if today < now.date {
        if weekday == now.date.weekday { note(.whichWeek, "\(name) week") }
      } else if weekday == today.weekday, canBeToday {
        note(.whichWeek, "today")
      }
    case .weekday(let weekday, .this):
      if weekday == today.weekday, clock != nil, canBeToday {
        note(.whichWeek, weekday.englishName)
      }
    case .weekend(1):
      // On a weekend this one is what is left of it.
      if today.weekday.isWorkday { note(.whichWeek, "this weekend") }
    case .relativeDay(1):
      if today < now.date { note(.whichDay, today.adding(days: 2).weekday.englishName) }
    default: break
    }
  }

  private mutating func note(_ question: Choice.Question, _ alternative: String) {
    choices.append(Choice(question, alternative: alternative))
  }

  /// Whether the clock time that was said, or any, is still to come today.
  private var canBeToday: Bool {
    guard let clock else { return now.time < .hour(20) }
    return CivilDateTime(today, clock) > now
  }
}
