extension CivilDate {
  /// Reads `YYYYMMDD` (the basic format of ISO 8601, as iCalendar writes it), or nothing.
  package init?(basic text: Substring) {
    guard text.utf8.count == 8, let number = Int(digits: text) else { return nil }
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// `YYYYMMDD`.
  package var basic: String {
    year.padded(to: 4) + month.padded(to: 2) + day.padded(to: 2)
  }
}

extension CivilDateTime {
  /// Reads `YYYYMMDDTHHMMSS` (the basic format of ISO 8601, as iCalendar writes it), or nothing.
  package init?(basic text: Substring) {
    guard text.utf8.count == 15, text.dropFirst(8).first == "T",
      let date = CivilDate(basic: text.prefix(8)), let clock = Int(digits: text.suffix(6)),
      // Without leap seconds the 60th is the one before it (RFC 5545, section 3.3.12).
      let time = TimeOfDay(
        hour: clock / 10_000,
        minute: clock / 100 % 100,
        second: clock % 100 == 60 ? 59 : clock % 100
      )
    else { return nil }
    self.init(date, time)
  }

  /// `YYYYMMDDTHHMMSS`.
  package var basic: String {
    "\(date.basic)T" + time.hour.padded(to: 2) + time.minute.padded(to: 2)
      + time.second.padded(to: 2)
  }
}
