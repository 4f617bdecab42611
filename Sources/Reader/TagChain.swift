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
    // For each word, tag and rank the score and the tag and rank before it.
    var ranks: [[Step]] = (0..<size).map { [Step(score: scores[$0] &+ start[$0])] }
    var steps = [ranks]
    for word in 1..<max(words, 1) {
      ranks = (0..<size).map { tag in
        var found: [Step] = []
        for from in 0..<size {
          for (rank, step) in ranks[from].enumerated() {
            let score = step.score &+ moves[from * size + tag]
            found.insert(Step(score: score, from: from, rank: rank), most: count)
          }
        }
        for place in found.indices { found[place].score &+= scores[word * size + tag] }
        return found
      }
      steps.append(ranks)
    }
    var ends: [Step] = []
    for tag in 0..<size {
      for (rank, step) in ranks[tag].enumerated() {
        ends.insert(Step(score: step.score, from: tag, rank: rank), most: count)
      }
    }
    return ends.map { way(to: $0, steps) }
  }

  private func way(to end: Step, _ steps: [[[Step]]]) -> Way {
    var tags: [RoleTag] = []
    var (tag, rank) = (end.from, end.rank)
    for word in (0..<words).reversed() {
      tags.append(RoleTag.allCases[tag])
      (tag, rank) = (steps[word][tag][rank].from, steps[word][tag][rank].rank)
    }
    return Way(tags: tags.reversed(), score: end.score)
  }
}

private struct Step {
  var score: Int32
  var from = 0
  var rank = 0
}

extension [Step] {
  /// Puts a step behind those that are as good; only so many are kept.
  fileprivate mutating func insert(_ step: Step, most: Int) {
    guard count < most || step.score > self[count - 1].score else { return }
    var place = count
    while place > 0, self[place - 1].score < step.score { place -= 1 }
    insert(step, at: place)
    if count > most { removeLast() }
  }
}
