package import Model
import Planning
package import SQLite

/// What is known of the weather, for the place that the settings named when it was asked for.
package struct WeatherRow: Hashable, Sendable {
  /// The place in the words of the settings.
  package var place: String
  package var coordinates: Coordinates?
  package var weather: Weather?
  /// When it was asked for last.
  package var askedAt: Instant
  /// When it was answered last.
  package var readAt: Instant?

  package init(
    place: String,
    coordinates: Coordinates?,
    weather: Weather?,
    askedAt: Instant,
    readAt: Instant?
  ) {
    (self.place, self.coordinates, self.weather) = (place, coordinates, weather)
    (self.askedAt, self.readAt) = (askedAt, readAt)
  }
}

extension Store {
  /// What is known of the weather; `nil` where it was never asked for.
  package func weatherRow() throws(DatabaseError) -> WeatherRow? {
    try connection.first(
      """
      SELECT place, latitude, longitude, day, code, high, low, rain, wind, asked_at, read_at
        FROM weather WHERE only = 1
      """
    ) { row in
      let day = row.textIfAny(3).flatMap { CivilDate($0) }
      return WeatherRow(
        place: row.text(0),
        coordinates: row.integerIfAny(1).flatMap { latitude in
          row.integerIfAny(2).flatMap { Coordinates(latitude: latitude, longitude: $0) }
        },
        weather: day.map { day in
          Weather(
            day: day,
            kind: row.integerIfAny(4).flatMap { Weather.Kind(code: $0) },
            low: row.integer(6),
            high: row.integer(5),
            rain: row.integerIfAny(7),
            wind: row.integerIfAny(8)
          )
        },
        askedAt: row.seconds(9) ?? Instant(seconds: 0),
        readAt: row.seconds(10)
      )
    }
  }

  /// The weather of a day, where a place is set and somebody has answered lately.
  package func weather(of day: CivilDate, at now: Instant) throws(DatabaseError) -> Weather? {
    guard !meaning.policy.briefing.place.isEmpty, let row = try weatherRow(),
      row.place == meaning.policy.briefing.place, let readAt = row.readAt, readAt <= now,
      now.since(readAt) < Self.longestWeather, row.weather?.day == day
    else { return nil }
    return row.weather
  }

  /// Older weather is none.
  private static let longestWeather = Duration.minutes(12 * 60)

  /// Notes that the weather of a place was asked for, and what came of it.
  ///
  /// Without an answer what was known of the same place stays.
  package func noteWeather(
    of place: String,
    _ answer: (coordinates: Coordinates, weather: Weather, code: Int?)?,
    at now: Instant
  ) throws(DatabaseError) {
    // In whole seconds that are over: what is known now does not lie ahead.
    let moment = Value(Int(now.seconds))
    guard let answer else {
      return try connection.run(
        """
        INSERT INTO weather (only, place, asked_at) VALUES (1, ?1, ?2)
        ON CONFLICT (only) DO UPDATE SET asked_at = ?2, place = ?1,
          latitude = iif(place = ?1, latitude, NULL), longitude = iif(place = ?1, longitude, NULL),
          read_at = iif(place = ?1, read_at, NULL)
        """,
        [.text(place), moment]
      )
    }
    let weather = answer.weather
    try connection.run(
      """
      INSERT OR REPLACE INTO weather (only, place, latitude, longitude, day, code, high, low, rain,
                                      wind, asked_at, read_at)
      VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(place), Value(answer.coordinates.latitude), Value(answer.coordinates.longitude),
        .text(weather.day.description), Value(answer.code), Value(weather.high),
        Value(weather.low), Value(weather.rain), Value(weather.wind), moment, moment,
      ]
    )
  }
}
