package import Model

extension Policy {
  /// When the night ends that it is at `now`; `nil` by day.
  package func nightEnd(at now: Instant, in zone: Zone) -> Instant? {
    night.from == night.to ? nil : night.end(at: now, in: zone)
  }

  /// The last morning up to `now` at which a night ended; a day ago where there are no nights.
  package func lastMorning(at now: Instant, in zone: Zone) -> Instant {
    guard night.from != night.to else { return now - .minutes(24 * 60) }
    let today = zone.civil(at: now).date
    let mornings = [0, -1, -2].lazy.map {
      zone.instant(of: CivilDateTime(today.adding(days: $0), night.to))
    }
    return mornings.first { $0 <= now } ?? now - .minutes(24 * 60)
  }
}

extension ClockHours {
  /// When these hours end within which `now` lies; `nil` outside of them.
  func end(at now: Instant, in zone: Zone) -> Instant? {
    let civil = zone.civil(at: now)
    guard contains(civil.time) else { return nil }
    return [0, 1, 2].lazy
      .map { zone.instant(of: CivilDateTime(civil.date.adding(days: $0), to)) }
      .first { $0 > now }
  }
}
