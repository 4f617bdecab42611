/// Names of zones as people say them.
enum NamedZones {
  struct Entry: Sendable {
    var name: String
    /// "berlin" alone is a place; "berlin time" is a zone.
    var needsTime: Bool
  }

  static let table = PhraseMap<Entry>(
    zones.map { ($0.phrases, Entry(name: $0.zone, needsTime: false)) }
      + cities.map { ($0.phrases, Entry(name: $0.zone, needsTime: true)) }
  )

  private static let zones: [(zone: String, phrases: String)] = [
    ("America/New_York", "eastern / eastern standard / est / edt / et"),
    ("America/Chicago", "cst / cdt"),
    ("America/Denver", "mst / mdt"),
    ("America/Los_Angeles", "pacific / pacific standard / pst / pdt"),
    ("Etc/UTC", "utc / gmt / zulu"),
    ("Europe/Berlin", "cet / cest"),
    ("Europe/London", "bst"),
    // One meaning each, and no word of English.
    ("America/Anchorage", "akst / akdt"),
    ("America/Sao_Paulo", "brt"),
    ("Africa/Johannesburg", "sast"),
    ("Asia/Dhaka", "bdt"),
    ("Asia/Hong_Kong", "hkt"),
    ("Asia/Jakarta", "wib"),
    ("Asia/Jerusalem", "idt"),
    ("Asia/Karachi", "pkt"),
    ("Asia/Kathmandu", "npt"),
    ("Asia/Kolkata", "ist"),
    ("Asia/Kuala_Lumpur", "myt"),
    ("Asia/Manila", "pht / phst"),
    ("Asia/Seoul", "kst"),
    ("Asia/Singapore", "sgt"),
    ("Asia/Tokyo", "jst"),
    ("Australia/Adelaide", "acst / acdt"),
    // The standard time is the same all year, and Queensland keeps it.
    ("Australia/Brisbane", "aest"),
    ("Australia/Perth", "awst"),
    ("Australia/Sydney", "aedt"),
    ("Europe/Athens", "eet / eest"),
    ("Europe/Berlin", "mez / mesz"),
    ("Europe/Istanbul", "trt"),
    ("Europe/Moscow", "msk"),
    ("Pacific/Auckland", "nzst / nzdt"),
    ("Pacific/Honolulu", "hst"),
  ]

  /// The zone that is so many minutes ahead of universal time all year.
  ///
  /// The names of whole hours count the other way: Etc/GMT-2 is two hours ahead.
  static func name(minutesAhead minutes: Int) -> String? {
    guard minutes % 60 == 0 else { return odd[minutes] }
    let hours = minutes / 60
    guard (-12...14).contains(hours) else { return nil }
    return hours == 0 ? "Etc/UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
  }

  private static let odd = [
    210: "Asia/Tehran", 270: "Asia/Kabul", 330: "Asia/Kolkata", 345: "Asia/Kathmandu",
    390: "Asia/Yangon", 570: "Australia/Darwin",
  ]

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
