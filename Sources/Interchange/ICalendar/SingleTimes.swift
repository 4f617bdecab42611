import Model

/// The single times of series that an object tells of (`RECURRENCE-ID`), by the UIDs of their series.
struct SingleTimes {
  private var components: [String: [CalendarComponent]] = [:]
  /// The UIDs whose series is in the object.
  private var series: Set<String> = []

  init(of calendar: CalendarComponent) {
    for entry in calendar.components("VTODO") + calendar.components("VEVENT") {
      guard let uid = entry.first("UID")?.text else { continue }
      if entry.first("RECURRENCE-ID") == nil {
        series.insert(uid)
      } else if components[uid, default: []].count < Self.most {
        components[uid, default: []].append(entry)
      }
    }
  }

  /// More single times than any series has that somebody keeps.
  private static let most = 1000

  /// Whether the series of a single time is not in the object.
  func isAlone(_ entry: CalendarComponent) -> Bool {
    entry.first("UID").map { !series.contains($0.text) } ?? true
  }

  /// The single times of a series; they are given once.
  mutating func take(of entry: CalendarComponent) -> [CalendarComponent] {
    guard entry.first("RECURRENCE-ID") == nil, let uid = entry.first("UID")?.text else { return [] }
    return components.removeValue(forKey: uid) ?? []
  }
}

extension CalendarComponent {
  /// Whether a single time of a series was done or cancelled.
  var isAnswered: Bool {
    let status = first("STATUS")?.value.onOneLine.uppercased()
    return status == "COMPLETED" || status == "CANCELLED" || first("COMPLETED") != nil
  }
}

extension CalendarEntryReader {
  /// The time of the series that a single one stands for.
  func original(of single: CalendarComponent) -> CalendarTime? {
    single.first("RECURRENCE-ID").flatMap { CalendarTime($0, zones: zones) }
  }

  /// A time of this series that was moved; `nil` where it is over, or cannot be read.
  func moved(
    _ single: CalendarComponent,
    _ list: String?,
    now: Instant,
    into file: inout ExchangedFile
  ) -> ExchangedTodo.Single? {
    guard let time = original(of: single), let start = startOfSeries else { return nil }
    var alone = single
    alone.remove("RRULE")
    let reader = CalendarEntryReader(entry: alone, zones: zones, zone: zone, day: day)
    var read = ExchangedFile()
    if single.name == "VTODO" {
      reader.readTodo(into: &read, list: list, now: now)
    } else {
      reader.readEvent(into: &read, list: list, now: now)
    }
    // What is over is no longer moved.
    file.remarks += read.remarks.filter { $0.reason != .past }
    guard var todo = read.todos.first else { return nil }
    if single.first("RECURRENCE-ID")?.parameter("RANGE")?.uppercased() == "THISANDFUTURE" {
      // All after it were moved as well: that is no single time.
      file.note(.repeat, "RANGE=THISANDFUTURE", of: todo.title, line: single.line)
      todo.append(note: "RANGE=THISANDFUTURE")
    }
    todo.uid? += "\n" + (single.first("RECURRENCE-ID")?.value.onOneLine ?? "")
    return ExchangedTodo.Single(original: due(of: time, in: start), todo: todo)
  }
}
