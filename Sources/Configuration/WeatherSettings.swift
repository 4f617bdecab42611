import Model

/// Where the weather is that the briefing tells of.
package struct WeatherSettings: Hashable, Sendable {
  /// The name of a town; empty for none.
  package var place = ""
  /// Tenths of a degree; both are 0 where there is only a name.
  package var latitude = 0
  package var longitude = 0
  /// Instead of Open-Meteo's own server.
  package var url = ""

  package init() {}

  /// The place as it is known by elsewhere: coordinates, or a name; empty where there is none.
  package var key: String {
    guard latitude != 0 || longitude != 0 else { return place }
    return Coordinates(latitude: latitude, longitude: longitude)?.description ?? place
  }
}
