import Actions
import Planning

/// The signs that numbers are drawn with: blocks, or plain letters where a screen has none.
///
/// How much ink a sign has, and how long a bar is, carry the meaning; colour does not.
struct Marks {
  let hasBlocks: Bool

  /// A bar of at most `width` columns; anything more than nothing can be seen.
  func bar(_ count: Int, ofMost most: Int, width: Int) -> String {
    guard count > 0, most > 0 else { return "" }
    let length = max(1, (count * width + most / 2) / most)
    return String(repeating: hasBlocks ? "█" : "#", count: min(length, width))
  }

  /// The signs of the levels from none to most.
  var levels: [Character] { hasBlocks ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "*", "#"] }

  /// The signs of one column's height, from nothing to full.
  var heights: [Character] {
    hasBlocks ? [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : [" "] + "12345678"
  }

  /// A sign for each time that was done, and for each other one, in order.
  func kept(_ times: [ReckonedOccurrence]) -> String {
    times.map { time in
      time.outcome.doneAt != nil ? hasBlocks ? "■" : "#" : hasBlocks ? "□" : "-"
    }
    .joined()
  }
}

/// Levels of a number among others: none, and four of which each has about as many of the numbers, so
/// that one day of very many leaves the others apart.
struct Levels {
  /// The greatest number of each level.
  private let ends: [Int]
  static let count = 4

  init(_ numbers: [Int]) {
    let sorted = numbers.filter { $0 > 0 }.sorted()
    let most = sorted.last ?? 0
    ends = (1...Self.count).map { level in
      // The most of all is of the last level, whatever the others are.
      guard level < Self.count, !sorted.isEmpty else { return most }
      return min(sorted[(sorted.count - 1) * level / Self.count], most - 1)
    }
  }

  func level(_ number: Int) -> Int {
    number <= 0 ? 0 : (ends.firstIndex { number <= $0 } ?? Self.count - 1) + 1
  }

  /// The numbers of a level; `nil` where no number is of it.
  func numbers(of level: Int) -> ClosedRange<Int>? {
    let first = max(1, level > 1 ? ends[level - 2] + 1 : 1)
    return first <= ends[level - 1] ? first...ends[level - 1] : nil
  }
}

extension ClosedRange<Int> {
  /// `3`, or `3-5`.
  var told: String {
    lowerBound == upperBound ? String(lowerBound) : "\(lowerBound)-\(upperBound)"
  }
}
