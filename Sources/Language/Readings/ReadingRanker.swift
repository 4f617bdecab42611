internal import Reader

/// How sure a reading is, of what is known of it: learned from sentences with their right reading.
enum ReadingRanker {
  /// The probability that all of it is right, 0...1.
  static func sureness(of features: [Double]) -> Double {
    var sum = bias
    for (value, weight) in zip(features, weights) { sum += value * weight }
    return logistic(sum)
  }
}
