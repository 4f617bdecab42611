import Interchange
import Model
import Online

extension RequestHandler {
  /// The weather of today at a place, by its coordinates or its name; within three seconds, or not at
  /// all.
  func weather(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    let end = ContinuousClock.now + .seconds(3)
    func ask(_ server: String, _ path: String) throws(OnlineFailure) -> JSONValue {
      let address = try Address((question.text(.url) ?? server) + path)
      answer.host = address.host
      answer.requests += 1
      let left = Int((end - ContinuousClock.now).wholeMilliseconds)
      guard left > 0 else { throw .timeout }
      let response = try transport.send(
        .get([], limit: 1 << 16),
        to: address,
        with: nil,
        within: left
      )
      if let failure = OnlineFailure(response) { throw failure }
      guard let json = response.json else { throw .notJSON }
      return json
    }
    var place = question.text(.coordinates).flatMap { Coordinates($0) }
    if place == nil {
      let path = WeatherRequest.search(try question.required(.place))
      place = Coordinates(found: try ask(WeatherRequest.searchServer, path))
    }
    guard let place else { throw .notFound }
    let forecast = try ask(WeatherRequest.forecastServer, WeatherRequest.forecast(at: place))
    guard let found = WeatherAnswer(place: place, forecast: forecast) else { throw .notJSON }
    return found.fields
  }
}
