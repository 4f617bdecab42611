package import Model

/// The words of the weather in the briefing.
package enum WeatherWords: Sentence, SentenceFamily {
  case clear = "clear"
  case someClouds = "some clouds"
  case cloudy = "cloudy"
  case fog = "fog"
  case drizzle = "drizzle"
  case rain = "rain"
  case snow = "snow"
  case thunderstorm = "thunderstorms"
  case degrees = "{low} to {high} °C"
  case oneDegree = "{high} °C"
  case both = "{sky}, {degrees}"
  case advised = "{weather}; {advice}"
  case umbrella = """
    take an umbrella
    rain is likely
    rain likely
    """
  case warm = "it stays below freezing"
  case cool = """
    water and shade will do you good
    it gets hot
    hot
    """
  case wind = "it is stormy"
  /// Open-Meteo asks for its name wherever its data are shown.
  case told = """
    Outside: {weather} (Weather data by Open-Meteo.com)
    Weather: {weather} (Weather data by Open-Meteo.com)
    {weather} (Weather data by Open-Meteo.com)
    """
}

/// The weather as one line of the briefing: "Outside: rain, 4 to 9 °C; take an umbrella".
package func weatherText(_ weather: Weather, tone: Tone) -> String {
  let values = ["low": "\(weather.low)", "high": "\(weather.high)"]
  let degrees: WeatherWords = weather.low == weather.high ? .oneDegree : .degrees
  var text = degrees.text(tone, values)
  if let kind = weather.kind {
    text = WeatherWords.both.text(tone, ["sky": WeatherWords(kind).text(tone), "degrees": text])
  }
  if let advice = weather.advice {
    let words = WeatherWords(advice).text(tone)
    text = WeatherWords.advised.text(tone, ["weather": text, "advice": words])
  }
  return WeatherWords.told.text(tone, ["weather": text])
}

extension WeatherWords {
  fileprivate init(_ kind: Weather.Kind) {
    self =
      switch kind {
      case .clear: .clear
      case .someClouds: .someClouds
      case .cloudy: .cloudy
      case .fog: .fog
      case .drizzle: .drizzle
      case .rain: .rain
      case .snow: .snow
      case .thunderstorm: .thunderstorm
      }
  }

  fileprivate init(_ advice: Weather.Advice) {
    self =
      switch advice {
      case .umbrella: .umbrella
      case .warm: .warm
      case .cool: .cool
      case .wind: .wind
      }
  }
}
