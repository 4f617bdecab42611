package import Model

/// Reads the to-dos and events of an iCalendar file.
package struct CalendarFile {
  package let zones: ZoneDirectory
  /// The moment it is read at: what an event was before is over.
  package let now: Instant
  /// The machine's zone, which times without one are in.
  package let zone: Zone
  /// When a day without a clock time comes.
  package let day: TimeOfDay

  package init(zones: ZoneDirectory, zone: Zone, now: Instant, day: TimeOfDay) {
    self.zones = zones
    self.zone = zone
    self.now = now
    self.day = day
  }

  /// Every to-do and every event that is to come, in the order of the file.
  ///
  /// Times of a series that were moved (`RECURRENCE-ID`) are with the series; where that is not in the
  /// file, each is something to do of its own.
  package func read(_ bytes: [UInt8]) -> ExchangedFile {
    var file = ExchangedFile()
    let calendars = CalendarReader.components(of: bytes)
    for calendar in calendars {
      guard calendar.name == "VCALENDAR" else {
        file.note(.line, "BEGIN:" + calendar.name, line: calendar.line)
        continue
      }
      let zones = CalendarZones(zones, calendar: calendar, around: now)
      let list = calendar.first("X-WR-CALNAME")?.text.onOneLine
      var singles = SingleTimes(of: calendar)
      for case .component(let entry) in calendar.items {
        guard ["VTODO", "VEVENT"].contains(entry.name) else {
          if entry.name != "VTIMEZONE" {
            file.note(.kind, entry.name, of: entry.first("SUMMARY")?.text ?? "", line: entry.line)
          }
          continue
        }
        if entry.first("RECURRENCE-ID") != nil, !singles.isAlone(entry) { continue }
        let reader = CalendarEntryReader(entry: entry, zones: zones, zone: zone, day: day)
        read(reader, singles.take(of: entry), list, into: &file)
      }
    }
    if calendars.isEmpty, !bytes.isEmpty {
      let first = bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(60)
      file.note(.line, String(decoding: first, as: UTF8.self).onOneLine, line: 1)
    }
    return file
  }
}

extension CalendarFile {
  private func read(
    _ reader: CalendarEntryReader,
    _ singles: [CalendarComponent],
    _ list: String?,
    into file: inout ExchangedFile
  ) {
    var reader = reader
    reader.answered = singles.filter(\.isAnswered).compactMap { reader.original(of: $0) }
    let count = file.todos.count
    if reader.entry.name == "VTODO" {
      reader.readTodo(into: &file, list: list, now: now)
    } else {
      reader.readEvent(into: &file, list: list, now: now)
    }
    guard file.todos.count > count else { return }
    if let time = reader.entry.first("RECURRENCE-ID") {
      // The series may come with another file.
      file.todos[count].uid? += "\n" + time.value.onOneLine
    }
    guard file.todos[count].rule != nil else { return }
    for single in singles where !single.isAnswered {
      if let moved = reader.moved(single, list, now: now, into: &file) {
        file.todos[count].singles.append(moved)
      }
    }
  }
}
