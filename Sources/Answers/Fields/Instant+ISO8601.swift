package import Model

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
