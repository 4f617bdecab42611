import Model

extension Resolver {
  /// "at sunset" at the clock time that it is on its day, where the zone has a place.
  ///
  /// A repeat comes at the time of its first day, since its clock time does not change.
  mutating func sunAsClock(_ meaning: TimeMeaning) -> TimeMeaning {
    guard let part = meaning.part, meaning.clock == nil else { return meaning }
    guard let event = part.sunEvent else { return shiftedPartAsClock(meaning) }
    let place = context.zones.place(context.zone.identifier)
    let offset = meaning.offset?.seconds ?? 0
    func time(on date: CivilDate) -> TimeOfDay? {
      place?.moment(of: event, on: date, in: context.zone).map {
        let time = context.zone.civil(at: $0 + .seconds(offset)).time
        return .hour(time.hour, time.minute)
      }
    }
    var date = today
    if let day = meaning.day ?? meaning.repeats?.starting {
      var other = Resolver(context)
      guard let resolved = other.resolve(day) else { return meaning }
      date = resolved.pick ?? resolved.date
    } else if let today = time(on: date), CivilDateTime(date, today) <= now {
      date = date.adding(days: 1)
    }
    let sun = time(on: date)
    choices.append(Choice(sun == nil ? .sunUnknown : event.question))
    guard sun != nil || meaning.offset != nil else { return meaning }
    let time = sun ?? reading(part).time.adding(Amount(seconds: offset))
    note(.clock, .part, event.rawValue, time: time)
    var whole = meaning
    (whole.part, whole.offset) = (nil, nil)
    whole.clock = ClockMeaning(hour: time.hour, minute: time.minute, half: .exact, hasMinute: true)
    return whole
  }
}

extension PartOfDay {
  /// What the sun does then, if that is what names it.
  fileprivate var sunEvent: SunEvent? {
    switch self {
    case .dawn: .dawn
    case .sunrise: .sunrise
    case .sunset: .sunset
    case .dusk: .dusk
    default: nil
    }
  }
}

extension SunEvent {
  fileprivate var question: Choice.Question {
    switch self {
    case .dawn: .dawn
    case .sunrise: .sunrise
    case .sunset: .sunset
    case .dusk: .dusk
    }
  }
}
