package import Model

/// What the names of zones mean that programs write: those of IANA, of Windows, letters, and distances
/// from UTC.
package struct ZoneNameReader: Sendable {
  private let directory: ZoneDirectory
  /// A year back and five ahead: where two zones show the same then, they are the same.
  private let span: Range<Instant>

  package init(_ directory: ZoneDirectory, around now: Instant) {
    self.directory = directory
    span = (now - .seconds(366 * 86_400))..<(now + .seconds(5 * 366 * 86_400))
  }

  /// The zone that a name means; `nil` where that cannot be told.
  package func zone(named name: String) -> Zone? {
    if let zone = zone(ofIANA: name) { return zone }
    let text = name.onOneLine.filter { $0 != "\"" }
    if let zone = zone(ofWindows: text, isWhole: true) { return zone }
    if let offset = ZoneOffset(text) { return zone(of: offset, named: name) }
    // Some write an address: `tzone://Microsoft/Utc`.
    let letters = text.split(separator: "/").last.map(String.init) ?? ""
    if let known = ZoneNames.identifier(ofLetters: letters) { return directory.zone(known) }
    return zone(ofWindows: text, isWhole: false)
  }

  /// Whether both show the same wall clock these years.
  func isSame(_ zone: Zone, as other: Zone) -> Bool { zone.isSame(as: other, in: span) }

  /// The zone of an IANA name, whatever its case.
  ///
  /// Some programs put their own path before it: `/citadel.org/20210210_1/Europe/Berlin`.
  func zone(ofIANA name: String) -> Zone? {
    if let zone = directory.zone(name) { return zone }
    let parts = name.split(separator: "/").map(String.init)
    for count in [3, 2, 1] where parts.count >= count && (count > 1 || parts.count > 1) {
      let tail = parts.suffix(count)
      if let zone = directory.zone(tail.joined(separator: "/"))
        ?? directory.zone(tail.map(\.likeAPlace).joined(separator: "/"))
      {
        return zone
      }
    }
    return nil
  }

  /// A zone of the system that shows the same as another one: what its name means, the machine's, or the
  /// first that fits.
  func zone(like described: Zone, named name: String) -> Zone? {
    func fits(_ zone: Zone?) -> Bool { zone?.isSame(as: described, in: span) == true }
    if let zone = zone(named: name), fits(zone) { return zone }
    let machine = directory.current()
    if directory.zone(machine.identifier) != nil, fits(machine) { return machine }
    let ahead = described.secondsFromUTC(at: span.lowerBound)
    if ahead % 60 == 0, let fixed = ZoneNames.identifier(minutesAhead: ahead / 60),
      let zone = directory.zone(fixed), fits(zone)
    {
      return zone
    }
    return WindowsZones.identifiers.lazy.compactMap(directory.zone).first(where: fits)
  }

  /// A zone by the name that Windows has for it; a whole one ends in "Standard Time", but for a few.
  private func zone(ofWindows name: String, isWhole: Bool) -> Zone? {
    var text = name.lowercased()
    var isNamed = text.hasPrefix("utc") || text.hasPrefix("russia time zone")
    for ending in [" standard time", " daylight time"] + (isWhole ? [] : [" time"]) {
      guard let place = text.firstRange(ofText: ending) else { continue }
      text.removeSubrange(place)
      isNamed = true
      break
    }
    if !isWhole {
      for country in [" (us & canada)", " (canada)"] where text.hasSuffix(country) {
        text.removeLast(country.count)
      }
    }
    guard isNamed || !isWhole else { return nil }
    return WindowsZones.names[text].flatMap(directory.zone)
  }

  /// A distance from UTC, with the places that are said to have it: they may change their clocks.
  private func zone(of offset: ZoneOffset, named name: String) -> Zone? {
    let region = String(offset.places.prefix { $0 != ";" })
    if let zone = zone(ofWindows: region, isWhole: false), isUsual(offset, in: zone) {
      return zone
    }
    for place in offset.places.split(separator: ",").map({ $0.onOneLine.likeAPlace }) {
      for region in Self.regions {
        if let zone = directory.zone(region + "/" + place), isUsual(offset, in: zone) {
          return zone
        }
      }
    }
    return ZoneNames.identifier(minutesAhead: offset.minutes).flatMap(directory.zone)
      ?? Zone(identifier: name, secondsFromUTC: offset.minutes * 60)
  }

  /// Whether it is the distance that a zone has where no summer time is on.
  private func isUsual(_ offset: ZoneOffset, in zone: Zone) -> Bool {
    let change = zone.nextTransition(after: span.lowerBound) ?? span.lowerBound
    let both = [zone.secondsFromUTC(at: span.lowerBound), zone.secondsFromUTC(at: change)]
    return both.min() == offset.minutes * 60
  }

  private static let regions = [
    "Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian", "US",
    "Canada",
  ]
}

/// A distance from UTC as people write it: `UTC-5`, `GMT+0530`, `(UTC-05:00) Bogota, Lima`.
private struct ZoneOffset {
  /// East of Greenwich above 0.
  let minutes: Int
  /// What stands behind it.
  let places: String

  init?(_ text: String) {
    var rest = text[...]
    let isBracketed = rest.first == "("
    if isBracketed { rest.removeFirst() }
    let isNamed = ["UTC", "GMT"].contains(rest.prefix(3).uppercased())
    if isNamed { rest.removeFirst(3) }
    if isBracketed, isNamed, rest.first == ")" {
      (minutes, places) = (0, rest.dropFirst().onOneLine)
      return
    }
    while rest.first == " " { rest.removeFirst() }
    guard let sign = rest.popFirst(), ["+", "-", "\u{2212}"].contains(sign) else { return nil }
    let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == ":" || $0 == "." }
    rest = rest[digits.endIndex...]
    if isBracketed {
      guard rest.popFirst() == ")" else { return nil }
    } else if !rest.isEmpty, rest.first != " " {
      return nil
    }
    var parts = digits.split { $0 == ":" || $0 == "." }.map(String.init)
    if parts.count == 1, (3...4).contains(parts[0].count) {
      parts = [String(parts[0].dropLast(2)), String(parts[0].suffix(2))]
    }
    guard (1...2).contains(parts.count), let hours = Int(digits: parts[0]), hours <= 14,
      let more = parts.count == 2 ? Int(digits: parts[1]) : 0, more < 60
    else { return nil }
    minutes = (sign == "+" ? 1 : -1) * (hours * 60 + more)
    places = rest.onOneLine
  }
}

extension String {
  /// As the parts of IANA names are written: `new york` is `New_York`.
  fileprivate var likeAPlace: String {
    split { $0 == " " || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: "_")
  }
}
