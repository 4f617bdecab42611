/// Names of zones beside those of IANA: the letters that people write, and fixed distances from UTC.
package enum ZoneNames {
  /// Words and letters for zones, those of one zone parted by " / ", in lower case.
  package static let letters: [(zone: String, phrases: String)] = [
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

  /// The IANA name behind such letters, whatever their case; `nil` where nobody writes them.
  package static func identifier(ofLetters text: String) -> String? {
    identifiers[text.lowercased().filter { $0 != " " }]
  }

  private static let identifiers: [String: String] = {
    var identifiers: [String: String] = [:]
    for (zone, phrases) in letters {
      for word in phrases.split(separator: "/") {
        identifiers[String(word.filter { $0 != " " })] = zone
      }
    }
    return identifiers
  }()

  /// The zone that is so many minutes ahead of universal time all year.
  ///
  /// The names of whole hours count the other way: Etc/GMT-2 is two hours ahead.
  package static func identifier(minutesAhead minutes: Int) -> String? {
    guard minutes % 60 == 0 else { return odd[minutes] }
    let hours = minutes / 60
    guard (-12...14).contains(hours) else { return nil }
    return hours == 0 ? "Etc/UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
  }

  private static let odd = [
    210: "Asia/Tehran", 270: "Asia/Kabul", 330: "Asia/Kolkata", 345: "Asia/Kathmandu",
    390: "Asia/Yangon", 570: "Australia/Darwin",
  ]
}
