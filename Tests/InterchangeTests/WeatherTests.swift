import Interchange
import Model
import Testing

/// What Open-Meteo is asked, and what of its answers is believed.
@Suite struct WeatherTests {
  /// As the documentation of Open-Meteo shows an answer of one day.
  private static let answer = """
    {"latitude":52.52,"longitude":13.419998,"generationtime_ms":0.06,"utc_offset_seconds":3600,
     "timezone":"Europe/Berlin","timezone_abbreviation":"CET","elevation":38.0,
     "daily_units":{"time":"iso8601","weather_code":"wmo code","temperature_2m_max":"°C"},
     "daily":{"time":["2026-11-26"],"weather_code":[61],"temperature_2m_max":[8.6],
      "temperature_2m_min":[3.5],"precipitation_probability_max":[72],"wind_speed_10m_max":[21.3]}}
    """

  @Test func anAnswerIsRead() throws {
    let weather = try #require(Weather(forecast: JSONValue(parsing: Self.answer)))
    #expect(weather.day.description == "2026-11-26")
    #expect(weather.kind == .rain && weather.low == 4 && weather.high == 9)
    #expect(weather.rain == 72 && weather.wind == 21)
  }

  @Test(
    "what is no weather is not believed",
    arguments: [
      #"{"error":true,"reason":"Cannot initialize"}"#,
      "[]",
      #"{"daily":{"time":["2026-11-26"],"temperature_2m_max":[900],"temperature_2m_min":[3]}}"#,
      #"{"daily":{"time":["2026-11-26"],"temperature_2m_max":[1],"temperature_2m_min":[3]}}"#,
      #"{"daily":{"time":["yesterday"],"temperature_2m_max":[9],"temperature_2m_min":[3]}}"#,
      #"{"daily":{"time":["2026-11-26"],"temperature_2m_max":["9"],"temperature_2m_min":[3]}}"#,
      #"{"daily":{"time":[],"temperature_2m_max":[],"temperature_2m_min":[]}}"#,
    ]
  )
  func garbage(_ text: String) throws {
    #expect(Weather(forecast: try JSONValue(parsing: text)) == nil)
  }

  @Test func whatIsMissingBesideTheDegreesIsLeftOut() throws {
    let text = """
      {"daily":{"time":["2026-11-26"],"temperature_2m_max":[9],"temperature_2m_min":[3],
       "weather_code":[123],"precipitation_probability_max":[null],"wind_speed_10m_max":[-4]}}
      """
    let weather = try #require(Weather(forecast: JSONValue(parsing: text)))
    #expect(weather.kind == nil && weather.rain == nil && weather.wind == nil)
  }

  @Test func aPlaceIsAskedForToATenthOfADegree() throws {
    let place = try #require(Coordinates(degrees: 52.5177, -0.04))
    #expect(place.description == "52.5,0.0")
    let path = WeatherRequest.forecast(at: try #require(Coordinates(degrees: -33.87, 151.21)))
    #expect(path.hasPrefix("/v1/forecast?latitude=-33.9&longitude=151.2&daily=weather_code,"))
  }

  @Test(arguments: [
    ("Berlin", "/v1/search?name=Berlin&count=1"),
    ("Sankt Pölten", "/v1/search?name=Sankt%20P%C3%B6lten&count=1"),
    ("a&b=c#d", "/v1/search?name=a%26b%3Dc%23d&count=1"),
  ])
  func aNameIsSearched(_ name: String, _ path: String) {
    #expect(WeatherRequest.search(name) == path)
  }

  @Test(arguments: [
    (
      #"{"results":[{"name":"Berlin","latitude":52.52437,"longitude":13.41053}]}"#,
      String?.some("52.5,13.4")
    ),
    (#"{"generationtime_ms":0.1}"#, nil),
    (#"{"results":[{"latitude":123,"longitude":13}]}"#, nil),
  ])
  func theFirstPlaceThatIsFoundCounts(_ text: String, _ place: String?) throws {
    #expect(Coordinates(found: try JSONValue(parsing: text))?.description == place)
  }

  @Test(
    "a number of the World Meteorological Organization is one of eight kinds",
    arguments: [
      (0, Weather.Kind?.some(.clear)), (1, .someClouds), (2, .someClouds), (3, .cloudy), (45, .fog),
      (48, .fog), (51, .drizzle), (57, .drizzle), (61, .rain), (67, .rain), (80, .rain),
      (82, .rain),
      (71, .snow), (77, .snow), (85, .snow), (86, .snow), (95, .thunderstorm), (99, .thunderstorm),
      (4, nil), (50, nil), (-1, nil), (100, nil),
    ]
  )
  func kinds(_ code: Int, _ kind: Weather.Kind?) {
    #expect(Weather.Kind(code: code) == kind)
  }

  @Test(
    "advice comes of thresholds alone",
    arguments: [
      (4, 9, Int?.some(49), Int?.some(20), Weather.Advice?.none), (4, 9, 50, 20, .umbrella),
      (-9, 0, 10, 20, .warm),
      (19, 30, 0, 20, .cool), (4, 9, nil, 60, .wind), (4, 9, nil, nil, nil),
    ]
  )
  func advice(_ low: Int, _ high: Int, _ rain: Int?, _ wind: Int?, _ advice: Weather.Advice?) {
    let weather = Weather(
      day: CivilDate(daysSinceEpoch: 0),
      kind: .cloudy,
      low: low,
      high: high,
      rain: rain,
      wind: wind
    )
    #expect(weather.advice == advice)
  }

  @Test func theAnswerGoesBetweenTheProgramsAndBack() throws {
    let place = try #require(Coordinates("52.5,13.4"))
    let answer = try #require(
      WeatherAnswer(place: place, forecast: try JSONValue(parsing: Self.answer))
    )
    #expect(WeatherAnswer(json: .object(answer.fields)) == answer)
  }
}
