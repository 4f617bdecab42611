/// Lengths of time in words.
package enum DurationWords: Sentence, SentenceFamily {
  case lessThanAMinute = "less than a minute"
  case minute = "{count} minute"
  case minutes = "{count} minutes"
  case hour = "{count} hour"
  case hours = "{count} hours"
  case day = "{count} day"
  case days = "{count} days"
  case week = "{count} week"
  case weeks = "{count} weeks"
  case month = "{count} month"
  case months = "{count} months"
  case year = "{count} year"
  case years = "{count} years"
  case and = "{greater} {smaller}"
  // Where room is short: a table, a status bar.
  case minutesInShort = "{count} min"
  case hoursInShort = "{count} h"
}

extension DurationWords {
  /// "1 minute", "3 minutes": the unit's singular and plural with their count.
  static func text(_ count: Int, _ one: Self, _ many: Self, _ tone: Tone) -> String {
    (count == 1 ? one : many).text(tone, ["count": "\(count)"])
  }
}

/// A length of time up to some days: "20 minutes", "1 hour 30 minutes", "2 days 3 hours".
///
/// At most two units, smaller ones dropped; the sign does not matter.
package func durationText(_ duration: Duration, tone: Tone) -> String {
  let minutes = Int(abs(duration.components.seconds) / 60)
  let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60)
  let units: [String] = [
    days > 0 ? DurationWords.text(days, .day, .days, tone) : nil,
    hours > 0 ? DurationWords.text(hours, .hour, .hours, tone) : nil,
    rest > 0 && days == 0 ? DurationWords.text(rest, .minute, .minutes, tone) : nil,
  ].compactMap(\.self)
  switch units.count {
  case 0: return DurationWords.lessThanAMinute.text(tone)
  case 1: return units[0]
  default: return DurationWords.and.text(tone, ["greater": units[0], "smaller": units[1]])
  }
}

/// A length of time of at most a day for where room is short: "20 min", "1 h 30 min", "5 h".
///
/// From three hours on it is told in whole hours, the nearest.
package func shortDurationText(_ duration: Duration, tone: Tone) -> String {
  let minutes = Int((abs(duration.components.seconds) + 59) / 60)
  func text(_ words: DurationWords, _ count: Int) -> String {
    words.text(tone, ["count": String(count)])
  }
  if minutes >= 180 { return text(.hoursInShort, (minutes + 30) / 60) }
  return hoursText(.seconds(minutes * 60), tone: tone)
}

/// A length of time in hours and minutes, however long: "5 min", "2 h 5 min", "31 h".
func hoursText(_ duration: Duration, tone: Tone) -> String {
  let minutes = Int(abs(duration.components.seconds) / 60)
  func text(_ words: DurationWords, _ count: Int) -> String {
    words.text(tone, ["count": String(count)])
  }
  guard minutes >= 60 else { return text(.minutesInShort, minutes) }
  let hours = text(.hoursInShort, minutes / 60)
  guard minutes % 60 > 0 else { return hours }
  let rest = text(.minutesInShort, minutes % 60)
  return DurationWords.and.text(tone, ["greater": hours, "smaller": rest])
}

/// A number of whole days from 1 on: "5 days", "3 weeks", "4 months", "2 years".
///
/// The greatest unit that says it well enough: weeks from 14 days on, months from 60.
package func daysText(_ days: Int, tone: Tone) -> String {
  switch days {
  case ..<14: DurationWords.text(days, .day, .days, tone)
  case ..<60: DurationWords.text((days + 3) / 7, .week, .weeks, tone)
  case ..<700: DurationWords.text((days + 15) / 30, .month, .months, tone)
  default: DurationWords.text((days + 182) / 365, .year, .years, tone)
  }
}
