import Model

/// The names of weekdays and months.
package enum CalendarWords: String, SentenceFamily {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  case january, february, march, april, may, june
  case july, august, september, october, november, december

  package var sentence: Sentence {
    Sentence(rawValue.prefix(1).uppercased() + rawValue.dropFirst())
  }
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
