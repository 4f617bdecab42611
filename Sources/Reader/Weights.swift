internal import CReader

/// The trained weights, where they lie in the program: nothing is copied.
///
/// The layout is the one of `encoded` in `Tests/Reader/exact.py`: a head of seven numbers, then each array at
/// a multiple of 16 bytes, numbers little-endian as on every machine that this runs on.
struct Weights: @unchecked Sendable {
  /// A matrix of bytes with a scale and a bias for each row.
  struct Linear {
    let weights: UnsafePointer<Int8>
    let scales: UnsafePointer<Int32>
    let biases: UnsafePointer<Int32>
  }

  /// One direction of a recurrent layer; three gates, one behind the other.
  struct Direction {
    let inputs: UnsafePointer<Int8>
    let inputScales: UnsafePointer<Int32>
    let states: UnsafePointer<Int8>
    let stateScales: UnsafePointer<Int32>
    let inputBiases: UnsafePointer<Int32>
    let stateBiases: UnsafePointer<Int32>
    /// How many numbers come in for a word.
    let width: Int
  }

  let rows, width, state: Int
  let letters: UnsafePointer<Int8>
  /// For each layer forwards and backwards.
  let layers: [(forward: Direction, backward: Direction)]
  let tags: Linear
  let meanings: Linear
  let start: UnsafePointer<Int32>
  let steps: UnsafePointer<Int32>
  let sigmoid: UnsafePointer<Int16>
  let tanh: UnsafePointer<Int16>
  let logarithm: UnsafePointer<Int16>

  static let embedded = Weights()

  /// Takes the weights that were built in; the build's tests look that they fit the code.
  private init() {
    var layout = Layout(bytes: UnsafeRawPointer(voicedo_reader_weights()), place: 4)
    let head = (0..<7).map { _ in layout.number() }
    let (rows, width, state) = (head[0], head[1], head[3])
    self.rows = rows
    self.width = width
    self.state = state
    letters = layout.take(rows * width)
    layers = (0..<head[4]).map { layer in
      let inputs = layer == 0 ? width + head[2] : 2 * state
      let forward = layout.direction(inputs: inputs, state: state)
      return (forward, layout.direction(inputs: inputs, state: state))
    }
    tags = layout.linear(rows: head[5], columns: 2 * state)
    meanings = layout.linear(rows: head[6], columns: 4 * state)
    start = layout.take(head[5])
    steps = layout.take(head[5] * head[5])
    sigmoid = layout.take(Curve.count)
    tanh = layout.take(Curve.count)
    logarithm = layout.take(1024)
  }

  /// Whether the weights are as large as their head says, and made for the tags of this code.
  static var isWhole: Bool {
    let head = UnsafeRawPointer(voicedo_reader_weights()).loadUnaligned(as: UInt32.self)
    let end = UnsafeRawPointer(embedded.logarithm) + 1024 * 2
    return head == 0x3152_5256
      && end == UnsafeRawPointer(voicedo_reader_weights()) + voicedo_reader_weights_size()
      && embedded.tagCount == RoleTag.allCases.count
  }

  private var tagCount: Int {
    (UnsafeRawPointer(voicedo_reader_weights()) + 24).loadUnaligned(as: Int32.self).asInt
  }
}

/// The places of the arrays, one behind the other.
private struct Layout {
  let bytes: UnsafeRawPointer
  var place: Int

  mutating func number() -> Int {
    defer { place += 4 }
    return (bytes + place).loadUnaligned(as: Int32.self).asInt
  }

  mutating func take<Number>(_ count: Int) -> UnsafePointer<Number> {
    place = (place + 15) / 16 * 16
    defer { place += count * MemoryLayout<Number>.stride }
    return (bytes + place).assumingMemoryBound(to: Number.self)
  }

  mutating func linear(rows: Int, columns: Int) -> Weights.Linear {
    Weights.Linear(weights: take(rows * columns), scales: take(rows), biases: take(rows))
  }

  mutating func direction(inputs: Int, state: Int) -> Weights.Direction {
    Weights.Direction(
      inputs: take(3 * state * inputs),
      inputScales: take(3 * state),
      states: take(3 * state * state),
      stateScales: take(3 * state),
      inputBiases: take(3 * state),
      stateBiases: take(3 * state),
      width: inputs
    )
  }
}

extension Int32 {
  var asInt: Int { Int(self) }
}
