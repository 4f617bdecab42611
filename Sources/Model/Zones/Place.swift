/// A place on the earth.
package struct Place: Hashable, Sendable {
  /// In degrees, north of the equator above 0.
  package let latitude: Double
  /// In degrees, east of Greenwich above 0.
  package let longitude: Double

  package init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

extension Place {
  /// Reads ISO 6709 as the tables of zones have it, `+5230+01322` or `+404251-0740023`, or nothing.
  package init?(_ text: Substring) {
    guard let second = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }),
      let latitude = Double(angle: text[..<second], digits: 2, most: 90),
      let longitude = Double(angle: text[second...], digits: 3, most: 180)
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}

extension Double {
  /// Reads degrees with so many digits, minutes, and seconds or none, behind a sign.
  fileprivate init?(angle text: Substring, digits: Int, most: Double) {
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let rest = text.dropFirst()
    guard [digits + 2, digits + 4].contains(rest.utf8.count),
      let degrees = Int(digits: rest.prefix(digits)),
      let minutes = Int(digits: rest.dropFirst(digits).prefix(2))
    else { return nil }
    let last = rest.dropFirst(digits + 2)
    let seconds = last.isEmpty ? 0 : Int(digits: last)
    guard let seconds, minutes < 60, seconds < 60 else { return nil }
    let angle = Double(degrees) + Double(minutes) / 60 + Double(seconds) / 3600
    guard angle <= most else { return nil }
    self = sign == "-" ? -angle : angle
  }
}
