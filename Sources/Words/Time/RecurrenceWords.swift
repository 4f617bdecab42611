/// How often something repeats, in words.
package enum RecurrenceWords: Sentence, SentenceFamily {
  case everySecond = "every second"
  case everyMinute = "every minute"
  case everyHour = "every hour"
  case everyDay = "every day"
  case everyWeek = "every week"
  case everyMonth = "every month"
  case everyYear = "every year"
  case seconds = "every {count} seconds"
  case minutes = "every {count} minutes"
  case hours = "every {count} hours"
  case days = "every {count} days"
  case weeks = "every {count} weeks"
  case months = "every {count} months"
  case years = "every {count} years"
  case otherDay = "every other day"
  case otherWeek = "every other week"
  case otherMonth = "every other month"
  case otherYear = "every other year"
  case everyDays = "every {days}"
  case everyDayBut = "every day but {days}"
  case otherDays = "every other {days}"
  case weeksOnDays = "every {count} weeks on {days}"
  case onThe = "{period} on the {days}"
  case onDate = "{period} on {date}"
  case ofMonth = "{days} of {months}"
  case inMonths = "{period} in {months}"
  case notInMonths = "{period}, not in {months}"
  case notOn = "{period}, not on {days}"
  case weekday = "weekday"
  case lastDay = "last day"
  case orTheLastDay = "{day} or the last day"
  case orTheDayBefore = "{day} or the day before"
  case dayFromEnd = "{ordinal} to last day"
  case betweenHours = "{period} from {start} to {end}"
  case onEvery = "{period}, {days}"
  case at = "{period} at {time}"
  case hourlyWithin = "hourly {start}-{end}"
  case hoursWithin = "every {count} hours {start}-{end}"
  case within = "{period}, {start}-{end}"
  case onWeekdays = "{rhythm} on weekdays"
  case times = "{period}, {count} times"
  case once = "{period}, once"
  case until = "{period}, until {date}"
  case afterDone = "{period}, counted from the day it was done"
  case byRule = "by the rule {rule}"
  case and = "{first} and {last}"
  case comma = "{first}, {last}"
}

/// The numbers that count days and weekdays.
package enum OrdinalWords: Sentence, SentenceFamily {
  case first = "first"
  case second = "second"
  case third = "third"
  case fourth = "fourth"
  case fifth = "fifth"
  case last = "last"
  case secondToLast = "second to last"
  case thirdToLast = "third to last"
  case fourthToLast = "fourth to last"
  case fifthToLast = "fifth to last"
  case st = "{number}st"
  case nd = "{number}nd"
  case rd = "{number}rd"
  case th = "{number}th"
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
