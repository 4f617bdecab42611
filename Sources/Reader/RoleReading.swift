internal import Synchronization

/// What the words of a text are for, as the reader takes them.
package struct RoleReading: Hashable, Sendable {
  /// One way to take them.
  package struct Way: Hashable, Sendable {
    /// A tag for each word.
    package let tags: [RoleTag]
    /// How probable it is that all of them are right, 0...1.
    package let probability: Double
  }

  /// Where the words stand, in Unicode scalars from the start of the text.
  package let words: [Range<Int>]
  /// The likeliest ways, likeliest first; at least one.
  package let ways: [Way]
  /// How probable each meaning is, 0...1; several may be meant in one breath.
  package let meanings: [SaidMeaning: Double]
}

/// Reads what the words of a text are for, and so many of the likeliest ways to take them.
///
/// Nothing where it has no words, or more than `mostWords`.
package func readRoles(_ text: String, ways: Int = 3) -> RoleReading? {
  let said = SaidWords(text)
  guard !said.ranges.isEmpty, said.ranges.count <= mostWords else { return nil }
  let (chain, meanings) = network.withLock { network in
    network.read(said)
    return (TagChain(network.tagScores, words: said.ranges.count), network.meaningScores)
  }
  let total = chain.total
  return RoleReading(
    words: said.ranges,
    ways: chain.best(ways).map {
      RoleReading.Way(tags: $0.tags, probability: exponential(min($0.score &- total, 0)))
    },
    meanings: Dictionary(
      uniqueKeysWithValues: SaidMeaning.allCases.map { meaning in
        (meaning, logistic(meanings[Int(meaning.rawValue)]))
      }
    )
  )
}

/// A text of more words is not read at once.
private let mostWords = 256

private let network = Mutex(Network())

/// The logistic curve, from the reader's table: the same on every machine.
package func logistic(_ value: Double) -> Double {
  logistic(Int32(max(-64, min(64, value)) * 1024))
}

/// The logistic curve of a score.
private func logistic(_ score: Int32) -> Double {
  Double(
    Curve(table: Weights.embedded.sigmoid.first).sigmoid(max(-65_536, min(65_536, score)) << 2)
  )
    / Double(WholeNumbers.one)
}

/// e to the power of a score that is at most zero: the same on every machine, as products are.
private func exponential(_ score: Int32) -> Double {
  var power = 1.0
  for (bit, factor) in factors.enumerated() where (-score >> Int32(bit)) & 1 == 1 {
    power *= factor
  }
  return -score >= 1 << 14 ? 0 : power
}

/// e to the power of -1/1024, -2/1024, -4/1024, ...
private let factors: [Double] = [
  0.9990239141819757, 0.9980487811074755, 0.9961013694701175, 0.9922179382602435,
  0.9844964370054085, 0.9692332344763441, 0.9394130628134758, 0.8824969025845955,
  0.7788007830714049, 0.6065306597126334, 0.36787944117144233, 0.1353352832366127,
  0.01831563888873418, 0.00033546262790251185,
]

/// The scores of the tags of each word, of the meanings, and the sum over all ways: for comparing the program's
/// sums with those of the training.
package func readerSums(of text: String) -> [Int32] {
  let said = SaidWords(text)
  guard !said.ranges.isEmpty, said.ranges.count <= mostWords else { return [] }
  return network.withLock { network in
    network.read(said)
    let count = said.ranges.count * RoleTag.allCases.count
    return Array(network.tagScores[..<count]) + network.meaningScores
      + [TagChain(network.tagScores, words: said.ranges.count).total]
  }
}

/// Whether the weights that were built in are as large as their head says, and made for the tags of this code.
package var isReaderWhole: Bool { Weights.isWhole }
