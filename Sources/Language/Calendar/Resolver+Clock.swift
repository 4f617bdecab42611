import Model

extension Resolver {
  /// A clock time and how many days after the day that was said it lies.
  struct Reading: Hashable {
    var time: TimeOfDay
    var days = 0
  }

  /// Reads a clock time on a day other than today, or with a part of day: 1 to 6 are afternoon.
  mutating func reading(_ clock: ClockMeaning, _ part: PartOfDay?) -> Reading {
    switch clock.half {
    case .exact:
      return Reading(time: clock.at(clock.hour))
    case .am:
      // "tomorrow night at 1 am" is the night's other end; who says it in the night means this one.
      let isOtherEnd = part == .night && now.time >= .hour(4)
      return Reading(time: clock.at(clock.hour % 12), days: isOtherEnd ? 1 : 0)
    case .pm:
      return Reading(time: clock.at(clock.hour % 12 + 12))
    case .open:
      if let part { return clock.reading(in: part) }
      let isAfternoon = clock.hour < 7 || clock.hour == 12
      note(clock, isAfternoon: isAfternoon)
      return Reading(time: clock.at(isAfternoon ? clock.hour % 12 + 12 : clock.hour))
    }
  }

  /// The first such time from now on within 07:00 to 21:59, today or tomorrow.
  mutating func nextReading(_ clock: ClockMeaning) -> Reading {
    let morning = clock.at(clock.hour % 12)
    let evening = clock.at(clock.hour % 12 + 12)
    let waking = TimeOfDay.hour(7)...TimeOfDay.hour(21, 59)
    let times = [morning, evening].filter { waking.contains($0) }
    let first = times.first ?? evening
    let chosen: Reading
    if let today = times.first(where: { CivilDateTime(now.date, $0) > now }) {
      chosen = Reading(time: today)
    } else {
      chosen = Reading(time: first, days: 1)
      choices.append(Choice(.passedToday))
    }
    note(clock, isAfternoon: chosen.time == evening)
    return chosen
  }

  private mutating func note(_ clock: ClockMeaning, isAfternoon: Bool) {
    let other = isAfternoon ? "am" : "pm"
    let hour = clock.hour == 0 ? 12 : clock.hour
    let words =
      clock.minute == 0 ? "\(hour) \(other)" : "\(hour):\(clock.minute.padded(to: 2)) \(other)"
    choices.append(Choice(.halfOfDay, alternative: words))
  }

  /// The hour that a part of the day stands for.
  func reading(_ part: PartOfDay) -> Reading {
    switch part {
    case .morning: Reading(time: conventions.morning)
    case .noon: Reading(time: conventions.noon)
    case .afternoon: Reading(time: conventions.afternoon)
    case .evening: Reading(time: conventions.evening)
    case .night: Reading(time: conventions.night)
    case .midnight: Reading(time: .midnight, days: 1)
    case .breakfast: Reading(time: conventions.breakfast)
    case .afterLunch: Reading(time: conventions.afterLunch)
    case .afterSchool: Reading(time: conventions.afterSchool)
    case .afterWork: Reading(time: conventions.afterWork)
    case .bedtime: Reading(time: conventions.bedtime)
    case .endOfDay: Reading(time: conventions.endOfDay)
    case .early: Reading(time: conventions.early)
    case .late: Reading(time: conventions.late)
    case .dawn, .sunrise: Reading(time: conventions.sunrise)
    case .sunset, .dusk: Reading(time: conventions.sunset)
    case .now: Reading(time: .hour(now.time.hour, now.time.minute))
    }
  }

  /// "every morning and evening" at the hours that these parts of the day stand for.
  func partsAsClocks(_ meaning: TimeMeaning) -> TimeMeaning {
    guard let part = meaning.part, !meaning.moreParts.isEmpty else { return meaning }
    let clocks = ([part] + meaning.moreParts).map { part in
      let time = reading(part).time
      return ClockMeaning(hour: time.hour, minute: time.minute, half: .exact, hasMinute: true)
    }
    var whole = meaning
    (whole.part, whole.moreParts) = (nil, [])
    whole.clock = clocks[0]
    whole.moreClocks = Array(clocks.dropFirst())
    return whole
  }

  /// "half an hour before bed" at the clock time that it comes to, unless another day has it.
  mutating func shiftedPartAsClock(_ meaning: TimeMeaning) -> TimeMeaning {
    guard let part = meaning.part, part != .now, let offset = meaning.offset, offset.isElapsed
    else { return meaning }
    let base = reading(part)
    let seconds = base.time.secondsSinceMidnight + offset.seconds
    guard base.days == 0, (0..<86_400).contains(seconds) else { return meaning }
    let time = TimeOfDay(secondsSinceMidnight: seconds)
    note(.clock, .part, part.englishName, time: time)
    var whole = meaning
    (whole.part, whole.offset) = (nil, nil)
    whole.clock = ClockMeaning(hour: time.hour, minute: time.minute, half: .exact, hasMinute: true)
    return whole
  }

  /// The time of day that was said, if one was.
  mutating func reading(of meaning: TimeMeaning) -> Reading? {
    if let clock = meaning.clock { return reading(clock, meaning.part) }
    return meaning.part.map { reading($0) }
  }
}

extension ClockMeaning {
  fileprivate func at(_ hour: Int) -> TimeOfDay {
    TimeOfDay(secondsSinceMidnight: hour * 3600 + minute * 60 + (second ?? 0))
  }

  /// "7 in the evening" is 19:00; "1 at night" belongs to the day after.
  fileprivate func reading(in part: PartOfDay) -> Resolver.Reading {
    switch part {
    case .morning, .breakfast, .early, .dawn, .sunrise: Resolver.Reading(time: at(hour % 12))
    case .noon where hour == 10 || hour == 11: Resolver.Reading(time: at(hour))
    case .noon, .afternoon, .afterLunch, .afterSchool, .afterWork, .endOfDay, .sunset, .dusk, .now:
      Resolver.Reading(time: at(hour % 12 + 12))
    case .evening: Resolver.Reading(time: at(hour == 12 ? 0 : hour + 12), days: hour == 12 ? 1 : 0)
    case .night, .midnight, .bedtime, .late:
      hour == 12 || hour < 5
        ? Resolver.Reading(time: at(hour % 12), days: 1) : Resolver.Reading(time: at(hour + 12))
    }
  }
}
