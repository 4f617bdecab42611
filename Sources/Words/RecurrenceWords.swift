/// How often something repeats, in words.
package enum RecurrenceWords: String, SentenceFamily {
  case everySecond, everyMinute, everyHour, everyDay, everyWeek, everyMonth, everyYear
  case seconds, minutes, hours, days, weeks, months, years
  case otherDay, otherWeek, otherMonth, otherYear
  case everyDays, otherDays, weeksOnDays
  case onThe, onDate, ofMonth, inMonths
  case weekday, lastDay, dayFromEnd
  case at, times, once, until, afterDone, byRule
  case and, comma

  package var sentence: Sentence {
    switch self {
    case .everySecond: Sentence("every second")
    case .everyMinute: Sentence("every minute")
    case .everyHour: Sentence("every hour")
    case .everyDay: Sentence("every day")
    case .everyWeek: Sentence("every week")
    case .everyMonth: Sentence("every month")
    case .everyYear: Sentence("every year")
    case .seconds: Sentence("every {count} seconds")
    case .minutes: Sentence("every {count} minutes")
    case .hours: Sentence("every {count} hours")
    case .days: Sentence("every {count} days")
    case .weeks: Sentence("every {count} weeks")
    case .months: Sentence("every {count} months")
    case .years: Sentence("every {count} years")
    case .otherDay: Sentence("every other day")
    case .otherWeek: Sentence("every other week")
    case .otherMonth: Sentence("every other month")
    case .otherYear: Sentence("every other year")
    case .everyDays: Sentence("every {days}")
    case .otherDays: Sentence("every other {days}")
    case .weeksOnDays: Sentence("every {count} weeks on {days}")
    case .onThe: Sentence("{period} on the {days}")
    case .onDate: Sentence("{period} on {date}")
    case .ofMonth: Sentence("{days} of {months}")
    case .inMonths: Sentence("{period} in {months}")
    case .weekday: Sentence("weekday")
    case .lastDay: Sentence("last day")
    case .dayFromEnd: Sentence("{ordinal} to last day")
    case .at: Sentence("{period} at {time}")
    case .times: Sentence("{period}, {count} times")
    case .once: Sentence("{period}, once")
    case .until: Sentence("{period}, until {date}")
    case .afterDone: Sentence("{period}, counted from the day it was done")
    case .byRule: Sentence("by the rule {rule}")
    case .and: Sentence("{first} and {last}")
    case .comma: Sentence("{first}, {last}")
    }
  }
}

/// The numbers that count days and weekdays.
package enum OrdinalWords: String, SentenceFamily {
  case first, second, third, fourth, fifth
  case last, secondToLast, thirdToLast, fourthToLast, fifthToLast
  case st, nd, rd, th

  package var sentence: Sentence {
    switch self {
    case .first, .second, .third, .fourth, .fifth, .last: Sentence(rawValue)
    case .secondToLast: Sentence("second to last")
    case .thirdToLast: Sentence("third to last")
    case .fourthToLast: Sentence("fourth to last")
    case .fifthToLast: Sentence("fifth to last")
    case .st: Sentence("{number}st")
    case .nd: Sentence("{number}nd")
    case .rd: Sentence("{number}rd")
    case .th: Sentence("{number}th")
    }
  }
}

extension OrdinalWords {
  /// "first", "last", "second to last"; beyond five, "6th".
  static func text(_ number: Int, _ tone: Tone) -> String {
    let words = allCases
    return switch number {
    case 1...5: words[number - 1].text(tone)
    case -5 ... -1: words[4 - number].text(tone)
    default: digits(abs(number), tone)
    }
  }

  /// "1st", "22nd", "13th".
  static func digits(_ number: Int, _ tone: Tone) -> String {
    let ending: OrdinalWords =
      switch (number % 100, number % 10) {
      case (11...13, _): .th
      case (_, 1): .st
      case (_, 2): .nd
      case (_, 3): .rd
      default: .th
      }
    return ending.text(tone, ["number": "\(number)"])
  }
}
