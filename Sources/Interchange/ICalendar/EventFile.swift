package import Model

/// The events that a file or an address of a calendar holds, worked out for a stretch of time.
package struct EventFile: Hashable, Sendable {
  /// What the calendar calls itself.
  package var name: String?
  /// The earliest first.
  package var events: [CalendarEvent] = []
  /// Whether there are more events than are kept.
  package var isCut = false
  /// The names of zones that nobody here knows; their times are taken for local ones.
  package var unknownZones: Set<String> = []
}

/// Works out which events of an iCalendar object come in a stretch of time.
///
/// Whatever the object says, no more than so many events and so much reckoning come of it.
package struct EventReader {
  private let directory: ZoneDirectory
  /// The machine's zone, which times without one are in.
  private let zone: Zone
  private let window: Range<Instant>
  private let most: Int

  /// More events than a person's calendars have in a year.
  package static let usualMost = 20_000
  /// Days, periods and occurrences that are looked at for all series of an object together.
  private static let mostSteps = 2_000_000

  package init(
    _ directory: ZoneDirectory,
    zone: Zone,
    window: Range<Instant>,
    most: Int = EventReader.usualMost
  ) {
    (self.directory, self.zone, self.window, self.most) = (directory, zone, window, most)
  }

  /// The events of an object; `nil` where the bytes are no calendar.
  package func read(_ bytes: [UInt8]) -> EventFile? {
    let calendars = CalendarReader.components(of: bytes).filter { $0.name == "VCALENDAR" }
    guard !calendars.isEmpty else { return nil }
    var file = EventFile()
    var steps = Self.mostSteps
    for calendar in calendars {
      file.name = file.name ?? calendar.ownName
      let zones = CalendarZones(directory, calendar: calendar, around: window.lowerBound)
      let entries = calendar.components("VEVENT").map {
        EventEntry($0, zones: zones, zone: zone)
      }
      for entry in entries { file.unknownZones.formUnion(entry.unknownZones) }
      for series in EventSeries.all(of: entries) {
        guard file.events.count < most, steps > 0 else {
          file.isCut = true
          break
        }
        file.events += series.events(in: window, steps: &steps)
      }
    }
    file.events = sorted(file.events)
    if file.events.count > most {
      file.events.removeLast(file.events.count - most)
      file.isCut = true
    }
    return file
  }

  private func sorted(_ events: [CalendarEvent]) -> [CalendarEvent] {
    let starts = events.map { $0.time.span(in: zone).lowerBound }
    return events.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { events[$0] }
  }
}

extension CalendarComponent {
  /// The name of a calendar: by RFC 7986, or as most programs write it.
  fileprivate var ownName: String? {
    let name = (first("NAME") ?? first("X-WR-CALNAME"))?.text.onOneLine
    return name.flatMap { $0.isEmpty ? nil : String($0.prefix(100)) }
  }
}
