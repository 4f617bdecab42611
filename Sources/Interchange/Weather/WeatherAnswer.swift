package import Model

/// The weather between the programs: what `voicedo-online` answers of it.
package struct WeatherAnswer: Hashable, Sendable {
  package var place: Coordinates
  package var weather: Weather
  /// The number that its kind was read from, which the database keeps.
  package var code: Int?

  package init(place: Coordinates, weather: Weather, code: Int?) {
    (self.place, self.weather, self.code) = (place, weather, code)
  }
}

extension WeatherAnswer {
  /// The fields of an answer.
  package var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = [
      "latitude": .number(Double(place.latitude)), "longitude": .number(Double(place.longitude)),
      "day": .string(weather.day.description), "low": .number(Double(weather.low)),
      "high": .number(Double(weather.high)),
    ]
    for (name, value) in [("code", code), ("rain", weather.rain), ("wind", weather.wind)] {
      if let value { fields[name] = .number(Double(value)) }
    }
    return fields
  }

  /// Reads what another program answered.
  package init?(json: JSONValue) {
    guard let latitude = json["latitude"]?.integer, let longitude = json["longitude"]?.integer,
      let place = Coordinates(latitude: latitude, longitude: longitude),
      let day = json["day"]?.text.flatMap({ CivilDate($0) }), let low = json["low"]?.integer,
      let high = json["high"]?.integer
    else { return nil }
    let code = json["code"]?.integer
    self.init(
      place: place,
      weather: Weather(
        day: day,
        kind: code.flatMap { Weather.Kind(code: $0) },
        low: low,
        high: high,
        rain: json["rain"]?.integer,
        wind: json["wind"]?.integer
      ),
      code: code
    )
  }

  /// Reads a forecast of one day at a place.
  package init?(place: Coordinates, forecast json: JSONValue) {
    guard let weather = Weather(forecast: json) else { return nil }
    let code = json["daily"]?["weather_code"]?.elements.first?.integer
    self.init(place: place, weather: weather, code: weather.kind == nil ? nil : code)
  }
}
