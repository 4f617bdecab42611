import Configuration
import Interchange
import Model
import Planning
import SQLite
import Store

extension Session {
  /// Asks for the weather where a place is set and what is known of it is old; nothing waits for it
  /// longer than a few seconds, and nothing depends on it.
  func followWeather(in store: TodoStore) {
    do {
      let place = settings.policy.briefing.place
      guard !place.isEmpty else { return }
      let known = try store.weatherRow().flatMap { $0.place == place ? $0 : nil }
      guard isOld(known) else { return }
      var question = OnlineQuestion().asking(.weather)
      let url = settings.weather.url
      if !url.isEmpty { question[.url] = .string(url) }
      question[.place] = .string(place)
      let coordinates = Coordinates(place) ?? known?.coordinates
      question[.coordinates] = coordinates.map { .string($0.description) }
      let found = answer(to: question)
      try store.noteWeather(
        of: place,
        found.map { (coordinates: $0.place, weather: $0.weather, code: $0.code) },
        at: now
      )
    } catch {
      // The briefing goes without.
    }
  }

  /// Whether it is time to ask: what was answered is three hours old, and the last try a few minutes.
  private func isOld(_ row: WeatherRow?) -> Bool {
    guard let row else { return true }
    if let readAt = row.readAt, readAt <= now, now.since(readAt) < .minutes(180),
      row.weather?.day == civilNow.date
    {
      return false
    }
    return row.askedAt > now || now.since(row.askedAt) >= .minutes(5)
  }

  private func answer(to question: OnlineQuestion) -> WeatherAnswer? {
    do {
      return WeatherAnswer(json: try environment.online.ask(question, .seconds(5), -1).json)
    } catch {
      return nil
    }
  }
}
