/// Sine, cosine and their inverses in degrees, exact to more than any clock shows.
///
/// They stand here because this module goes without a C library.
enum Trigonometry {
  private static let pi = Double.pi

  static func sine(_ degrees: Double) -> Double {
    // Within half a turn the series needs few terms.
    let angle = degrees.remainder(dividingBy: 360) * pi / 180
    var term = angle
    var sum = angle
    for number in 1...14 {
      term *= -angle * angle / Double(2 * number * (2 * number + 1))
      sum += term
    }
    return sum
  }

  static func cosine(_ degrees: Double) -> Double { sine(degrees + 90) }

  static func tangent(_ degrees: Double) -> Double { sine(degrees) / cosine(degrees) }

  /// The angle from 0 to 180 degrees that has this cosine; `nil` where none has.
  static func inverseCosine(_ value: Double) -> Double? {
    guard (-1...1).contains(value) else { return nil }
    var (low, high) = (0.0, 180.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cosine(middle) > value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The angle from -90 to 90 degrees that has this sine; `nil` where none has.
  static func inverseSine(_ value: Double) -> Double? {
    inverseCosine(value).map { 90 - $0 }
  }
}
