/// The machine's zone, other zones by name, and the clock time of a day that has none: with these a
/// due time is an instant, and an instant a time on the wall clock.
package struct LocalCalendar: Sendable {
  /// The zone that civil times are told in.
  package var zone: Zone
  package var zones: ZoneDirectory
  /// When a day without a clock time comes.
  package var day: TimeOfDay

  package init(zone: Zone, zones: ZoneDirectory, day: TimeOfDay) {
    self.zone = zone
    self.zones = zones
    self.day = day
  }
}

extension LocalCalendar {
  /// The instant at which a due time comes; `nil` where it is bound to a zone that nobody knows.
  package func instant(of due: Due) -> Instant? {
    switch due {
    case .floating(let date, let time): zone.instant(of: CivilDateTime(date, time ?? day))
    case .zoned(let date, let time, let name):
      zones.zone(name)?.instant(of: CivilDateTime(date, time ?? day))
    case .absolute(let instant): instant
    }
  }

  /// The day and the clock time of a due time as the wall clock shows them here.
  ///
  /// A day without a clock time is the same day everywhere. A zone that nobody knows is taken for
  /// this one.
  package func civil(of due: Due) -> PartialDateTime {
    switch due {
    case .floating(let date, let time): return PartialDateTime(date, time)
    case .absolute(let instant): return PartialDateTime(zone.civil(at: instant))
    case .zoned(let date, let time, let name):
      guard let time, let own = zones.zone(name), own != zone else {
        return PartialDateTime(date, time)
      }
      return PartialDateTime(zone.civil(at: own.instant(of: CivilDateTime(date, time))))
    }
  }

  /// The calendar that a due time is told in: that of its own zone, or this one.
  package func own(of due: Due?) -> LocalCalendar {
    var own = self
    own.zone = due?.zoneName.flatMap(zones.zone) ?? zone
    return own
  }

  /// The instant at which the wall clock shows a civil time here, at `day` where it has no clock.
  package func instant(of civil: PartialDateTime) -> Instant {
    zone.instant(of: CivilDateTime(civil.date, civil.time ?? day))
  }

  /// The first moment of a series that goes on at this time (DTSTART), on the clock of its own zone.
  package func seriesStart(at due: Due) -> CivilDateTime {
    let civil = own(of: due).civil(of: due)
    return CivilDateTime(civil.date, civil.time ?? day)
  }
}

extension LocalCalendar {
  /// A moment in the kind of time that a series has: one moved occurrence changes no more.
  package func moved(_ due: Due, toKindOf series: Due) -> Due {
    switch (due, series) {
    case (.floating, .floating), (.absolute, .absolute): return due
    case (.zoned(_, _, let one), .zoned(_, _, let other)) where one == other: return due
    default: break
    }
    let own = own(of: due)
    // A day without a clock time is a day everywhere.
    if let date = due.date, due.time == nil { return .floating(date, nil) }
    let moment =
      if case .absolute(let instant) = due { instant } else { own.instant(of: own.civil(of: due)) }
    if case .absolute = series { return .absolute(moment) }
    let civil = self.own(of: series).zone.civil(at: moment)
    return Due.floating(civil.date, civil.time).bound(to: series.zoneName)
  }
}

extension Due {
  /// A floating time bound to a zone, where there is one.
  package func bound(to zone: String?) -> Due {
    guard let zone, case .floating(let date, let time) = self else { return self }
    return .zoned(date, time, zone: zone)
  }
}
