/// The weather of a day at a place.
package struct Weather: Hashable, Sendable {
  package enum Kind: CaseIterable, Hashable, Sendable {
    case clear, someClouds, cloudy, fog, drizzle, rain, snow, thunderstorm
  }

  /// The civil day there.
  package var day: CivilDate
  /// `nil` where it is none of those.
  package var kind: Kind?
  /// Degrees Celsius.
  package var low: Int
  package var high: Int
  /// How likely rain is, in per cent; `nil` where nobody says.
  package var rain: Int?
  /// The strongest wind in kilometres an hour; `nil` where nobody says.
  package var wind: Int?

  package init(day: CivilDate, kind: Kind?, low: Int, high: Int, rain: Int?, wind: Int?) {
    (self.day, self.kind, self.low, self.high) = (day, kind, low, high)
    (self.rain, self.wind) = (rain, wind)
  }
}

extension Weather.Kind {
  /// The kind behind a number of the World Meteorological Organization (table 4677, as Open-Meteo uses
  /// it); `nil` for any other number.
  package init?(code: Int) {
    switch code {
    case 0: self = .clear
    case 1, 2: self = .someClouds
    case 3: self = .cloudy
    case 45, 48: self = .fog
    case 51...57: self = .drizzle
    case 61...67, 80...82: self = .rain
    case 71...77, 85, 86: self = .snow
    case 95...99: self = .thunderstorm
    default: return nil
    }
  }
}

extension Weather {
  /// Something to think of before one goes out; from thresholds alone.
  package enum Advice: CaseIterable, Hashable, Sendable {
    case umbrella, warm, cool, wind
  }

  /// The advice that matters most; `nil` on most days.
  package var advice: Advice? {
    if let rain, rain >= 50, kind != .snow { return .umbrella }
    if high <= 0 { return .warm }
    if high >= 30 { return .cool }
    return wind.map { $0 >= 60 } == true ? .wind : nil
  }
}
