package import Model

/// The alarms of an entry, as minutes before its due time (RFC 5545, section 3.6.6).
package struct CalendarAlarms {
  private let alarms: [CalendarComponent]
  private let zones: CalendarZones

  package init(of entry: CalendarComponent, zones: CalendarZones) {
    alarms = entry.components("VALARM")
    self.zones = zones
  }

  /// What Apple writes for an alarm that is to be ignored.
  private static let ignored = "19760401T005545Z"
  /// Four weeks: more than any wish to be reminded ahead.
  static let longestLead = 40_320

  /// Minutes before the due time, largest first; `nil` where no alarm says any.
  ///
  /// An e-mail is nothing to show, and an alarm after the due time is one at it. A day without a
  /// clock time comes at `day`.
  package func leads(
    start: CalendarTime?,
    due: CalendarTime?,
    zone: Zone,
    day: TimeOfDay = .midnight
  ) -> [Int]? {
    guard let due else { return nil }
    let leads = Set(
      alarms.flatMap { self.leads(of: $0, start: start, due: due, zone: zone, day: day) }
    )
    return leads.isEmpty ? nil : leads.sorted(by: >)
  }

  /// Minutes before the due time of every time that an alarm speaks up, its repeats as well.
  ///
  /// They are below 0 after it. A day without a clock time comes at `day`.
  func minutes(
    start: CalendarTime?,
    due: CalendarTime,
    zone: Zone,
    day: TimeOfDay
  ) -> [Int] {
    alarms.flatMap { times(of: $0, start: start, due: due, zone: zone, day: day) }
  }

  /// So often one alarm comes again at most.
  private static let mostRepeats = 8

  /// Minutes before the due time at which one alarm comes, with those at which it comes again.
  ///
  /// None is after it; empty for one that is nothing to show by the clock.
  func leads(
    of alarm: CalendarComponent,
    start: CalendarTime?,
    due: CalendarTime,
    zone: Zone,
    day: TimeOfDay
  ) -> [Int] {
    guard let lead = lead(of: alarm, start: start, due: due, zone: zone, day: day) else {
      return []
    }
    let again = times(of: alarm, start: start, due: due, zone: zone, day: day).dropFirst()
    return [lead] + again.filter { (0...Self.longestLead).contains($0) }
  }

  /// Minutes before the due time at which one alarm comes, and comes again (`REPEAT`; RFC 5545, section
  /// 3.8.6.2).
  private func times(
    of alarm: CalendarComponent,
    start: CalendarTime?,
    due: CalendarTime,
    zone: Zone,
    day: TimeOfDay
  ) -> [Int] {
    guard let first = minutes(of: alarm, start: start, due: due, zone: zone, day: day) else {
      return []
    }
    guard let count = alarm.first("REPEAT").flatMap({ Int($0.value.onOneLine) }), count > 0,
      let pause = alarm.first("DURATION").flatMap({ CalendarDuration($0.value)?.seconds }),
      pause >= 60
    else { return [first] }
    return (0...min(count, Self.mostRepeats)).map { first - $0 * pause / 60 }
  }

  /// Minutes before the due time of one alarm, none after it; `nil` for one that is nothing to show by the
  /// clock.
  func lead(
    of alarm: CalendarComponent,
    start: CalendarTime?,
    due: CalendarTime,
    zone: Zone,
    day: TimeOfDay
  ) -> Int? {
    minutes(of: alarm, start: start, due: due, zone: zone, day: day)
      .map { min(max($0, 0), Self.longestLead) }
  }

  private func minutes(
    of alarm: CalendarComponent,
    start: CalendarTime?,
    due: CalendarTime,
    zone: Zone,
    day: TimeOfDay
  ) -> Int? {
    guard alarm.first("ACTION")?.value.onOneLine.uppercased() != "EMAIL", !alarm.isSnooze,
      alarm.first("PROXIMITY") == nil, let trigger = alarm.first("TRIGGER"),
      trigger.value.onOneLine != Self.ignored
    else { return nil }
    let shown: Instant
    if let absolute = CalendarTime(trigger, zones: zones), absolute.civil.time != nil {
      shown = instant(of: absolute, zone: zone, day: .midnight)
    } else if let duration = CalendarDuration(trigger.value) {
      let isOfEnd = trigger.parameter("RELATED")?.uppercased() == "END"
      let base = isOfEnd ? due : start ?? due
      shown = instant(of: base, zone: zone, day: .midnight) + .seconds(duration.seconds)
    } else {
      return nil
    }
    return Int(instant(of: due, zone: zone, day: day).since(shown) / .seconds(60))
  }

  private func instant(of time: CalendarTime, zone: Zone, day: TimeOfDay) -> Instant {
    time.instant(zones: zones)
      ?? zone.instant(of: CivilDateTime(time.civil.date, time.civil.time ?? day))
  }
}

extension CalendarComponent {
  /// Whether it is the alarm of an alarm that was put off, and none of the to-do itself.
  var isSnooze: Bool {
    all("RELATED-TO").contains { $0.parameter("RELTYPE")?.uppercased() == "SNOOZE" }
  }
}
