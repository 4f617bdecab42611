import Model

extension Resolver {
  /// "every 3 hours between 9 and 5", "every 50 minutes while awake": what comes by the hour or minute,
  /// within some hours of each day.
  ///
  /// They become clock times of each day, which begin anew with the first.
  mutating func withinHours(_ meaning: TimeMeaning) -> TimeMeaning {
    guard let repeats = meaning.repeats, repeats.isWithinDay, meaning.moreClocks.isEmpty,
      let window = window(of: meaning)
    else { return meaning }
    let minutes = repeats.interval * (repeats.frequency == .hourly ? 60 : 1)
    let span = (window.last - window.first + 1440) % 1440
    guard minutes <= span else { return meaning }
    let times = stride(from: window.first, through: window.first + span, by: minutes).map {
      $0 % 1440
    }
    var daily = meaning
    daily.part = nil
    daily.endClock = nil
    let clocks = times.map {
      ClockMeaning(hour: $0 / 60, minute: $0 % 60, half: .exact, hasMinute: true)
    }
    daily.clock = clocks.first
    daily.moreClocks = Array(clocks.dropFirst())
    // A span of days was counted in steps through the night; here it counts days.
    let days = repeats.count.map { repeats.countsDays ? max($0 * minutes / 1440, 1) : $0 }
    daily.repeats?.frequency = .daily
    daily.repeats?.interval = 1
    daily.repeats?.count = days
    guard minutes % 60 != 0 else { return daily }
    daily.repeats?.dayMinutes = times.sorted()
    if repeats.countsDays {
      daily.repeats?.count = days.map { $0 * times.count }
      daily.repeats?.countsDays = false
    }
    return daily
  }

  /// The first and last minute of a day that a repeat comes in.
  private func window(of meaning: TimeMeaning) -> (first: Int, last: Int)? {
    var other = Resolver(context)
    let (first, last): (TimeOfDay, TimeOfDay)
    if let clock = meaning.clock, let end = meaning.endClock {
      first = other.reading(clock, meaning.part).time
      last = other.endTime(end, of: meaning, after: first)
    } else if let hours = meaning.repeats?.hours {
      (first, last) =
        switch hours {
        case .awake: (conventions.breakfast, conventions.bedtime)
        case .daytime: (conventions.breakfast, conventions.night)
        case .working: (conventions.day, conventions.endOfDay)
        }
    } else {
      return nil
    }
    guard first != last else { return nil }
    return (first.secondsSinceMidnight / 60, last.secondsSinceMidnight / 60)
  }
}
