import Model

/// Names of zones as people say them.
enum NamedZones {
  struct Entry: Sendable {
    var name: String
    /// "berlin" alone is a place; "berlin time" is a zone.
    var needsTime: Bool
  }

  static let table = PhraseMap<Entry>(
    ZoneNames.letters.map { ($0.phrases, Entry(name: $0.zone, needsTime: false)) }
      + cities.map { ($0.phrases, Entry(name: $0.zone, needsTime: true)) }
  )

  private static let cities: [(zone: String, phrases: String)] = [
    ("America/Chicago", "central / chicago"),
    ("America/Denver", "mountain / denver"),
    ("America/New_York", "new york / boston"),
    ("America/Los_Angeles", "los angeles / san francisco / seattle"),
    ("America/Toronto", "toronto"),
    ("America/Sao_Paulo", "sao paulo"),
    ("Asia/Dubai", "dubai"),
    ("Asia/Hong_Kong", "hong kong"),
    ("Asia/Kolkata", "india / delhi / mumbai"),
    ("Asia/Shanghai", "shanghai / beijing"),
    ("Asia/Singapore", "singapore"),
    ("Asia/Tokyo", "tokyo / japan"),
    ("Australia/Sydney", "sydney"),
    ("Europe/Amsterdam", "amsterdam"),
    ("Europe/Berlin", "berlin / german"),
    ("Europe/Dublin", "dublin"),
    ("Europe/London", "london / uk"),
    ("Europe/Madrid", "madrid"),
    ("Europe/Moscow", "moscow"),
    ("Europe/Paris", "paris"),
    ("Europe/Rome", "rome"),
    ("Europe/Vienna", "vienna"),
    ("Europe/Zurich", "zurich"),
  ]
}
