import Model

/// What the alarms of an entry say of answers: which were put off, and which were acknowledged (RFC
/// 9074, sections 6 and 7), also in the words of Mozilla's programs.
struct AlarmAnswers {
  private let entry: CalendarComponent
  private let zones: CalendarZones
  private let zone: Zone

  init(_ entry: CalendarComponent, zones: CalendarZones, zone: Zone) {
    (self.entry, self.zones, self.zone) = (entry, zones, zone)
  }

  /// The latest moment that the alarm was put off to.
  var snoozedUntil: Instant? {
    let moments =
      entry.all("X-MOZ-SNOOZE-TIME").compactMap(instant)
      + entry.components("VALARM").filter(\.isSnooze).compactMap {
        $0.first("TRIGGER").flatMap(instant)
      }
    return moments.max()
  }

  /// When an alarm was acknowledged last.
  var acknowledgedAt: Instant? {
    let moments =
      entry.all("X-MOZ-LASTACK").compactMap(instant)
      + entry.components("VALARM").compactMap { $0.first("ACKNOWLEDGED").flatMap(instant) }
    return moments.max()
  }

  private func instant(_ line: ContentLine) -> Instant? {
    guard let time = CalendarTime(line, zones: zones), let clock = time.civil.time else {
      return nil
    }
    return time.instant(zones: zones) ?? zone.instant(of: CivilDateTime(time.civil.date, clock))
  }
}
