import Model
import Planning
import Testing

@testable import Store

/// What is known of the weather, on Thursday, 2026-11-19, 10:00.
@Suite struct WeatherStoreTests {
  @Test(arguments: [0, 1, 700, 999]) func whatWasJustReadIsKnown(_ milliseconds: Int) throws {
    let workshop = try Workshop()
    let store = try workshop.store()
    store.meaning.policy.briefing.place = "Berlin"
    let day = try #require(CivilDate("2026-11-19"))
    let weather = Weather(day: day, kind: .rain, low: 4, high: 9, rain: 70, wind: nil)
    let now = Workshop.now + .milliseconds(milliseconds)
    try store.noteWeather(
      of: "Berlin",
      (coordinates: try #require(Coordinates("52.5,13.4")), weather: weather, code: 61),
      at: now
    )
    #expect(try store.weather(of: day, at: now) == weather)
    let row = try #require(try store.weatherRow())
    #expect(row.askedAt <= now && now.since(row.askedAt) < .seconds(1))
    #expect(try store.weather(of: day, at: now + .minutes(13 * 60)) == nil)
  }
}
