/// A place on the earth to a tenth of a degree, some ten kilometres: nearer than that nobody has to
/// know where one is.
package struct Coordinates: Hashable, Sendable {
  /// Tenths of a degree.
  package let latitude: Int
  package let longitude: Int

  package init?(latitude: Int, longitude: Int) {
    guard (-900...900).contains(latitude), (-1800...1800).contains(longitude) else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// Rounds degrees; `nil` where there is no such place.
  package init?(degrees latitude: Double, _ longitude: Double) {
    guard latitude.magnitude <= 90, longitude.magnitude <= 180 else { return nil }
    self.init(
      latitude: Int((latitude * 10).rounded()),
      longitude: Int((longitude * 10).rounded())
    )
  }
}

extension Coordinates: LosslessStringConvertible {
  /// Reads `52.5,13.4`, or nothing.
  package init?(_ text: String) {
    let parts = text.split(separator: ",").map { part in String(part.filter { $0 != " " }) }
    guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else {
      return nil
    }
    self.init(degrees: latitude, longitude)
  }

  /// `52.5,13.4`.
  package var description: String {
    "\(Self.degrees(latitude)),\(Self.degrees(longitude))"
  }

  /// Tenths of a degree as degrees: `-0.5`.
  package static func degrees(_ tenths: Int) -> String {
    (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
