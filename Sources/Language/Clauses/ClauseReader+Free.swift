import Model

extension ClauseReader {
  /// The positions of words that no value has taken so far.
  func free(_ reading: ClauseReading, withTimes: Bool) -> [Int] {
    let range = body(reading)
    var positions: [Int] = []
    positions.reserveCapacity(range.count)
    for index in range where isFree(index, reading, withTimes: withTimes) {
      positions.append(index)
    }
    return positions
  }

  func isFree(_ index: Int, _ reading: ClauseReading, withTimes: Bool) -> Bool {
    !reading.openers.contains(index) && !reading.closings.contains(index)
      && !(reading.clause.preface?.words.contains(index) ?? false)
      && !(reading.list?.range.contains(index) ?? false)
      && !reading.priorityRanges.contains { $0.contains(index) }
      && !isInEffort(index, reading)
      && !(withTimes
        && reading.clause.times.contains { $0.tokens.contains(index) && !$0.meaning.isPast })
  }

  /// Whether a word says what it takes, and nothing of the title.
  func isInEffort(_ index: Int, _ reading: ClauseReading) -> Bool {
    reading.efforts.contains { $0.range.contains(index) && !$0.isKept }
  }

  /// The positions of so many spoken words at the end that no value has taken so far.
  func lastFree(_ count: Int, _ reading: ClauseReading) -> [Int] {
    var positions: [Int] = []
    for index in body(reading).reversed()
    where tokens[index].isSpoken && isFree(index, reading, withTimes: true) {
      positions.append(index)
      if positions.count == count { break }
    }
    return positions.reversed()
  }
}
