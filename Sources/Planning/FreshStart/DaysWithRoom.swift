package import Model

/// The days ahead with the room that each of them has left.
package struct DaysWithRoom: Hashable, Sendable {
  private let first: CivilDate
  private let most: Int
  private var planned: [Int]

  /// Days from `first` on, each with how much is planned on it, which are to hold `most` at most.
  package init(from first: CivilDate, planned: [Int], most: Int) {
    (self.first, self.planned, self.most) = (first, planned, most)
  }

  /// The earliest day with room, which has less of it afterwards; `nil` where every day is full.
  package mutating func take() -> CivilDate? {
    guard let place = planned.firstIndex(where: { $0 < most }) else { return nil }
    planned[place] += 1
    return first.adding(days: place)
  }
}
