import Model

extension Resolver {
  /// How far ahead a year of two digits may lie.
  private static let yearsAhead = 20

  /// "3 jan 28" names a year where that is this one or one of the next twenty; "14 april 15" said
  /// in 2026 cannot, so that the number is the hour.
  func settled(_ meaning: TimeMeaning) -> TimeMeaning {
    guard case .date(let month, let day, let short?) = meaning.day, short < 100 else {
      return meaning
    }
    var settled = meaning
    let year = 2000 + short
    if (today.year...today.year + Resolver.yearsAhead).contains(year) {
      settled.day = .date(month: month, day: day, year: year)
    } else if short < 24, meaning.clock == nil {
      settled.day = .date(month: month, day: day, year: nil)
      settled.clock = ClockMeaning(hour: short, half: short > 12 ? .exact : .open)
    } else {
      settled.day = .date(month: month, day: day, year: nil)
    }
    return settled
  }
}
