package import Model

/// Reads the to-dos and events of an iCalendar file.
package struct CalendarFile {
  package let zones: ZoneDirectory
  /// The moment it is read at: what an event was before is over.
  package let now: Instant
  /// The machine's zone, which times without one are in.
  package let zone: Zone

  package init(zones: ZoneDirectory, zone: Zone, now: Instant) {
    self.zones = zones
    self.zone = zone
    self.now = now
  }

  /// Every to-do and every event that is to come, in the order of the file.
  ///
  /// A single time of a series that was moved (`RECURRENCE-ID`) is left out with a remark: the series
  /// is what is to be done.
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
      let answered = calendar.answered(zones: zones)
      for case .component(let entry) in calendar.items {
        var reader = CalendarEntryReader(entry: entry, zones: zones, zone: zone)
        reader.answered = entry.first("UID").flatMap { answered[$0.text] } ?? []
        switch entry.name {
        case "VTODO": reader.readTodo(into: &file, list: list)
        case "VEVENT": reader.readEvent(into: &file, list: list, now: now)
        case "VTIMEZONE": break
        default: file.note(.kind, entry.name, line: entry.line)
        }
      }
    }
    if calendars.isEmpty, !bytes.isEmpty {
      let first = bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(60)
      file.note(.line, String(decoding: first, as: UTF8.self).onOneLine, line: 1)
    }
    return file
  }
}

extension CalendarComponent {
  /// The times of series that were done or cancelled one by one (`RECURRENCE-ID`), by their UIDs.
  fileprivate func answered(zones: CalendarZones) -> [String: [CalendarTime]] {
    var answered: [String: [CalendarTime]] = [:]
    for entry in components("VTODO") + components("VEVENT") {
      guard let uid = entry.first("UID")?.text, let line = entry.first("RECURRENCE-ID"),
        let time = CalendarTime(line, zones: zones)
      else { continue }
      let status = entry.first("STATUS")?.value.onOneLine.uppercased()
      if status == "COMPLETED" || status == "CANCELLED" || entry.first("COMPLETED") != nil {
        answered[uid, default: []].append(time)
      }
    }
    return answered
  }
}
