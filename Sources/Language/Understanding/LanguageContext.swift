package import Model

/// What the language needs to know of the moment and the person.
package struct LanguageContext: Sendable {
  /// The wall clock at the moment of speaking.
  package var now: CivilDateTime
  /// The moment of speaking, where it is known: it tells two hours of one name apart.
  package var spokenAt: Instant?
  /// The zone of `now`: for elapsed times ("in 20 minutes") and hourly rules.
  package var zone: Zone
  package var conventions: Conventions
  /// The names of the person's lists.
  package var listNames: [String] {
    didSet { lists = listNames.map { KnownList($0) } }
  }
  private(set) var lists: [KnownList]

  package init(
    now: CivilDateTime,
    spokenAt: Instant? = nil,
    zone: Zone,
    conventions: Conventions = Conventions(),
    listNames: [String] = []
  ) {
    self.now = now
    self.spokenAt = spokenAt
    self.zone = zone
    self.conventions = conventions
    self.listNames = listNames
    lists = listNames.map { KnownList($0) }
  }
}

extension LanguageContext {
  /// The instant of `now`, to the second; the first one where `spokenAt` is of another moment.
  package var instant: Instant {
    if let spokenAt, zone.civil(at: spokenAt) == now { return Instant(seconds: spokenAt.seconds) }
    return zone.instant(of: now)
  }
}
