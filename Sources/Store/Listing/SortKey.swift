internal import Model

/// Where a to-do stands in a list: what has a time by time, then the others by list and position, then
/// what is done, the latest first.
struct SortKey: Comparable {
  private enum Part: UInt8 { case timed, untimed, done }

  private let part: Part
  /// Milliseconds; the earlier comes first.
  private let moment: Int64
  private let list: Int
  private let position: Int
  /// The number of its row, which decides where all else is the same.
  let row: Int

  /// `comesAt` is when it comes, `nil` if it has no time or pauses; `list` is the rank of its list.
  init(completedAt: Instant?, comesAt: Instant?, list: Int, position: Int, row: Int) {
    if let completedAt {
      (part, moment) = (.done, -completedAt.milliseconds)
    } else if let comesAt {
      (part, moment) = (.timed, comesAt.milliseconds)
    } else {
      (part, moment) = (.untimed, 0)
    }
    self.list = list
    self.position = position
    self.row = row
  }

  static func < (one: SortKey, other: SortKey) -> Bool {
    if one.part != other.part { return one.part.rawValue < other.part.rawValue }
    if one.moment != other.moment { return one.moment < other.moment }
    if one.list != other.list { return one.list < other.list }
    if one.position != other.position { return one.position < other.position }
    return one.row < other.row
  }
}
