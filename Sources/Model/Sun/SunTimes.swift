/// What the sun does at some moment of a day.
package enum SunEvent: String, CaseIterable, Hashable, Sendable {
  /// The morning's civil twilight begins: the sun is 6 degrees below the horizon.
  case dawn
  case sunrise, sunset
  /// The evening's civil twilight ends.
  case dusk

  fileprivate var isMorning: Bool { self == .dawn || self == .sunrise }

  /// The sun's distance from the zenith, with the refraction of the air and its own half width.
  fileprivate var zenith: Double { self == .dawn || self == .dusk ? 96 : 90.833 }
}

extension Place {
  /// When the sun does that on a civil day of the zone; `nil` where it does not.
  ///
  /// By the equations of NOAA's solar calculator, after Jean Meeus, "Astronomical Algorithms", chapter
  /// 25; exact to a minute or two, since hills, houses and the weather are not known.
  package func moment(of event: SunEvent, on date: CivilDate, in zone: Zone) -> Instant? {
    // The day in UTC begins apart from that of the zone, by a whole one where the date line is bent.
    for day in [date, date.adding(days: -1), date.adding(days: 1)] {
      guard let moment = moment(of: event, onDayOfUTC: day) else { continue }
      if zone.civil(at: moment).date == date { return moment }
    }
    return nil
  }

  private func moment(of event: SunEvent, onDayOfUTC date: CivilDate) -> Instant? {
    let midnight = date.daysSinceEpoch * 86_400
    var minutes = 720 - 4 * longitude
    // What the sun does changes little within a day: the second look is exact.
    for _ in 0..<3 {
      let sun = Sun(at: Double(midnight) / 86_400 + minutes / 1440)
      guard let angle = sun.hourAngle(at: latitude, zenith: event.zenith) else { return nil }
      let noon = 720 - 4 * longitude - sun.minutesAhead
      minutes = event.isMorning ? noon - 4 * angle : noon + 4 * angle
    }
    return Instant(seconds: Int64(midnight) + Int64((minutes * 60).rounded()))
  }
}

/// Where the sun stands at a moment.
private struct Sun {
  /// Its distance from the equator, in degrees.
  private let declination: Double
  /// The equation of time: how far a sundial is ahead of the clock, in minutes.
  let minutesAhead: Double

  /// The sun so many days after 1970-01-01T00:00:00 UTC.
  init(at days: Double) {
    let centuries = (days + 2_440_587.5 - 2_451_545) / 36_525
    let longitude = 280.46646 + centuries * (36_000.76983 + 0.0003032 * centuries)
    let anomaly = 357.52911 + centuries * (35_999.05029 - 0.0001537 * centuries)
    let eccentricity = 0.016708634 - centuries * (0.000042037 + 0.0000001267 * centuries)
    let center =
      Trigonometry.sine(anomaly) * (1.914602 - centuries * (0.004817 + 0.000014 * centuries))
      + Trigonometry.sine(2 * anomaly) * (0.019993 - 0.000101 * centuries)
      + Trigonometry.sine(3 * anomaly) * 0.000289
    let node = 125.04 - 1934.136 * centuries
    let apparent = longitude + center - 0.00569 - 0.00478 * Trigonometry.sine(node)
    let seconds = 21.448 - centuries * (46.815 + centuries * (0.00059 - centuries * 0.001813))
    let obliquity = 23 + (26 + seconds / 60) / 60 + 0.00256 * Trigonometry.cosine(node)
    declination =
      Trigonometry.inverseSine(Trigonometry.sine(obliquity) * Trigonometry.sine(apparent)) ?? 0
    let half = Trigonometry.tangent(obliquity / 2)
    let square = half * half
    let radians =
      square * Trigonometry.sine(2 * longitude) - 2 * eccentricity * Trigonometry.sine(anomaly)
      + 4 * eccentricity * square * Trigonometry.sine(anomaly) * Trigonometry.cosine(2 * longitude)
      - square * square / 2 * Trigonometry.sine(4 * longitude)
      - 1.25 * eccentricity * eccentricity * Trigonometry.sine(2 * anomaly)
    minutesAhead = 4 * radians * 180 / .pi
  }

  /// How far the earth has to turn from noon until the sun is so far from the zenith, in degrees;
  /// `nil` where it never is.
  func hourAngle(at latitude: Double, zenith: Double) -> Double? {
    let cosine =
      Trigonometry.cosine(zenith)
      / (Trigonometry.cosine(latitude) * Trigonometry.cosine(declination))
      - Trigonometry.tangent(latitude) * Trigonometry.tangent(declination)
    return Trigonometry.inverseCosine(cosine)
  }
}
