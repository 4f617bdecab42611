package import Model

/// Where Later may put something off to besides a few minutes.
package enum LaterChoice: CaseIterable, Hashable, Sendable {
  case thisEvening, tomorrowMorning
}

/// The clock times that the words of a choice stand for.
package struct LaterHours: Hashable, Sendable {
  package var morning: TimeOfDay
  package var evening: TimeOfDay
  /// Until this time in the night the day before has not ended.
  package var dayStarts: TimeOfDay

  package init(morning: TimeOfDay, evening: TimeOfDay, dayStarts: TimeOfDay) {
    self.morning = morning
    self.evening = evening
    self.dayStarts = dayStarts
  }
}

extension LaterChoice {
  /// The moment it stands for at `now`; `nil` if that is less than an hour ahead, or over.
  package func moment(at now: Instant, in zone: Zone, hours: LaterHours) -> Instant? {
    let civil = zone.civil(at: now)
    let today = civil.time < hours.dayStarts ? civil.date.adding(days: -1) : civil.date
    let moment =
      switch self {
      case .thisEvening: zone.instant(of: CivilDateTime(today, hours.evening))
      case .tomorrowMorning:
        zone.instant(of: CivilDateTime(today.adding(days: 1), hours.morning))
      }
    return moment.since(now) >= .minutes(60) ? moment : nil
  }
}
