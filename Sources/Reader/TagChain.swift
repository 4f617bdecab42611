/// The ways through the tags of a sentence: a linear chain, in which each tag has a score and each step from
/// one to the next (a conditional random field).
struct TagChain {
  struct Way {
    var tags: [RoleTag]
    /// The sum of its scores; the binary point is at 10 bits.
    let score: Int32
  }

  private let weights = Weights.embedded
  private let size = RoleTag.allCases.count
  /// A row for each word.
  let scores: ArraySlice<Int32>
  let words: Int

  init(_ scores: [Int32], words: Int) {
    self.words = words
    self.scores = scores[..<(words * RoleTag.allCases.count)]
  }

  /// The logarithm of the sum over all ways.
  var total: Int32 {
    let (start, steps) = (weights.start.first, weights.steps.first)
    var sums = (0..<size).map { scores[$0] &+ start[$0] }
    var next = sums
    for word in 1..<max(words, 1) {
      for tag in 0..<size {
        var sum = sums[0] &+ steps[tag]
        for from in 1..<size { sum = added(sum, sums[from] &+ steps[from * size + tag]) }
        next[tag] = sum &+ scores[word * size + tag]
      }
      swap(&sums, &next)
    }
    return sums.dropFirst().reduce(sums[0], added)
  }

  /// The logarithm of the sum of two numbers whose logarithms these are.
  private func added(_ first: Int32, _ second: Int32) -> Int32 {
    let apart = abs(first &- second)
    let most = max(first, second)
    return apart < 8192 ? most &+ Int32(weights.logarithm.first[Int(apart >> 3)]) : most
  }

  /// The best ways, best first; of equals the one with the lower tags.
  func best(_ count: Int) -> [Way] {
    let (start, moves) = (weights.start.first, weights.steps.first)
    // The best ends so far for each tag, and for each word, tag and rank the end before it.
    var ends = Ends(tags: size, ranks: count)
    for tag in 0..<size { ends.add(scores[tag] &+ start[tag], from: 0, to: tag) }
    var befores: [[Int]] = []
    for word in 1..<max(words, 1) {
      var next = Ends(tags: size, ranks: count)
      for tag in 0..<size {
        for (end, score) in ends.scores.enumerated() where score != Ends.none {
          next.add(score &+ moves[end / count * size + tag], from: end, to: tag)
        }
        next.add(scores[word * size + tag], toAllOf: tag)
      }
      befores.append(next.befores)
      ends = next
    }
    var last = Ends(tags: 1, ranks: count)
    for (end, score) in ends.scores.enumerated() where score != Ends.none {
      last.add(score, from: end, to: 0)
    }
    return zip(last.scores, last.befores).filter { $0.0 != Ends.none }.map { score, end in
      Way(tags: tags(to: end, befores, ranks: count), score: score)
    }
  }

  /// The tags of the way that leads to an end of the last word.
  private func tags(to end: Int, _ befores: [[Int]], ranks: Int) -> [RoleTag] {
    var end = end
    var tags = [RoleTag.allCases[end / ranks]]
    for before in befores.reversed() {
      end = before[end]
      tags.append(RoleTag.allCases[end / ranks])
    }
    return tags.reversed()
  }
}

/// The best ways that end in each tag, best first: so many ranks for each.
private struct Ends {
  static let none = Int32.min

  let ranks: Int
  private(set) var scores: [Int32]
  /// Where in the ends of the word before each of them comes from.
  private(set) var befores: [Int]

  init(tags: Int, ranks: Int) {
    self.ranks = ranks
    scores = Array(repeating: Ends.none, count: tags * ranks)
    befores = Array(repeating: 0, count: tags * ranks)
  }

  /// Puts a way behind those that are as good; only so many are kept.
  mutating func add(_ score: Int32, from before: Int, to tag: Int) {
    var place = (tag + 1) * ranks - 1
    guard score > scores[place] else { return }
    while place > tag * ranks, scores[place - 1] < score {
      scores[place] = scores[place - 1]
      befores[place] = befores[place - 1]
      place -= 1
    }
    scores[place] = score
    befores[place] = before
  }

  mutating func add(_ score: Int32, toAllOf tag: Int) {
    for place in tag * ranks..<(tag + 1) * ranks where scores[place] != Ends.none {
      scores[place] &+= score
    }
  }
}
