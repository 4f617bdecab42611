internal import CReader

/// Sums in whole numbers: the same on every machine, to the last bit.
enum WholeNumbers {
  /// 1.0 of a state.
  static let one: Int32 = 1 << 14
  /// The binary point of a scale.
  static let shift: Int64 = 24

  /// The sum of the products of two rows; the training keeps it below 2^31.
  @inline(__always)
  static func product(
    _ weights: UnsafePointer<Int8>,
    _ values: UnsafePointer<Int16>,
    _ count: Int
  ) -> Int32 {
    voicedo_reader_product(weights, values, count)
  }

  /// A sum in the unit that its scale leads to.
  @inline(__always)
  static func scaled(_ sum: Int32, _ scale: Int32) -> Int32 {
    Int32(truncatingIfNeeded: (Int64(sum) * Int64(scale)) >> shift)
  }

  /// A row of a linear layer for every row of its weights.
  static func apply(
    _ linear: Weights.Linear,
    rows: Int,
    to values: UnsafePointer<Int16>,
    _ count: Int,
    into scores: UnsafeMutablePointer<Int32>
  ) {
    let (weights, scales, biases) =
      (linear.weights.first, linear.scales.first, linear.biases.first)
    for row in 0..<rows {
      let sum = product(weights + row * count, values, count)
      scores[row] = scaled(sum, scales[row]) &+ biases[row]
    }
  }
}

/// A curve in a table of 4,096 entries for 0..<8, with its binary point at 12 bits.
struct Curve {
  static let count = 4096

  let table: UnsafePointer<Int16>

  @inline(__always)
  private func entry(_ value: Int32) -> Int32 {
    Int32(table[min(Int(value.magnitude) >> 3, Curve.count - 1)])
  }

  /// The logistic curve: what is below zero is what is left of one.
  @inline(__always)
  func sigmoid(_ value: Int32) -> Int32 {
    value < 0 ? WholeNumbers.one - entry(value) : entry(value)
  }

  /// The hyperbolic tangent: below zero the same with the other sign.
  @inline(__always)
  func tanh(_ value: Int32) -> Int32 {
    value < 0 ? -entry(value) : entry(value)
  }
}
