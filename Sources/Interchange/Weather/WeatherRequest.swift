package import Model

/// What Open-Meteo is asked, as paths behind the address of its server.
package enum WeatherRequest {
  package static let forecastServer = "https://api.open-meteo.com"
  package static let searchServer = "https://geocoding-api.open-meteo.com"

  /// The weather of today at a place.
  package static func forecast(at place: Coordinates) -> String {
    "/v1/forecast?latitude=\(Coordinates.degrees(place.latitude))"
      + "&longitude=\(Coordinates.degrees(place.longitude))"
      + "&daily=weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max,"
      + "wind_speed_10m_max&timezone=auto&forecast_days=1"
  }

  /// Where a place of a name is.
  package static func search(_ name: String) -> String {
    "/v1/search?name=\(name.percentEncoded)&count=1"
  }
}

extension Coordinates {
  /// The first place that a search has found; `nil` where it has none.
  package init?(found json: JSONValue) {
    guard let first = json["results"]?.elements.first, let latitude = first["latitude"]?.double,
      let longitude = first["longitude"]?.double
    else { return nil }
    self.init(degrees: latitude, longitude)
  }
}

extension Weather {
  /// Reads a forecast of one day; `nil` where it is none, or of no weather that there is.
  package init?(forecast json: JSONValue) {
    let daily = json["daily"]
    func number(_ name: String, in range: ClosedRange<Double>) -> Int? {
      daily?[name]?.elements.first?.double.flatMap { value in
        range.contains(value) ? Int(value.rounded()) : nil
      }
    }
    guard let day = daily?["time"]?.elements.first?.text.flatMap({ CivilDate($0) }),
      let low = number("temperature_2m_min", in: -95...65),
      let high = number("temperature_2m_max", in: -95...65), low <= high
    else { return nil }
    self.init(
      day: day,
      kind: number("weather_code", in: 0...99).flatMap { Kind(code: $0) },
      low: low,
      high: high,
      rain: number("precipitation_probability_max", in: 0...100),
      wind: number("wind_speed_10m_max", in: 0...500)
    )
  }
}

extension String {
  /// The text as a part of a query (RFC 3986, section 2.1).
  fileprivate var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return text
  }
}
