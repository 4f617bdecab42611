/// Positions in the tokens, as stretches in order: a clause has few of them.
struct Positions: Sendable {
  private(set) var ranges: [Range<Int>] = []

  var isEmpty: Bool { ranges.isEmpty }

  func contains(_ position: Int) -> Bool { ranges.contains { $0.contains(position) } }

  mutating func insert(_ position: Int) { insert(position..<position + 1) }

  mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let first = ranges.firstIndex { $0.upperBound >= range.lowerBound } ?? ranges.count
    let end = ranges[first...].firstIndex { $0.lowerBound > range.upperBound } ?? ranges.count
    guard first < end else {
      ranges.insert(range, at: first)
      return
    }
    let lower = min(ranges[first].lowerBound, range.lowerBound)
    let upper = max(ranges[end - 1].upperBound, range.upperBound)
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(lower..<upper))
  }

  mutating func insert(_ others: Positions) {
    for range in others.ranges { insert(range) }
  }

  /// Whether one of them is such a position.
  func contains(where isWanted: (Int) -> Bool) -> Bool {
    ranges.contains { $0.contains(where: isWanted) }
  }
}
