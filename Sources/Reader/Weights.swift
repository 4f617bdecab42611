internal import CReader

/// The trained weights, where they lie in the program: nothing is copied.
///
/// The layout is the one of `encoded` in `Tests/Reader/exact.py`: a head of seven numbers, then each array at
/// a multiple of 16 bytes, numbers little-endian as on every machine that this runs on.
struct Weights: Sendable {
  /// A matrix of bytes with a scale and a bias for each row.
  struct Linear: Sendable {
    let weights: Table<Int8>
    let scales: Table<Int32>
    let biases: Table<Int32>
  }

  /// One direction of a recurrent layer; three gates, one behind the other.
  struct Direction: Sendable {
    let inputs: Table<Int8>
    let inputScales: Table<Int32>
    let states: Table<Int8>
    let stateScales: Table<Int32>
    let inputBiases: Table<Int32>
    let stateBiases: Table<Int32>
    /// How many numbers come in for a word.
    let width: Int
  }

  let rows, width, state, tagCount: Int
  let letters: Table<Int8>
  /// For each layer forwards and backwards.
  let layers: [(forward: Direction, backward: Direction)]
  let tags: Linear
  let meanings: Linear
  let start: Table<Int32>
  let steps: Table<Int32>
  let sigmoid: Table<Int16>
  let tanh: Table<Int16>
  let logarithm: Table<Int16>
  /// Where the last table ends.
  private let end: Int

  static let embedded = Weights()

  /// Takes the weights that were built in; the build's tests look that they fit the code.
  private init() {
    var layout = Layout(place: 4)
    let head = (0..<7).map { _ in layout.number() }
    let (rows, width, state) = (head[0], head[1], head[3])
    self.rows = rows
    self.width = width
    self.state = state
    tagCount = head[5]
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
    end = layout.place
  }

  /// Whether the weights are as large as their head says, and made for the tags of this code.
  static var isWhole: Bool {
    let head = Table<UInt32>(place: 0).first.pointee
    return head == 0x3152_5256 && embedded.end == voicedo_reader_weights_size()
      && embedded.tagCount == RoleTag.allCases.count
  }
}

/// A row of numbers among the weights, by its place in bytes.
struct Table<Number>: Sendable {
  let place: Int

  /// The first of its numbers; they stay where they are as long as the program runs.
  var first: UnsafePointer<Number> {
    (UnsafeRawPointer(voicedo_reader_weights()) + place).assumingMemoryBound(to: Number.self)
  }
}

/// The places of the tables, one behind the other.
private struct Layout {
  var place: Int

  mutating func number() -> Int {
    defer { place += 4 }
    return Int(Table<Int32>(place: place).first.pointee)
  }

  mutating func take<Number>(_ count: Int) -> Table<Number> {
    place = (place + 15) / 16 * 16
    defer { place += count * MemoryLayout<Number>.stride }
    return Table(place: place)
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
