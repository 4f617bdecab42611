extension String {
  /// The one of some words that is most like this one, the first of several.
  ///
  /// `nil` if more than half of the letters would have to change.
  func nearest(of words: [String]) -> String? {
    let distances = words.map { (word: $0, distance: editDistance(to: $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }),
      best.distance * 2 <= Swift.max(utf8.count, best.word.utf8.count)
    else { return nil }
    return best.word
  }

  /// How many letters must be changed, added, dropped or swapped with their neighbour.
  ///
  /// Capital letters count as small ones, and `-` as `_`.
  package func editDistance(to other: String) -> Int {
    let mine = folded
    let theirs = other.folded
    var beforeLast: [Int] = []
    var last = Array(0...theirs.count)
    for row in mine.indices {
      var current = [row + 1]
      for column in theirs.indices {
        let change = last[column] + (mine[row] == theirs[column] ? 0 : 1)
        var best = Swift.min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, mine[row] == theirs[column - 1], mine[row - 1] == theirs[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[theirs.count]
  }

  private var folded: [UInt8] {
    utf8.prefix(64).map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"): UInt8(ascii: "_")
      default: byte
      }
    }
  }
}
