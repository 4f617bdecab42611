import Model

/// One `VEVENT`: what it says of an event, or of one time of a series (RFC 5545, section 3.6.1).
struct EventEntry {
  let component: CalendarComponent
  let zones: CalendarZones
  /// The machine's zone, which times without one are in.
  let machine: Zone
  let uid: String

  init(_ component: CalendarComponent, zones: CalendarZones, zone: Zone) {
    (self.component, self.zones, machine) = (component, zones, zone)
    let uid = component.first("UID")?.text.onOneLine ?? ""
    // What has none is not to be mistaken for another.
    self.uid = uid.isEmpty ? "line:\(component.line)" : String(uid.prefix(Self.longestUID))
  }

  /// Longer ones are nobody's identity.
  private static let longestUID = 255
  private static let longestText = 200
  /// Longer than any event that somebody goes to: four years.
  private static let longest = 1461 * 86_400
}

extension EventEntry {
  /// The time that a property names; `nil` where there is none that can be read.
  func time(_ name: String) -> CalendarTime? {
    component.first(name).flatMap { CalendarTime($0, zones: zones) }
  }

  /// The times that all properties of a name list, those of a period by its beginning.
  func times(_ name: String) -> [CalendarTime] {
    component.all(name).flatMap { line in
      line.value.split(separator: ",").prefix(Self.mostListed).compactMap { value in
        let begin = value.prefix { $0 != "/" }
        return CalendarTime(ContentLine(name, line.parameters, value: String(begin)), zones: zones)
      }
    }
  }

  /// So many days are listed at most.
  private static let mostListed = 5000

  var start: CalendarTime? { time("DTSTART") }

  /// The names of zones in it that nobody here knows.
  var unknownZones: [String] {
    ["DTSTART", "DTEND"].compactMap { name in
      if case .unknown(_, let zone)? = time(name) { zone } else { nil }
    }
  }

  /// The time of a series that it tells of.
  var recurrence: CalendarTime? { time("RECURRENCE-ID") }

  var isCancelled: Bool { word("STATUS") == "CANCELLED" }

  /// How long it lasts: days for days, else seconds, which are those of the clock (`isNominal`) where
  /// whole days are said.
  var length: (seconds: Int, isNominal: Bool) {
    guard let start else { return (0, false) }
    if let line = component.first("DURATION"), component.first("DTEND") == nil,
      let duration = CalendarDuration(line.value)
    {
      let seconds = min(max(duration.seconds, 0), Self.longest)
      return (seconds, seconds % 86_400 == 0)
    }
    guard let end = time("DTEND") else {
      // A day lasts a day, and a moment nothing.
      return start.civil.time == nil ? (86_400, true) : (0, false)
    }
    if case .date(let first) = start {
      let days = max(1, end.civil.date.days(since: first))
      return (min(days * 86_400, Self.longest), true)
    }
    let seconds = Int(instant(of: end).since(instant(of: start)) / .seconds(1))
    return (min(max(seconds, 0), Self.longest), false)
  }

  /// The zone of a time; the machine's where it names none.
  func zone(of time: CalendarTime) -> Zone {
    switch time {
    case .utc: .utc
    case .zoned(_, let name): zones.zone(named: name) ?? machine
    case .described(_, let zone): zone
    case .date, .floating, .unknown: machine
    }
  }

  func instant(of time: CalendarTime) -> Instant {
    zone(of: time).instant(of: CivilDateTime(time.civil.date, time.civil.time ?? .midnight))
  }

  /// The event at one of its times, on the wall clock of `zone`.
  func event(at civil: CivilDateTime, in zone: Zone) -> CalendarEvent {
    let (seconds, isNominal) = length
    let time: CalendarEvent.Time
    if start?.civil.time == nil {
      time = .days(civil.date..<civil.date.adding(days: max(1, seconds / 86_400)))
    } else {
      let begin = zone.instant(of: civil)
      let end =
        isNominal
        ? zone.instant(of: civil.adding(seconds: seconds)) : begin + .seconds(seconds)
      time = .instants(begin..<max(begin, end))
    }
    return CalendarEvent(
      uid: uid,
      title: text("SUMMARY") ?? "",
      place: text("LOCATION"),
      time: time,
      isBusy: word("TRANSP") != "TRANSPARENT" && word("X-MICROSOFT-CDO-BUSYSTATUS") != "FREE"
    )
  }

  /// A value of a few letters, in upper case.
  private func word(_ name: String) -> String? {
    component.first(name)?.value.onOneLine.uppercased()
  }

  /// A text on one line, cut where it is longer than anybody reads.
  private func text(_ name: String) -> String? {
    guard let line = component.first(name) else { return nil }
    let text = line.text.onOneLine
    guard !text.isEmpty else { return nil }
    guard text.unicodeScalars.count > Self.longestText else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestText - 1))) + "…"
  }
}
