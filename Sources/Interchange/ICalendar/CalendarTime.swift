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
  /// Civil time in a zone that its object describes, or its name, and that the system has no other for.
  case described(CivilDateTime, zone: Zone)
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
      guard let name = line.parameter("TZID"), !name.onOneLine.isEmpty else {
        self = .floating(civil)
        return
      }
      guard let zone = zones.zone(named: name) else {
        self = .unknown(civil, zone: name)
        return
      }
      self =
        zones.isOfSystem(zone)
        ? .zoned(civil, zone: zone.identifier) : .described(civil, zone: zone)
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
    case .floating(let civil), .utc(let civil), .zoned(let civil, _), .described(let civil, _),
      .unknown(let civil, _):
      PartialDateTime(civil)
    }
  }

  /// The due time that a single to-do has of it.
  ///
  /// A moment of UTC is an instant, and so is one of a zone that only its object knows; in a series it is
  /// civil time in UTC, as its rule counts civil days. A zone that nobody knows is kept by its name: what
  /// is to be said of that is said there.
  package func due(inSeries: Bool) -> Due {
    switch self {
    case .date(let date): .floating(date, nil)
    case .floating(let civil): .floating(civil.date, civil.time)
    case .zoned(let civil, let zone): .zoned(civil.date, civil.time, zone: zone)
    case .described: inUTC.due(inSeries: inSeries)
    case .unknown(let civil, let zone):
      .zoned(civil.date, civil.time, zone: zone.asZoneName)
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
    case .described(let civil, let zone): zone.instant(of: civil)
    }
  }

  /// A time of a zone that only its object knows, as UTC has it; any other as it is.
  var inUTC: CalendarTime {
    guard case .described(let civil, let zone) = self else { return self }
    return .utc(Zone.utc.civil(at: zone.instant(of: civil)))
  }
}

extension String {
  /// As much of a name as the store keeps.
  fileprivate var asZoneName: String {
    String(String.UnicodeScalarView(onOneLine.unicodeScalars.prefix(100)))
  }
}
