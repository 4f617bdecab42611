package import Model

/// A DATE or DATE-TIME of an iCalendar object, in the zone that it names (RFC 5545, sections 3.3.4 and
/// 3.3.5).
package enum CalendarTime: Hashable, Sendable {
  case date(CivilDate)
  /// Civil time with no zone: the same on every wall clock.
  case floating(CivilDateTime)
  case utc(CivilDateTime)
  /// Civil time in a zone with an IANA name.
  case zoned(CivilDateTime, zone: String)
  /// Civil time in a zone that nobody here knows by this name.
  case unknown(CivilDateTime, zone: String)

  /// Reads the value of a property such as `DUE`; `nil` where it is no time.
  package init?(_ line: ContentLine, zones: CalendarZones) {
    let value = line.value.onOneLine
    if let date = CivilDate(basic: value[...]) {
      self = .date(date)
    } else if value.last == "Z" || value.last == "z",
      let utc = CivilDateTime(basic: value.dropLast())
    {
      self = .utc(utc)
    } else if let civil = CivilDateTime(basic: value[...]) {
      guard let name = line.parameter("TZID") else {
        self = .floating(civil)
        return
      }
      self =
        zones.identifier(of: name).map { .zoned(civil, zone: $0) } ?? .unknown(civil, zone: name)
    } else {
      return nil
    }
  }
}

extension CalendarTime {
  /// The day, and the clock time where there is one, as its own zone's wall clock shows them.
  package var civil: PartialDateTime {
    switch self {
    case .date(let date): PartialDateTime(date)
    case .floating(let civil), .utc(let civil), .zoned(let civil, _), .unknown(let civil, _):
      PartialDateTime(civil)
    }
  }

  /// The due time that a single to-do has of it.
  ///
  /// A moment of UTC is an instant; in a series it is civil time in UTC, as its rule counts civil
  /// days.
  package func due(inSeries: Bool) -> Due {
    switch self {
    case .date(let date): .floating(date, nil)
    case .floating(let civil), .unknown(let civil, _): .floating(civil.date, civil.time)
    case .zoned(let civil, let zone): .zoned(civil.date, civil.time, zone: zone)
    case .utc(let civil) where inSeries:
      .zoned(civil.date, civil.time, zone: Zone.utc.identifier)
    case .utc(let civil): .absolute(Instant(seconds: Int64(civil.secondsSinceEpoch)))
    }
  }

  /// Its instant where its zone is known; a day and a floating time have none of their own.
  package func instant(zones: CalendarZones) -> Instant? {
    switch self {
    case .date, .floating, .unknown: nil
    case .utc(let civil): Instant(seconds: Int64(civil.secondsSinceEpoch))
    case .zoned(let civil, let zone): zones.directory.zone(zone)?.instant(of: civil)
    }
  }
}

/// The zones of an iCalendar object: the names of its `VTIMEZONE`s, as the system knows them.
package struct CalendarZones: Sendable {
  package let directory: ZoneDirectory
  /// The IANA name behind a TZID that is none.
  private var identifiers: [String: String] = [:]
  /// The zones that the object describes and the system does not know, by their TZID.
  private var described: [String: Zone] = [:]

  package init(_ directory: ZoneDirectory, calendar: CalendarComponent? = nil) {
    self.directory = directory
    for zone in calendar?.components("VTIMEZONE") ?? [] {
      guard let name = zone.first("TZID")?.text else { continue }
      // Evolution and libical write it so.
      let place = zone.first("X-LIC-LOCATION")?.text
      if let place, directory.zone(place) != nil {
        identifiers[name] = place
      } else if identifier(of: name) == nil {
        described[name] = Zone(described: zone, as: name)
      }
    }
  }

  /// The zone of a TZID: the system's, or as the object describes it.
  package func zone(named name: String) -> Zone? {
    identifier(of: name).flatMap(directory.zone) ?? described[name]
  }

  /// The IANA name of a TZID; `nil` where it cannot be told.
  ///
  /// Some programs put their own path before it: `/citadel.org/20210210_1/Europe/Berlin`.
  package func identifier(of name: String) -> String? {
    if directory.zone(name) != nil { return name }
    if let known = identifiers[name] { return known }
    let parts = name.split(separator: "/").map(String.init)
    for count in [3, 2, 1] where parts.count > count {
      let tail = parts.suffix(count).joined(separator: "/")
      if directory.zone(tail) != nil { return tail }
    }
    return nil
  }
}
