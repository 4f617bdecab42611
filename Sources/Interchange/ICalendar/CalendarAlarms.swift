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
  private static let longestLead = 40_320

  /// Minutes before the due time, largest first; `nil` where no alarm says any.
  ///
  /// An e-mail is nothing to show, and an alarm after the due time is one at it.
  package func leads(start: CalendarTime?, due: CalendarTime?, zone: Zone) -> [Int]? {
    guard let due else { return nil }
    let moment = instant(of: due, zone: zone)
    var leads: Set<Int> = []
    for alarm in alarms where alarm.first("ACTION")?.value.onOneLine.uppercased() != "EMAIL" {
      guard let trigger = alarm.first("TRIGGER"), trigger.value.onOneLine != Self.ignored
      else { continue }
      let shown: Instant
      if let absolute = CalendarTime(trigger, zones: zones), absolute.civil.time != nil {
        shown = instant(of: absolute, zone: zone)
      } else if let duration = CalendarDuration(trigger.value) {
        let isOfEnd = trigger.parameter("RELATED")?.uppercased() == "END"
        let base = isOfEnd ? due : start ?? due
        shown = instant(of: base, zone: zone) + .seconds(duration.seconds)
      } else {
        continue
      }
      let minutes = Int(moment.since(shown) / .seconds(60))
      leads.insert(min(max(minutes, 0), Self.longestLead))
    }
    return leads.isEmpty ? nil : leads.sorted(by: >)
  }

  private func instant(of time: CalendarTime, zone: Zone) -> Instant {
    time.instant(zones: zones)
      ?? zone.instant(of: CivilDateTime(time.civil.date, time.civil.time ?? .midnight))
  }
}
