package import Model

/// The moment and the person, as far as the language needs to know them.
package struct LanguageContext: Sendable {
  /// The wall clock at the moment of speaking.
  package var now: CivilDateTime
  /// The moment of speaking, where it is known: it tells two hours of one name apart.
  package var spokenAt: Instant?
  /// The zone of `now`: for elapsed times ("in 20 minutes") and hourly rules.
  package var zone: Zone
  /// Zones by name, for times that are bound to one.
  package var zones: ZoneDirectory
  package var conventions: Conventions
  /// Whether somebody typed the words, who may use signs for some of them.
  package var isTyped = false
  /// The names of the person's lists.
  package var listNames: [String] {
    didSet { lists = listNames.map { KnownList($0) } }
  }
  private(set) var lists: [KnownList]

  package init(
    now: CivilDateTime,
    spokenAt: Instant? = nil,
    zone: Zone,
    zones: ZoneDirectory = .none,
    conventions: Conventions = Conventions(),
    listNames: [String] = []
  ) {
    self.now = now
    self.spokenAt = spokenAt
    self.zone = zone
    self.zones = zones
    self.conventions = conventions
    self.listNames = listNames
    lists = listNames.map { KnownList($0) }
  }
}

extension LanguageContext {
  /// The calendar by which the times that are said become instants.
  package var calendar: LocalCalendar {
    LocalCalendar(zone: zone, zones: zones, day: conventions.day)
  }

  /// The instant of `now`, to the second; the first one where `spokenAt` is of another moment.
  package var instant: Instant {
    if let spokenAt, zone.civil(at: spokenAt) == now { return Instant(seconds: spokenAt.seconds) }
    return zone.instant(of: now)
  }
}
