import Model

/// The entries of one UID: the event as such, and single times of it that are told otherwise.
struct EventSeries {
  private var whole: EventEntry?
  /// Entries with a `RECURRENCE-ID`.
  private var single: [EventEntry] = []

  /// The series of some entries, in the order in which they begin.
  static func all(of entries: [EventEntry]) -> [EventSeries] {
    var series: [EventSeries] = []
    var places: [String: Int] = [:]
    for entry in entries {
      let place = places[entry.uid] ?? series.count
      if place == series.count {
        places[entry.uid] = place
        series.append(EventSeries())
      }
      if entry.component.first("RECURRENCE-ID") != nil {
        series[place].single.append(entry)
      } else {
        // The last one that a file has of a UID counts.
        series[place].whole = entry
      }
    }
    return series
  }

  /// More times of one series in a year than anybody goes to.
  private static let most = 1000
  /// Several rules are rare, and very many are nobody's calendar.
  private static let mostRules = 4
}

extension EventSeries {
  /// The events that come in a stretch of time; `steps` is how much may be reckoned for them, and what
  /// is left of that.
  func events(in window: Range<Instant>, steps: inout Int) -> [CalendarEvent] {
    var events: [CalendarEvent] = []
    var told: Set<CivilDateTime> = []
    if let whole, let start = whole.start {
      let zone = whole.zone(of: start)
      told = Set(single.compactMap { $0.recurrence.map { whole.civil(of: $0, like: start) } })
      if !whole.isCancelled {
        events += wholeEvents(whole, from: start, besides: told, in: window, zone, &steps)
      }
    }
    for entry in single.prefix(Self.most) where !entry.isCancelled {
      guard let start = entry.start else { continue }
      let civil = CivilDateTime(start.civil.date, start.civil.time ?? .midnight)
      let event = entry.event(at: civil, in: entry.zone(of: start))
      if event.time.span(in: entry.machine).touches(window) { events.append(event) }
    }
    return events
  }

  private func wholeEvents(
    _ entry: EventEntry,
    from start: CalendarTime,
    besides told: Set<CivilDateTime>,
    in window: Range<Instant>,
    _ zone: Zone,
    _ steps: inout Int
  ) -> [CalendarEvent] {
    let first = CivilDateTime(start.civil.date, start.civil.time ?? .midnight)
    let left = entry.times("EXDATE")
    let days = Set(left.compactMap { if case .date(let date) = $0 { date } else { nil } })
    let times = Set(left.map { entry.civil(of: $0, like: start) })
    // What began before the stretch may go on into it.
    let reach = entry.length.seconds + 86_400
    let from = zone.civil(at: window.lowerBound).adding(seconds: -reach)
    let end = zone.civil(at: window.upperBound).adding(seconds: 86_400)
    var moments: Set<CivilDateTime> = [first]
    let single = entry.times("RDATE").map { entry.civil(of: $0, like: start) }
      .filter { from < $0 && $0 < end }.sorted().prefix(Self.most)
    moments.formUnion(single)
    steps -= single.count
    for line in entry.component.all("RRULE").prefix(Self.mostRules) {
      guard let rule = RecurrenceRule(line.value.onOneLine) else { continue }
      var occurrences = rule.occurrences(after: from, from: first, in: zone)
      var count = 0
      while count < Self.most, occurrences.steps < steps, let civil = occurrences.next(),
        civil < end
      {
        moments.insert(civil)
        count += 1
      }
      steps -= occurrences.steps + count
    }
    return moments.sorted().compactMap { civil in
      guard !told.contains(civil), !times.contains(civil), !days.contains(civil.date) else {
        return nil
      }
      let event = entry.event(at: civil, in: zone)
      return event.time.span(in: entry.machine).touches(window) ? event : nil
    }
  }
}

extension EventEntry {
  /// A moment as the wall clock of a series shows it; a day is that of its beginning.
  fileprivate func civil(of time: CalendarTime, like start: CalendarTime) -> CivilDateTime {
    guard let clock = start.civil.time else { return CivilDateTime(time.civil.date, .midnight) }
    if case .date(let date) = time { return CivilDateTime(date, clock) }
    return zone(of: start).civil(at: instant(of: time))
  }
}
