extension Instant {
  /// `2026-11-26T15:00:00+01:00`: the wall clock in `zone` with its offset from UTC.
  package func iso8601(in zone: Zone) -> String {
    let offset = zone.secondsFromUTC(at: self)
    let civil = zone.civil(at: self)
    let minutes = abs(offset) / 60
    let sign = offset < 0 ? "-" : "+"
    let clock = [civil.time.hour, civil.time.minute, civil.time.second]
      .map { $0.padded(to: 2) }.joined(separator: ":")
    return "\(civil.date)T\(clock)\(sign)\((minutes / 60).padded(to: 2)):"
      + (minutes % 60).padded(to: 2)
  }
}

extension String {
  /// Reads an ISO 8601 moment with `Z` or an offset, or nothing.
  package var instantWithOffset: Instant? {
    if hasSuffix("Z") || hasSuffix("z") {
      return CivilDateTime(withoutFraction(dropLast()))
        .map { Instant(seconds: Int64($0.secondsSinceEpoch)) }
    }
    guard let sign = lastIndex(where: { $0 == "+" || $0 == "-" }),
      let civil = CivilDateTime(withoutFraction(self[..<sign]))
    else { return nil }
    let digits = self[index(after: sign)...].filter { $0 != ":" }
    guard digits.count == 2 || digits.count == 4, let hours = Int(digits: digits.prefix(2)),
      let minutes = digits.count == 2 ? 0 : Int(digits: digits.suffix(2)),
      hours <= 18, minutes <= 59
    else { return nil }
    let offset = (hours * 3600 + minutes * 60) * (self[sign] == "-" ? -1 : 1)
    let seconds = civil.secondsSinceEpoch - offset
    // An offset can lead out of the years 1 to 9999, which is all that is kept.
    guard (-62_135_596_800...253_402_300_799).contains(seconds) else { return nil }
    return Instant(seconds: Int64(seconds))
  }

  private func withoutFraction(_ text: Substring) -> String {
    guard let point = text.firstIndex(of: "."), text[point...].dropFirst().allSatisfy(\.isNumber)
    else { return String(text) }
    return String(text[..<point])
  }
}

extension Instant {
  /// The moment in UTC: `YYYYMMDDTHHMMSSZ`.
  package var basic: String { Zone.utc.civil(at: self).basic + "Z" }

  /// Reads `YYYYMMDDTHHMMSSZ`, or nothing.
  package init?(basic text: some StringProtocol) {
    guard text.last == "Z", let civil = CivilDateTime(basic: Substring(text).dropLast())
    else { return nil }
    self.init(seconds: Int64(civil.secondsSinceEpoch))
  }
}
