package import Model

/// The zones of an iCalendar object: those that it describes itself, and what other names mean.
package struct CalendarZones: Sendable {
  package let directory: ZoneDirectory
  private let reader: ZoneNameReader
  /// The zones of the object's own `VTIMEZONE`s whose TZID is no IANA name.
  private var own: [String: Zone] = [:]

  /// The zones that an object may name; `now` is the moment around which what it describes is compared
  /// with what the system knows.
  package init(_ directory: ZoneDirectory, calendar: CalendarComponent? = nil, around now: Instant)
  {
    self.directory = directory
    reader = ZoneNameReader(directory, around: now)
    for component in calendar?.components("VTIMEZONE") ?? [] {
      guard let name = component.first("TZID")?.text, own[name] == nil else { continue }
      own[name] = zone(described: component, as: name)
    }
  }

  /// The zone of a TZID: as the object describes it, or what its name means.
  ///
  /// `nil` where that cannot be told. Its identifier is an IANA name where the system has a zone that
  /// shows the same.
  package func zone(named name: String) -> Zone? { own[name] ?? reader.zone(named: name) }

  /// Whether the system knows the zone by its identifier.
  func isOfSystem(_ zone: Zone) -> Bool { directory.zone(zone.identifier) != nil }

  /// A described zone; `nil` where its name alone says more.
  private func zone(described component: CalendarComponent, as name: String) -> Zone? {
    guard reader.zone(ofIANA: name) == nil else { return nil }
    // Evolution and libical write it so.
    if let place = component.first("X-LIC-LOCATION")?.text, let zone = directory.zone(place) {
      return zone
    }
    guard let described = Zone(described: component, as: name) else { return nil }
    return reader.zone(like: described, named: name) ?? described
  }
}
