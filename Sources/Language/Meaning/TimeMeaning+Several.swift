import Model

extension TimeMeaning {
  /// Whether this says a moment of the clock, so that a zone may follow: "3 pm", "noon".
  var isOfClock: Bool { clock != nil || part == .noon || part == .midnight }

  /// One time for each of several clock times of one day.
  ///
  /// A repeat with one minute stays one to-do, whose rule has all the hours (BYHOUR): who says "take
  /// the pills at 8 am and 8 pm every day" means one thing that comes up twice a day, and done in
  /// the morning it is back in the evening. All else ("at 8 am and 6:30 pm", "at 7 and at 9
  /// tomorrow") is one to-do for each clock time, with the same title.
  var singly: [TimeMeaning] {
    var whole = self
    whole.moreDays = []
    let days =
      [whole]
      + moreDays.map { day in
        var single = whole
        single.day = day
        return single
      }
    guard let clock, !moreClocks.isEmpty, !isByHour else { return days }
    return days.flatMap { day in
      ([clock] + moreClocks).map { clock in
        var single = day
        single.clock = clock
        single.moreClocks = []
        return single
      }
    }
  }

  /// "mon-fri 7:15" comes on each of these days, week by week.
  var asWeekdays: TimeMeaning {
    guard repeats == nil, clock != nil, endClock == nil,
      case .weekday(let first, .coming) = day, case .weekday(let last, .coming) = endDay
    else { return self }
    var weekly = self
    (weekly.day, weekly.endDay) = (nil, nil)
    let count = (last.rawValue - first.rawValue + 7) % 7
    weekly.repeats = RepeatMeaning(
      frequency: .weekly,
      days: (0...count).compactMap { step in
        Weekday(rawValue: (first.rawValue - 1 + step) % 7 + 1)
          .map { NthWeekday(ordinal: nil, weekday: $0) }
      }
    )
    return weekly
  }

  /// Whether one rule can have all the clock times.
  var isByHour: Bool {
    guard let repeats, let clock, endClock == nil, !repeats.isWithinDay else { return false }
    return moreClocks.allSatisfy { $0.minute == clock.minute && $0.second == clock.second }
  }
}
