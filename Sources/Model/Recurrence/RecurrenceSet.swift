/// The occurrences of one period of a rule: days times clock times, never spelled out.
///
/// `BYSETPOS` picks from it by position, so a year of seconds costs no more than a day.
struct RecurrenceSet: Sendable {
  /// Days since 1970-01-01, ascending.
  var days: [Int] = []
  private let hours: [Int]
  private let minutes: [Int]
  private let seconds: [Int]
  private let positions: [Int]
  private var picks: [Int] = []
  private var cursor = 0

  init(hours: [Int], minutes: [Int], seconds: [Int], positions: [Int]) {
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
    self.positions = positions
  }

  private var timesPerDay: Int { hours.count * minutes.count * seconds.count }

  /// Starts over after `days` was filled anew.
  mutating func rewind() {
    cursor = 0
    guard !positions.isEmpty else { return }
    let total = days.count * timesPerDay
    picks.removeAll(keepingCapacity: true)
    guard total > 0 else { return }
    for position in positions {
      let index = position > 0 ? position - 1 : total + position
      if index >= 0, index < total { picks.append(index) }
    }
    picks = picks.sortedOnce
  }

  /// How many positions were looked at for the present period.
  var picksLookedAt: Int { days.isEmpty ? 0 : positions.count }

  /// Whether no period of at most so many days has any of the positions.
  func picksBeyond(days: Int) -> Bool {
    !positions.isEmpty && positions.allSatisfy { abs($0) > days * timesPerDay }
  }

  /// Whether every occurrence of the period was taken or left out.
  var isEmpty: Bool { cursor >= count }

  /// How many occurrences the period has, taken or not.
  var count: Int { positions.isEmpty ? days.count * timesPerDay : picks.count }

  /// The next occurrence of the period, in seconds from 1970-01-01T00:00:00.
  mutating func next() -> Int? {
    guard cursor < count else { return nil }
    cursor += 1
    return second(at: cursor - 1)
  }

  /// Leaves out what comes before `second`; how many occurrences that are.
  mutating func skip(before second: Int) -> Int {
    var low = cursor
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self.second(at: middle) < second { low = middle + 1 } else { high = middle }
    }
    defer { cursor = low }
    return low - cursor
  }

  private func second(at position: Int) -> Int {
    let index = positions.isEmpty ? position : picks[position]
    let (minute, second) = (index / seconds.count, seconds[index % seconds.count])
    let (hour, day) = (minute / minutes.count, minute / minutes.count / hours.count)
    return days[day] * 86_400 + hours[hour % hours.count] * 3600
      + minutes[minute % minutes.count] * 60 + second
  }
}
