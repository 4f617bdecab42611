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
    for position in positions {
      let index = position > 0 ? position - 1 : total + position
      if index >= 0, index < total { picks.append(index) }
    }
    picks = picks.sortedOnce
  }

  /// The next occurrence of the period, in seconds from 1970-01-01T00:00:00.
  mutating func next() -> Int? {
    let index: Int
    if positions.isEmpty {
      guard cursor < days.count * timesPerDay else { return nil }
      index = cursor
    } else {
      guard cursor < picks.count else { return nil }
      index = picks[cursor]
    }
    cursor += 1
    let (minute, second) = (index / seconds.count, seconds[index % seconds.count])
    let (hour, day) = (minute / minutes.count, minute / minutes.count / hours.count)
    return days[day] * 86_400 + hours[hour % hours.count] * 3600
      + minutes[minute % minutes.count] * 60 + second
  }
}
