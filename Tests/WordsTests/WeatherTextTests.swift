import Model
import Testing

@testable import Words

/// The weather of the briefing in words.
@Suite struct WeatherTextTests {
  private func weather(_ kind: Weather.Kind?, _ low: Int, _ high: Int, rain: Int? = nil) -> Weather
  {
    Weather(
      day: CivilDate(daysSinceEpoch: 20_778),
      kind: kind,
      low: low,
      high: high,
      rain: rain,
      wind: nil
    )
  }

  @Test(arguments: [
    (Tone.warm, "Outside: rain, 4 to 9 °C; take an umbrella (Weather data by Open-Meteo.com)"),
    (.literal, "Weather: rain, 4 to 9 °C; rain is likely (Weather data by Open-Meteo.com)"),
    (.quiet, "rain, 4 to 9 °C; rain likely (Weather data by Open-Meteo.com)"),
  ])
  func tones(_ tone: Tone, _ text: String) {
    #expect(weatherText(weather(.rain, 4, 9, rain: 70), tone: tone) == text)
  }

  @Test func onADayWithoutAdviceItIsShort() {
    let text = weatherText(weather(.clear, 7, 7), tone: .warm)
    #expect(text == "Outside: clear, 7 °C (Weather data by Open-Meteo.com)")
    #expect(weatherText(weather(nil, 1, 2), tone: .warm).hasPrefix("Outside: 1 to 2 °C ("))
  }

  @Test func theBriefingTellsItInOneLine() {
    let facts = BriefingFacts(today: 0, weather: weather(.snow, -3, 1))
    let text = BriefingText(
      facts,
      now: CivilDateTime(CivilDate(daysSinceEpoch: 20_778), .hour(8)),
      tone: .warm,
      face: .hours24
    )
    #expect(text.lines == ["Outside: snow, -3 to 1 °C (Weather data by Open-Meteo.com)"])
  }

  @Test(
    "events of calendars stand in a line of their own",
    arguments: [
      (["A"], "And 1 in your calendars: 09:00 A"),
      (
        ["A", "B", "C", "D", "E"], "And 5 in your calendars: 09:00 A, 09:00 B, 09:00 C, and 2 more"
      ),
      ([""], "And 1 in your calendars: 09:00 An event"),
    ]
  )
  func events(_ titles: [String], _ line: String) {
    let events = titles.map { BriefingFacts.Event(title: $0, time: .hour(9)) }
    #expect(BriefingFacts(today: 2, events: events).eventLine(.warm, .hours24) == line)
  }
}
