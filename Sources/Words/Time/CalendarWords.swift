import Model

/// The names of weekdays and months.
package enum CalendarWords: Sentence, SentenceFamily {
  case monday = "Monday"
  case tuesday = "Tuesday"
  case wednesday = "Wednesday"
  case thursday = "Thursday"
  case friday = "Friday"
  case saturday = "Saturday"
  case sunday = "Sunday"
  case january = "January"
  case february = "February"
  case march = "March"
  case april = "April"
  case may = "May"
  case june = "June"
  case july = "July"
  case august = "August"
  case september = "September"
  case october = "October"
  case november = "November"
  case december = "December"
}

extension Weekday {
  /// "Thursday".
  package func name(_ tone: Tone) -> String {
    CalendarWords.allCases[rawValue - 1].text(tone)
  }

  /// "Thu".
  package func shortName(_ tone: Tone) -> String { String(name(tone).prefix(3)) }
}

extension CivilDate {
  /// "November".
  package func monthName(_ tone: Tone) -> String {
    CalendarWords.allCases[Weekday.allCases.count + month - 1].text(tone)
  }

  /// "26 Nov".
  package func dayAndMonth(_ tone: Tone) -> String { "\(day) \(monthName(tone).prefix(3))" }
}
