/// How loud sound is, in decibels below the loudest that a sample can hold.
package enum Level {
  /// Silence, and whatever is no louder.
  package static let lowest = -100

  /// The level of samples: of what moves in them, since some microphones lean to one side.
  package static func decibels(_ samples: ArraySlice<Int16>) -> Int {
    guard !samples.isEmpty else { return lowest }
    var sum = 0
    var squares = 0
    for sample in samples {
      sum += Int(sample)
      squares += Int(sample) * Int(sample)
    }
    let count = Double(samples.count)
    let mean = Double(sum) / count
    let power = (Double(squares) / count - mean * mean) / (32_768 * 32_768)
    guard power > 1e-10 else { return lowest }
    return min(0, Int((10 * logarithm(power) / logarithm(10)).rounded()))
  }

  /// The natural logarithm of a positive number.
  static func logarithm(_ value: Double) -> Double {
    // The series of artanh, short since the significand is between 1 and 2.
    let ratio = (value.significand - 1) / (value.significand + 1)
    let square = ratio * ratio
    var power = ratio
    var sum = 0.0
    for step in stride(from: 1.0, through: 21, by: 2) {
      sum += power / step
      power *= square
    }
    return 2 * sum + Double(value.exponent) * 0.693_147_180_559_945_3
  }
}
