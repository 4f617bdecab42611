import Model

extension Resolver {
  /// The holiday that comes next, or that of a year.
  func holiday(_ number: Int, _ year: Int?) -> CivilDate? {
    let region = conventions.holidays
    let rule = rule(ofHoliday: number)
    if let year { return rule.dates(in: year, region).first }
    // 29 February may be up to eight years away.
    return (today.year...today.year + 8).lazy
      .flatMap { rule.dates(in: $0, region) }
      .first { $0 >= today }
  }

  /// When a holiday is where the person lives.
  func rule(ofHoliday number: Int) -> HolidayRule {
    let holiday = Holiday.all[number]
    return (conventions.holidays == .uk ? holiday.britishRule : nil) ?? holiday.rule
  }
}

extension CivilDate {
  /// The next such weekday after this day, or the last one before it.
  func beside(_ weekday: Weekday, isAfter: Bool) -> CivilDate {
    isAfter ? next(weekday) : adding(days: -8).next(weekday)
  }
}
