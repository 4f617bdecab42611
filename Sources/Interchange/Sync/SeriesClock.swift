import Model

/// How the object of a series names its occurrences: by their start, on the clock that it is written in
/// (`RECURRENCE-ID`; RFC 5545, section 3.8.4.4).
struct SeriesClock {
  /// Seconds on the wall clock from the start of an occurrence until it is due.
  let later: Int
  /// The zone that the series is written in, where it follows the machine's.
  let written: Zone?
  private let start: ContentLine?
  private let zones: CalendarZones

  /// The clock of a `VTODO`; `here` is the machine's zone.
  init(_ entry: CalendarComponent, _ zones: CalendarZones, here: Zone) {
    self.zones = zones
    start = entry.first("DTSTART")
    written = FloatingMark.zone(of: entry, zones: zones, here: here)
    later = Self.later(in: entry, zones)
  }

  private static func later(in entry: CalendarComponent, _ zones: CalendarZones) -> Int {
    func time(_ name: String) -> CalendarTime? {
      entry.first(name).flatMap { CalendarTime($0, zones: zones) }
    }
    guard let start = time("DTSTART") else { return 0 }
    // Earlier versions wrote an occurrence that alone was moved into its series.
    if let text = entry.first("X-VOICEDO-OCCURRENCE")?.text, let moved = CivilDateTime(text),
      !moved.lies(before: start.civil)
    {
      return 0
    }
    guard let due = time("DUE") else {
      return entry.first("DURATION").flatMap { CalendarDuration($0.value)?.seconds } ?? 0
    }
    guard (start.civil.time == nil) == (due.civil.time == nil) else { return 0 }
    if let from = start.instant(zones: zones), let to = due.instant(zones: zones),
      !start.isInZone(of: due)
    {
      return Int(to.seconds - from.seconds)
    }
    return due.civil.seconds - start.civil.seconds
  }
}

extension SeriesClock {
  /// The line that names an occurrence of a schedule; `nil` where the series says no start.
  func line(of schedule: SyncedSchedule, in calendar: LocalCalendar) -> ContentLine? {
    guard let start, let first = CalendarTime(start, zones: zones),
      let occurrence = schedule.occurrence
    else { return nil }
    let civil = occurrence.adding(seconds: -later)
    let own = schedule.isFloating ? written ?? calendar.zone : calendar.own(of: schedule.due).zone
    let value: String
    switch first {
    case .date: value = civil.date.basic
    case .utc: value = Zone.utc.civil(at: own.instant(of: civil)).basic + "Z"
    default:
      let zone = start.parameter("TZID").flatMap(zones.zone(named:))
      value = (zone == own ? civil : (zone ?? own).civil(at: own.instant(of: civil))).basic
    }
    return ContentLine("RECURRENCE-ID", start.parameters, value: value)
  }

  /// The microseconds by which Thunderbird tells an occurrence from others of its series: those of its
  /// start, and of midnight in UTC for one without a zone or a clock time.
  func microseconds(of schedule: SyncedSchedule?, in calendar: LocalCalendar) -> Int64? {
    guard let schedule, schedule.rule != nil, let line = line(of: schedule, in: calendar),
      let time = CalendarTime(line, zones: zones)
    else { return nil }
    return (time.instant(zones: zones)?.seconds ?? Int64(time.civil.seconds)) * 1_000_000
  }
}

extension SyncedSchedule {
  /// Whether it follows the machine's zone.
  fileprivate var isFloating: Bool { if case .floating(_, _?) = due { true } else { false } }

  /// The time of the series that one of its occurrences is named by, on the series' wall clock.
  func civil(
    of time: CalendarTime,
    like first: CivilDateTime,
    by clock: SeriesClock,
    in calendar: LocalCalendar
  ) -> CivilDateTime {
    if case .date(let date) = time {
      let days = clock.later - clock.later % 86_400
      return CivilDateTime(date, first.time).adding(seconds: days)
    }
    // What follows the wall clock is named by that which it is written in.
    if case .floating = due, case .zoned(let civil, let name) = time,
      clock.written.map({ $0.identifier == name }) ?? true
    {
      return civil.adding(seconds: clock.later)
    }
    let own = (isFloating ? clock.written : nil) ?? calendar.own(of: due).zone
    return own.civil(at: time.instant(in: calendar)).adding(seconds: clock.later)
  }
}

extension PartialDateTime {
  /// Seconds on its own wall clock.
  fileprivate var seconds: Int { CivilDateTime(date, time ?? .midnight).secondsSinceEpoch }
}

extension CalendarTime {
  /// Its instant; a day, and one without a zone, is of the machine's.
  fileprivate func instant(in calendar: LocalCalendar) -> Instant {
    let civil = CivilDateTime(civil.date, civil.time ?? .midnight)
    let zone: Zone? =
      switch self {
      case .date, .floating, .unknown: nil
      case .utc: .utc
      case .zoned(_, let name): calendar.zones.zone(name)
      case .described(_, let zone): zone
      }
    return (zone ?? calendar.zone).instant(of: civil)
  }

  /// Whether both are told by the clock of one zone.
  fileprivate func isInZone(of other: CalendarTime) -> Bool {
    switch (self, other) {
    case (.zoned(_, let one), .zoned(_, let other)): one == other
    case (.described(_, let one), .described(_, let other)): one == other
    case (.utc, .utc): true
    default: false
    }
  }
}

extension Due {
  /// The due time so many seconds earlier on the wall clock, in its own kind of time.
  func earlier(by seconds: Int) -> Due {
    guard seconds != 0 else { return self }
    switch self {
    case .absolute(let instant): return .absolute(instant - .seconds(seconds))
    case .floating(let date, let time):
      let civil = CivilDateTime(date, time ?? .midnight).adding(seconds: -seconds)
      return .floating(civil.date, time.map { _ in civil.time })
    case .zoned(let date, let time, let zone):
      let civil = CivilDateTime(date, time ?? .midnight).adding(seconds: -seconds)
      return .zoned(civil.date, time.map { _ in civil.time }, zone: zone)
    }
  }
}

extension RecurrenceRule {
  /// The rule counted from starts that lie so many seconds before each due time.
  ///
  /// `nil` for none, and where a rule cannot say that.
  func starting(_ seconds: Int, before due: Due) -> RecurrenceRule? {
    guard seconds > 0, let date = due.date else { return nil }
    let civil = CivilDateTime(date, due.time ?? .midnight)
    return shifted(from: civil, to: civil.adding(seconds: -seconds))
  }
}
