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

  /// The property in which Mozilla's programs say what an alarm was put off to.
  static let snooze = "X-MOZ-SNOOZE-TIME"

  /// The property in which Thunderbird says it of one occurrence of a series.
  static func snooze(of microseconds: Int64) -> String { "\(snooze)-\(microseconds)" }

  /// The latest moment that the alarm was put off to; of a series, that of the occurrence with this number
  /// as well.
  func snoozedUntil(occurrence: Int64? = nil) -> Instant? {
    let lines =
      entry.all(Self.snooze) + (occurrence.map { entry.all(Self.snooze(of: $0)) } ?? [])
      + entry.components("VALARM").filter(\.isSnooze).compactMap { $0.first("TRIGGER") }
    return lines.compactMap(instant).max()
  }

  /// When an alarm was acknowledged last; a moment that is still to come says nothing.
  func acknowledgedAt(by now: Instant) -> Instant? {
    let lines =
      entry.all("X-MOZ-LASTACK")
      + entry.components("VALARM").compactMap { $0.first("ACKNOWLEDGED") }
    return lines.compactMap(instant).filter { $0 <= now }.max()
  }

  private func instant(_ line: ContentLine) -> Instant? {
    guard let time = CalendarTime(line, zones: zones), let clock = time.civil.time else {
      return nil
    }
    return time.instant(zones: zones) ?? zone.instant(of: CivilDateTime(time.civil.date, clock))
  }
}
