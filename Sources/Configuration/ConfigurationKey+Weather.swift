internal import Model

extension ConfigurationKey {
  /// The keys of the weather, off until a place is named.
  static let weather: [ConfigurationKey] = [
    .text(
      .weather,
      "place",
      \.weather.place,
      #"A town whose weather the briefing tells, such as "Berlin"; empty for none."#
    ),
    .degrees(
      .weather,
      "latitude",
      \.weather.latitude,
      90,
      "Instead of a name, degrees north; a tenth of a degree is all that is ever sent."
    ),
    .degrees(
      .weather,
      "longitude",
      \.weather.longitude,
      180,
      "Degrees east; both are 0 where the name counts."
    ),
    .text(
      .weather,
      "url",
      \.weather.url,
      "Another server that answers as api.open-meteo.com does; empty for that one."
    ),
  ]

  /// Degrees with their fraction, kept as tenths.
  private static func degrees(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<Int>,
    _ limit: Int,
    _ summary: String
  ) -> ConfigurationKey {
    let write: @Sendable (Settings) -> String = { Coordinates.degrees($0[keyPath: setting]) }
    return ConfigurationKey(
      section: section,
      name: name,
      summary: summary,
      expected: .degrees(-limit...limit),
      defaultValue: write(Settings()),
      write: write
    ) { value, settings in
      let degrees: Double
      switch value {
      case .number(let number): degrees = Double(number)
      case .decimal(let number): degrees = number
      default: return false
      }
      guard degrees.magnitude <= Double(limit) else { return false }
      settings[keyPath: setting] = Int((degrees * 10).rounded())
      return true
    }
  }
}
