import Model

/// When the briefing comes: once per civil day, from `at` until the window closes.
extension Policy.Briefing {
  /// The civil day whose briefing is to be shown at `now`, if any is.
  ///
  /// A day that was briefed under another zone's date is not briefed again on the way back across
  /// the date line; a last day further ahead than that came of a wrong clock and counts for nothing.
  func day(at now: Instant, in zone: Zone, lastBriefed: CivilDate?) -> CivilDate? {
    let today = zone.civil(at: now).date
    if let lastBriefed, (0...1).contains(lastBriefed.days(since: today)) { return nil }
    guard isOn, begins(on: today, in: zone) <= now, now < ends(on: today, in: zone) else {
      return nil
    }
    return today
  }

  /// The first briefing moment strictly after `now`.
  func next(after now: Instant, in zone: Zone) -> Instant? {
    guard isOn else { return nil }
    let today = zone.civil(at: now).date
    return (0...2).lazy.map { begins(on: today.adding(days: $0), in: zone) }.first { $0 > now }
  }

  /// Whether the weather is asked for now: shortly before the briefing, and as long as it may come.
  func wantsWeather(at now: Instant, in zone: Zone, lastBriefed: CivilDate?) -> Bool {
    guard isOn, !place.isEmpty else { return false }
    let today = zone.civil(at: now).date
    if let lastBriefed, (0...1).contains(lastBriefed.days(since: today)) { return false }
    return begins(on: today, in: zone) - Self.weatherLead <= now && now < ends(on: today, in: zone)
  }

  /// The first moment strictly after `now` at which it is asked for.
  func nextWeather(after now: Instant, in zone: Zone) -> Instant? {
    guard isOn, !place.isEmpty else { return nil }
    let today = zone.civil(at: now).date
    return (0...2).lazy.map { begins(on: today.adding(days: $0), in: zone) - Self.weatherLead }
      .first { $0 > now }
  }

  /// The weather is there when the briefing comes.
  private static let weatherLead = Duration.minutes(5)

  private func begins(on day: CivilDate, in zone: Zone) -> Instant {
    zone.instant(of: CivilDateTime(day, at))
  }

  /// The window's end; at midnight at the latest, as the day is over then.
  private func ends(on day: CivilDate, in zone: Zone) -> Instant {
    min(
      begins(on: day, in: zone) + .minutes(window * 60),
      zone.instant(of: CivilDateTime(day.adding(days: 1), .midnight))
    )
  }
}
