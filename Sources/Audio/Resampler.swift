/// Brings sound of any rate to 16,000 samples a second, with what would fold over filtered out.
struct Resampler {
  private let step: Int
  private let phases: Int
  /// So many of the phases have weights; the others take their neighbour's.
  private let weighed: Int
  private let reach: Int
  private let weights: [Float]

  /// `rate` is what comes in, in samples a second.
  init(from rate: Int) {
    let common = Resampler.commonDivisor(rate, Sound.rate)
    step = rate / common
    phases = Sound.rate / common
    weighed = min(phases, 1000)
    // Nothing above half of either rate is let through.
    let cutoff = min(1, Double(Sound.rate) / Double(rate)) * (rate == Sound.rate ? 1 : 0.95)
    reach = Int(16 / cutoff) + 1
    var weights: [Float] = []
    weights.reserveCapacity(weighed * reach * 2)
    for phase in 0..<weighed {
      let fraction = Double(phase) / Double(weighed)
      for tap in 0..<reach * 2 {
        let distance = Double(tap - reach + 1) - fraction
        weights.append(Float(Resampler.weight(distance, cutoff, Double(reach))))
      }
    }
    self.weights = weights
  }

  /// The sound, from values between -1 and 1.
  func sound(_ values: [Float]) -> [Int16] {
    let count = values.count * phases / step
    let taps = reach * 2
    return values.withUnsafeBufferPointer { values in
      weights.withUnsafeBufferPointer { weights in
        [Int16](unsafeUninitializedCapacity: count) { buffer, filled in
          for position in 0..<count {
            let (place, phase) = (position * step).quotientAndRemainder(dividingBy: phases)
            let first = place - reach + 1
            let row = phase * weighed / phases * taps
            var sum: Float = 0
            for tap in max(0, -first)..<max(0, -first, min(taps, values.count - first)) {
              sum += values[first + tap] * weights[row + tap]
            }
            buffer[position] = Int16(max(-32_768, min(32_767, (sum * 32_768).rounded())))
          }
          filled = count
        }
      }
    }
  }

  /// A sinc under a Hann window.
  private static func weight(_ distance: Double, _ cutoff: Double, _ reach: Double) -> Double {
    guard abs(distance) < reach else { return 0 }
    let window = 0.5 + 0.5 * sine(distance / reach / 2 + 0.25)
    let angle = distance * cutoff / 2
    guard abs(angle) > 1e-9 else { return cutoff * window }
    return cutoff * window * sine(angle) / (2 * Double.pi * angle)
  }

  /// The sine of so many turns.
  static func sine(_ turns: Double) -> Double {
    // To the quarter turns around 0, where the series is short.
    var rest = turns - turns.rounded()
    if rest > 0.25 { rest = 0.5 - rest }
    if rest < -0.25 { rest = -0.5 - rest }
    let angle = rest * 2 * Double.pi
    let square = angle * angle
    var term = angle
    var sum = angle
    for step in stride(from: 2.0, through: 18, by: 2) {
      term *= -square / (step * (step + 1))
      sum += term
    }
    return sum
  }

  private static func commonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : commonDivisor(other, one % other)
  }
}
