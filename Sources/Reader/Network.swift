/// The network: letters' groups, two recurrent layers in both directions, scores of tags and of meanings.
///
/// It keeps its room from one sentence to the next, so that it takes no memory once it is warm.
struct Network {
  private let weights = Weights.embedded
  private var groups = LetterGroups()
  private var inputs: [Int16] = []
  private var outputs: [Int16] = []
  private var pooled: [Int16] = []
  private var room = RecurrentLayer.Room()
  /// A row of scores for each word of the sentence read last; their binary point is at 10 bits.
  private(set) var tagScores: [Int32] = []
  private(set) var meaningScores: [Int32] = []

  /// One step of a row of letters.
  private static let letterUnit = 32
  /// What a sign of the shape of a word counts.
  private static let sign: Int16 = 2048

  mutating func read(_ said: SaidWords) {
    let words = said.ranges.count
    let widest = max(weights.width + WordShape.count, 2 * weights.state)
    grow(words, widest)
    for (word, range) in said.ranges.enumerated() {
      readLetters(said.scalars[range], into: word * (weights.width + WordShape.count))
    }
    for layer in weights.layers {
      run(layer, words)
      swap(&inputs, &outputs)
    }
    score(words)
  }

  private mutating func grow(_ words: Int, _ widest: Int) {
    if inputs.count < words * widest {
      inputs = Array(repeating: 0, count: words * widest)
      outputs = inputs
      tagScores = Array(repeating: 0, count: words * RoleTag.allCases.count)
    }
    if pooled.isEmpty {
      pooled = Array(repeating: 0, count: 4 * weights.state)
      meaningScores = Array(repeating: 0, count: SaidMeaning.allCases.count)
    }
  }

  /// The mean of the rows of a word's groups, and its shape.
  private mutating func readLetters(_ word: ArraySlice<UInt32>, into start: Int) {
    groups.read(word, of: weights.rows)
    let count = groups.rows.count
    let share = Int32((4096 * Network.letterUnit + count / 2) / count)
    let letters = weights.letters.first
    for column in 0..<weights.width {
      var sum: Int32 = 0
      for row in groups.rows { sum &+= Int32(letters[row * weights.width + column]) }
      inputs[start + column] = Int16(truncatingIfNeeded: (sum &* share) >> 12)
    }
    for (place, sign) in WordShape(word).signs.enumerated() {
      inputs[start + weights.width + place] = sign ? Network.sign : 0
    }
  }

  private mutating func run(
    _ layer: (forward: Weights.Direction, backward: Weights.Direction),
    _ words: Int
  ) {
    let state = weights.state
    let (sigmoid, tanh) = (Curve(table: weights.sigmoid.first), Curve(table: weights.tanh.first))
    inputs.withUnsafeBufferPointer { inputs in
      outputs.withUnsafeMutableBufferPointer { outputs in
        guard let inputs = inputs.baseAddress, let outputs = outputs.baseAddress else { return }
        for (direction, isBackward) in [(layer.forward, false), (layer.backward, true)] {
          RecurrentLayer(direction: direction, state: state, sigmoid: sigmoid, tanh: tanh).run(
            inputs,
            words: words,
            isBackward: isBackward,
            into: outputs + (isBackward ? state : 0),
            stride: 2 * state,
            room: &room
          )
        }
      }
    }
  }

  private mutating func score(_ words: Int) {
    let width = 2 * weights.state
    let share = Int64((65536 + words / 2) / words)
    inputs.withUnsafeBufferPointer { states in
      guard let states = states.baseAddress else { return }
      tagScores.withUnsafeMutableBufferPointer { scores in
        guard let scores = scores.baseAddress else { return }
        let tags = RoleTag.allCases.count
        for word in 0..<words {
          WholeNumbers.apply(
            weights.tags,
            rows: tags,
            to: states + word * width,
            width,
            into: scores + word * tags
          )
        }
      }
      for column in 0..<width {
        var (most, sum) = (Int16.min, Int64(0))
        for word in 0..<words {
          most = max(most, states[word * width + column])
          sum += Int64(states[word * width + column])
        }
        pooled[column] = most
        pooled[width + column] = Int16(truncatingIfNeeded: (sum * share) >> 16)
      }
    }
    pooled.withUnsafeBufferPointer { pooled in
      meaningScores.withUnsafeMutableBufferPointer { scores in
        guard let pooled = pooled.baseAddress, let scores = scores.baseAddress else { return }
        WholeNumbers.apply(
          weights.meanings,
          rows: SaidMeaning.allCases.count,
          to: pooled,
          2 * width,
          into: scores
        )
      }
    }
  }
}
