/// The days that a series leaves out: single ones, as RFC 5545's EXDATE has them, and those of
/// every year.
///
/// A day of every year is kept as the rule of its date, never as the dates of some years: so it holds
/// as long as the series does.
package struct RecurrenceExceptions: Hashable, Sendable {
  package enum Day: Hashable, Sendable {
    /// One day of the calendar.
    case date(CivilDate)
    /// A day of every year.
    case yearly(HolidayRule)
    /// Every day on which banks are closed.
    case bankHolidays(HolidayRegion)
  }

  /// In the order of their texts, each once.
  package let days: [Day]

  package init(_ days: [Day] = []) {
    self.days = days.count < 2 ? days : Set(days).sorted { $0.description < $1.description }
  }

  /// Whether no day is left out.
  package var isEmpty: Bool { days.isEmpty }

  /// Whether the day is left out.
  package func contains(_ date: CivilDate) -> Bool {
    !days.isEmpty && days.contains { $0.isOn(date) }
  }

  /// How much it takes to look a day up, in the steps that a search counts.
  var effort: Int { 1 + days.count / 16 }
}

extension RecurrenceExceptions.Day {
  fileprivate func isOn(_ date: CivilDate) -> Bool {
    switch self {
    case .date(let day): return day == date
    case .yearly(.fixed(let month, let day)): return date.day == day && date.month == month
    case .yearly(let rule): return rule.dates(in: date.year, .us).contains(date)
    case .bankHolidays(let region):
      // New Year's Day on a Saturday is made up for in the year before.
      return [date.year, date.year + 1].contains { year in
        HolidayRule.bankHoliday(isMonday: false).dates(in: year, region).contains(date)
      }
    }
  }
}

extension RecurrenceExceptions: LosslessStringConvertible {
  /// Reads days with commas between, or nothing where one of them is none.
  ///
  /// Dates of RFC 5545 are taken as well: `20261225`, with a clock time or without.
  package init?(_ text: String) {
    guard text.utf8.count <= RecurrenceRule.longestText else { return nil }
    var days: [Day] = []
    for item in text.split(separator: ",") {
      guard let day = Day(item.trimmingSpaces) else { return nil }
      days.append(day)
    }
    self.init(days)
  }

  /// The days as a column holds them; `nil` where none is left out.
  package var text: String? { isEmpty ? nil : description }

  /// The days with commas between: `12-25,2026-12-07,easter+1`.
  package var description: String { days.map(\.description).joined(separator: ",") }
}

extension RecurrenceExceptions.Day: CustomStringConvertible {
  /// `2026-12-07` is one day, `12-25` and `11/4th` are days of every year, `easter+1` is counted from
  /// Easter Sunday, and `bank-uk` are the days on which banks are closed.
  package var description: String {
    switch self {
    case .date(let date): date.description
    case .yearly(.fixed(let month, let day)): month.padded(to: 2) + "-" + day.padded(to: 2)
    case .yearly(.nth(let position, let weekday, let month, let later)):
      month.padded(to: 2) + "/"
        + RecurrenceRule.ByDay(weekday, ordinal: position).description.lowercased()
        + Self.offset(later)
    case .yearly(.easter(let days)): "easter" + Self.offset(days)
    case .yearly(.bankHoliday): "bank"
    case .bankHolidays(let region): "bank-" + region.rawValue
    }
  }

  private static func offset(_ days: Int) -> String {
    days == 0 ? "" : days > 0 ? "+\(days)" : "\(days)"
  }

  fileprivate init?(_ text: Substring) {
    if let date = CivilDate(String(text)) ?? CivilDate(basic: text)
      ?? CivilDateTime(basic: text.last == "Z" ? text.dropLast() : text)?.date
    {
      self = .date(date)
    } else if let rule = HolidayRule(text.lowercased()) {
      self = .yearly(rule)
    } else if let region = HolidayRegion.allCases.first(where: {
      text.lowercased() == "bank-" + $0.rawValue
    }) {
      self = .bankHolidays(region)
    } else {
      return nil
    }
  }
}

extension HolidayRule {
  /// Reads `12-25`, `11/4th`, `11/1mo+1` or `easter-2`, in lower case.
  fileprivate init?(_ text: String) {
    if text.hasPrefix("easter") {
      guard let days = Int(offset: text.dropFirst("easter".count)) else { return nil }
      self = .easter(days)
      return
    }
    let parts = text.split(
      maxSplits: 1,
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "-" || $0 == "/" }
    )
    guard parts.count == 2, parts[0].utf8.count == 2, let month = Int(digits: parts[0]),
      (1...12).contains(month)
    else { return nil }
    if text.dropFirst(2).first == "-" {
      // The year 2000 has a 29 February.
      guard parts[1].utf8.count == 2, let day = Int(digits: parts[1]),
        CivilDate(year: 2000, month: month, day: day) != nil
      else { return nil }
      self = .fixed(month, day)
      return
    }
    let name = parts[1].prefix { $0 != "+" }
    guard let weekday = Weekday(code: name.suffix(2).uppercased().utf8.map { $0 }[...]),
      let position = Int(offset: name.dropLast(2)), (1...5).contains(abs(position)),
      let later = Int(offset: parts[1].dropFirst(name.count)), (0...30).contains(later)
    else { return nil }
    self = .nth(position, weekday, of: month, later: later)
  }
}

extension Int {
  /// Reads up to three digits with a sign or none; nothing at all is 0.
  fileprivate init?(offset text: Substring) {
    guard let sign = text.first else {
      self = 0
      return
    }
    let digits = sign == "-" || sign == "+" ? text.dropFirst() : text
    guard digits.utf8.count <= 3, let number = Int(digits: digits) else { return nil }
    self = sign == "-" ? -number : number
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
