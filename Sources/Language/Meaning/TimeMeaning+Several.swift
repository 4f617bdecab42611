import Model

extension TimeMeaning {
  /// Whether this says a moment of the clock, so that a zone may follow: "3 pm", "noon".
  var isOfClock: Bool { clock != nil || part == .noon || part == .midnight }

  /// One time for each of several clock times of one day.
  ///
  /// A repeat with one minute stays one to-do, whose rule has all the hours (BYHOUR): who says
  /// "take the pills at 8 am and 8 pm every day" means one thing that comes up twice a day, and
  /// done in the morning it is back in the evening. All else ("at 8 am and 6:30 pm", "at 7 and at 9
  /// tomorrow") is one to-do for each clock time, with the same title.
  var singly: [TimeMeaning] {
    var whole = self
    whole.moreDays = []
    let days =
      [whole]
      + moreDays.map { day in
        var single = whole
        guard case .date(let month, let number, nil) = day, whole.repeats != nil else {
          single.day = day
          return single
        }
        single.repeats?.months = [month]
        single.repeats?.monthDays = [number]
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

  /// Whether it says some days of each week, as what is taken on other days does.
  var isOfOtherDays: Bool {
    if let repeats { return repeats.isOfOtherDays || repeats.frequency == .weekly }
    return day == .weekend(0)
  }

  /// On the day that something was moved to: "from tuesday to thursday".
  var moved: TimeMeaning {
    var whole = self
    if let last = endDay { (whole.day, whole.endDay) = (last, nil) }
    if let last = endClock { (whole.clock, whole.endClock) = (last, nil) }
    return whole
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

  /// Takes more clock times of the same day, in the halves of the day that make a row of them.
  ///
  /// "at 8, 14 and 20" counts 24 hours; "at 10 and 4" and "at 8, 2 and 8" begin in the morning,
  /// since the later ones would lie before the first.
  mutating func add(_ more: [ClockMeaning]) {
    guard var first = clock ?? noon else { return }
    if clock == nil { part = nil }
    var row = [first] + more
    if first.half == .open, let part {
      // "tomorrow evening at 7 and 9": both are in it, as far as their hours rise.
      first.half = part.half(of: first.hour)
      row[0] = first
      for index in row.indices.dropFirst() where row[index].half == .open {
        row[index].half = part.half(of: row[index].hour)
      }
      self.part = nil
    }
    let isOpen = row.allSatisfy { $0.half == .open }
    if row.contains(where: { $0.half == .exact && $0.hour > 12 }) {
      for index in row.indices where row[index].half == .open { row[index].half = .exact }
    } else if isOpen {
      let falls = row.indices.dropFirst().filter { row[$0].ordinal <= row[$0 - 1].ordinal }
      if falls.count == 1, let fall = falls.first {
        for index in row.indices { row[index].half = index < fall ? .am : .pm }
      }
    }
    // "at 7 30 and again at noon": what comes before a sure hour lies before it.
    for index in row.indices.dropLast().reversed() where row[index].half == .open {
      guard let next = row[index + 1].minuteOfDay else { continue }
      let (morning, evening) = (row[index].ordinal, row[index].ordinal + 720)
      if morning < next, evening >= next { row[index].half = .am }
    }
    // "at noon and 6", "at 8 pm and 9": what comes behind a sure hour lies behind it.
    for index in row.indices.dropFirst() where row[index].half == .open {
      guard let before = row[index - 1].minuteOfDay else { continue }
      if row[index].ordinal <= before, row[index].ordinal + 720 > before { row[index].half = .pm }
    }
    clock = row[0]
    moreClocks = Array(row.dropFirst())
  }

  /// Takes more dates of a yearly repeat: months where they are the same day of each, else days that
  /// are to-dos of their own.
  mutating func add(yearlyDates dates: [(month: Int, day: Int)]) {
    guard var yearly = repeats, yearly.monthDays.count == 1 else { return }
    guard dates.allSatisfy({ $0.day == yearly.monthDays[0] }) else {
      moreDays += dates.map { .date(month: $0.month, day: $0.day, year: nil) }
      return
    }
    yearly.months = (yearly.months + dates.map(\.month)).sorted()
    repeats = yearly
  }

  /// Whether one rule can have all the clock times.
  var isByHour: Bool {
    guard let repeats, let clock, endClock == nil, !repeats.isWithinDay,
      // BYSETPOS would count the hours as well (RFC 5545, 3.3.10).
      repeats.position == nil
    else { return false }
    return moreClocks.allSatisfy { $0.minute == clock.minute && $0.second == clock.second }
  }
}

extension PartOfDay {
  /// The half of the day that an hour said with this part is in: "12 at night" and "1 at night"
  /// begin a day.
  func half(of hour: Int) -> ClockMeaning.Half {
    switch self {
    case .morning, .breakfast, .early, .dawn, .sunrise: .am
    case .night, .bedtime, .late, .midnight: hour == 12 || hour < 5 ? .am : .pm
    case .noon, .afternoon, .evening, .afterLunch, .afterSchool, .afterWork, .endOfDay, .sunset,
      .dusk, .now:
      .pm
    }
  }
}

extension ClockMeaning {
  /// Minutes since the half of the day began; 12 o'clock begins it.
  fileprivate var ordinal: Int { hour % 12 * 60 + minute }

  /// Minutes since midnight, where the half of the day is sure.
  fileprivate var minuteOfDay: Int? {
    switch half {
    case .open: nil
    case .exact: hour * 60 + minute
    case .am: ordinal
    case .pm: ordinal + 720
    }
  }
}
