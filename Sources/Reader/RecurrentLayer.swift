/// One direction of a layer of gated recurrent units.
///
/// Gates are in the order of PyTorch: reset, update, new.
struct RecurrentLayer {
  let direction: Weights.Direction
  let state: Int
  let sigmoid: Curve
  let tanh: Curve

  /// Reads rows of `direction.width` numbers, one a word, and writes a state for each into `outputs`, which has
  /// rows of `stride` numbers.
  func run(
    _ inputs: UnsafePointer<Int16>,
    words: Int,
    isBackward: Bool,
    into outputs: UnsafeMutablePointer<Int16>,
    stride: Int,
    room: inout Room
  ) {
    room.grow(words: words, state: state)
    room.before.withUnsafeMutableBufferPointer { before in
      room.own.withUnsafeMutableBufferPointer { own in
        room.present.withUnsafeMutableBufferPointer { present in
          guard let before = before.baseAddress, let own = own.baseAddress,
            let present = present.baseAddress
          else { return }
          readInputs(inputs, words, into: before)
          present.update(repeating: 0, count: state)
          for step in 0..<words {
            let word = isBackward ? words - 1 - step : step
            readState(UnsafePointer(present), into: own)
            advance(present, before + word * 3 * state, own)
            (outputs + word * stride).update(from: present, count: state)
          }
        }
      }
    }
  }

  /// What comes in, for all words: a row of the weights is used for each word while it is near.
  private func readInputs(
    _ inputs: UnsafePointer<Int16>,
    _ words: Int,
    into before: UnsafeMutablePointer<Int32>
  ) {
    let (width, rows) = (direction.width, direction.inputs.first)
    let (scales, biases) = (direction.inputScales.first, direction.inputBiases.first)
    for row in 0..<3 * state {
      let weights = rows + row * width
      let (scale, bias) = (scales[row], biases[row])
      for word in 0..<words {
        let sum = WholeNumbers.product(weights, inputs + word * width, width)
        before[word * 3 * state + row] = WholeNumbers.scaled(sum, scale) &+ bias
      }
    }
  }

  private func readState(_ present: UnsafePointer<Int16>, into own: UnsafeMutablePointer<Int32>) {
    let (rows, scales, biases) =
      (direction.states.first, direction.stateScales.first, direction.stateBiases.first)
    for row in 0..<3 * state {
      let sum = WholeNumbers.product(rows + row * state, present, state)
      own[row] = WholeNumbers.scaled(sum, scales[row]) &+ biases[row]
    }
  }

  private func advance(
    _ present: UnsafeMutablePointer<Int16>,
    _ before: UnsafePointer<Int32>,
    _ own: UnsafePointer<Int32>
  ) {
    for unit in 0..<state {
      let reset = sigmoid.sigmoid(before[unit] &+ own[unit])
      let update = sigmoid.sigmoid(before[state + unit] &+ own[state + unit])
      let kept = Int32(truncatingIfNeeded: (Int64(reset) * Int64(own[2 * state + unit])) >> 14)
      let fresh = tanh.tanh(before[2 * state + unit] &+ kept)
      let old = Int32(present[unit])
      present[unit] = Int16(truncatingIfNeeded: fresh + ((update * (old - fresh)) >> 14))
    }
  }

  /// Room for the sums of a sentence, kept from one to the next.
  struct Room {
    fileprivate var before: [Int32] = []
    fileprivate var own: [Int32] = []
    fileprivate var present: [Int16] = []

    fileprivate mutating func grow(words: Int, state: Int) {
      if own.count < 3 * state {
        own = Array(repeating: 0, count: 3 * state)
        present = Array(repeating: 0, count: state)
      }
      if before.count < words * 3 * state {
        before = Array(repeating: 0, count: words * 3 * state)
      }
    }
  }
}
