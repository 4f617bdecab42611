import Model

extension RecurrenceExceptions {
  /// The days in words; three and more in a row as one stretch.
  func texts(_ tone: Tone) -> [String] {
    var texts: [String] = []
    var row: [CivilDate] = []
    for day in days {
      if case .date(let date) = day {
        if let last = row.last, date.days(since: last) != 1 { texts += Self.texts(of: &row, tone) }
        row.append(date)
      } else {
        texts += Self.texts(of: &row, tone) + [day.text(tone)]
      }
    }
    return texts + Self.texts(of: &row, tone)
  }

  private static func texts(of row: inout [CivilDate], _ tone: Tone) -> [String] {
    defer { row = [] }
    guard row.count > 2, let first = row.first, let last = row.last else {
      return row.map { Day.date($0).text(tone) }
    }
    let named = ["first": Day.date(first).text(tone), "last": Day.date(last).text(tone)]
    return [ExceptionWords.stretch.text(tone, named)]
  }
}

extension RecurrenceExceptions.Day {
  /// The day in words: "7 December 2026", "25 December", "Easter Monday".
  func text(_ tone: Tone) -> String {
    switch self {
    case .date(let date): return "\(date.day) \(date.monthName(tone)) \(date.year)"
    case .yearly(.fixed(let month, let day)): return "\(day) \(monthText(month, tone))"
    case .yearly(.nth(let position, let weekday, let month, let later)):
      let name = ExceptionWords.nth.text(
        tone,
        [
          "day": "\(OrdinalWords.text(position, tone)) \(weekday.name(tone))",
          "month": monthText(month, tone),
        ]
      )
      return later == 0 ? name : Self.text(later, daysFrom: name, tone)
    case .yearly(.easter(let days)):
      let name = ExceptionWords.easterDays.first { $0.days == days }?.name
      return name?.text(tone) ?? Self.text(days, daysFrom: ExceptionWords.easter.text(tone), tone)
    case .yearly(.bankHoliday), .bankHolidays: return ExceptionWords.bankHolidays.text(tone)
    }
  }

  private static func text(_ days: Int, daysFrom name: String, _ tone: Tone) -> String {
    let words: ExceptionWords =
      switch days {
      case 1: .dayAfter
      case -1: .dayBefore
      case ..<0: .daysBefore
      default: .daysAfter
      }
    return words.text(tone, ["count": "\(abs(days))", "day": name])
  }
}

/// The name of a month, by its number.
func monthText(_ month: Int, _ tone: Tone) -> String {
  CivilDate(year: 2000, month: month, day: 1)?.monthName(tone) ?? ""
}

/// Days on which a series does not come, in words.
package enum ExceptionWords: Sentence, SentenceFamily {
  case nth = "the {day} of {month}"
  case stretch = "{first} to {last}"
  case dayAfter = "the day after {day}"
  case dayBefore = "the day before {day}"
  case daysAfter = "{count} days after {day}"
  case daysBefore = "{count} days before {day}"
  case bankHolidays = "bank holidays"
  case shroveTuesday = "Shrove Tuesday"
  case ashWednesday = "Ash Wednesday"
  case motheringSunday = "Mothering Sunday"
  case palmSunday = "Palm Sunday"
  case maundyThursday = "Maundy Thursday"
  case goodFriday = "Good Friday"
  case easterSaturday = "Easter Saturday"
  case easter = "Easter"
  case easterMonday = "Easter Monday"
  case ascensionDay = "Ascension Day"
  case pentecost = "Pentecost"
  case whitMonday = "Whit Monday"

  /// Days that are counted from Easter Sunday and have a name.
  fileprivate static let easterDays: [(days: Int, name: ExceptionWords)] = [
    (-47, .shroveTuesday), (-46, .ashWednesday), (-21, .motheringSunday), (-7, .palmSunday),
    (-3, .maundyThursday), (-2, .goodFriday), (-1, .easterSaturday), (0, .easter),
    (1, .easterMonday), (39, .ascensionDay), (49, .pentecost), (50, .whitMonday),
  ]
}
