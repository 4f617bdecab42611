package import Model

/// Writes what changed of a to-do into the object that a server has of it; every property, alarm and
/// component that nothing is known of stays byte for byte.
package struct CalendarPatch {
  private let calendar: LocalCalendar
  private let now: Instant
  /// Whether what was put off and acknowledged is written, and not only read.
  private let writesAnswers: Bool
  private let writer: CalendarWriter

  package init(in calendar: LocalCalendar, at now: Instant, writesAnswers: Bool = true) {
    (self.calendar, self.now, self.writesAnswers) = (calendar, now, writesAnswers)
    writer = CalendarWriter(
      zones: calendar.zones,
      zone: calendar.zone,
      now: now,
      day: calendar.day
    )
  }

  /// A new object of a to-do.
  package func object(_ todo: SyncedTodo, createdAt: Instant, editedAt: Instant) -> [UInt8] {
    var file = CalendarComponent("VCALENDAR")
    file.insert(ContentLine("VERSION", value: "2.0"))
    file.insert(ContentLine("PRODID", text: CalendarWriter.product))
    var entry = CalendarComponent("VTODO")
    entry.insert(ContentLine("UID", text: todo.uid))
    entry.insert(ContentLine("CREATED", value: createdAt.basic))
    entry.insert(ContentLine("STATUS", value: "NEEDS-ACTION"))
    var blank = SyncedTodo(uid: todo.uid, title: "")
    blank.modifiedAt = createdAt
    write(todo, over: blank, into: &entry, of: file, editedAt: editedAt)
    file.items.append(.component(entry))
    writeOccurrences(of: todo, over: blank, (entry, entry), into: &file, editedAt: editedAt)
    addZones(to: &file)
    return file.bytes.withFullLineEnds
  }

  /// The bytes of an object with what a to-do differs in from what it says.
  ///
  /// `nil` where there is nothing to write, or no to-do in the object.
  package func patched(
    _ bytes: [UInt8],
    with todo: SyncedTodo,
    editedAt: Instant
  ) -> [UInt8]? {
    guard case .todo(let before, _) = SyncedObject(bytes, in: calendar, at: now),
      todo.uid != before.uid || !todo.isSame(as: before, in: calendar)
    else { return nil }
    let all = CalendarReader.components(of: bytes)
    guard var file = all.first(where: { $0.name == "VCALENDAR" }),
      let place = file.items.firstIndex(where: \.isMasterTodo),
      case .component(var entry) = file.items[place]
    else { return nil }
    let old = entry
    write(todo, over: before, into: &entry, of: file, editedAt: editedAt)
    file.items[place] = .component(entry)
    writeOccurrences(of: todo, over: before, (entry, old), into: &file, editedAt: editedAt)
    file.set(ContentLine("PRODID", text: CalendarWriter.product))
    addZones(to: &file)
    return file.bytes.withFullLineEnds
  }

  /// The bytes of an object as it is, but for the moment at which it was changed last.
  ///
  /// `nil` where there is no to-do in it.
  package func stamped(_ bytes: [UInt8], editedAt: Instant) -> [UInt8]? {
    guard case .todo(let before, _) = SyncedObject(bytes, in: calendar, at: now) else { return nil }
    let all = CalendarReader.components(of: bytes)
    guard var file = all.first(where: { $0.name == "VCALENDAR" }),
      let place = file.items.firstIndex(where: \.isMasterTodo),
      case .component(var entry) = file.items[place]
    else { return nil }
    let seen = entry.first("DTSTAMP")?.value
    stamp(&entry, before, editedAt: editedAt)
    if seen == now.basic {
      // Tags are made of what is written, so a second one of this second has to differ.
      entry.set(ContentLine("DTSTAMP", value: (now + .seconds(1)).basic))
    }
    file.items[place] = .component(entry)
    return file.bytes.withFullLineEnds
  }

  private func writeOccurrences(
    of todo: SyncedTodo,
    over before: SyncedTodo,
    _ masters: (new: CalendarComponent, old: CalendarComponent),
    into file: inout CalendarComponent,
    editedAt: Instant
  ) {
    let patch = OccurrencePatch(
      master: masters.new,
      old: masters.old,
      zones: CalendarZones(calendar.zones, calendar: file, around: now),
      writer: writer,
      calendar: calendar,
      editedAt: editedAt
    )
    patch.write(todo, over: before, into: &file)
  }

  private func write(
    _ todo: SyncedTodo,
    over before: SyncedTodo,
    into entry: inout CalendarComponent,
    of file: CalendarComponent,
    editedAt: Instant
  ) {
    if todo.uid != before.uid {
      entry.set(ContentLine("UID", text: todo.uid))
      // Who knows the one before as it was then has changed nothing since.
      if let moment = before.modifiedAt {
        entry.set(ContentLine("X-VOICEDO-MADE-FROM", value: moment.basic))
      }
    }
    if todo.title != before.title {
      entry.set(ContentLine("SUMMARY", text: todo.title))
      entry.renameAlarms(from: before.title, to: todo.title)
    }
    entry.set("DESCRIPTION", todo.notes, before.notes)
    entry.set("X-VOICEDO-FIRST-STEP", todo.firstStep, before.firstStep)
    if todo.priority != before.priority { write(todo.priority, into: &entry) }
    if todo.effort != before.effort { write(todo.effort, into: &entry) }
    if todo.parent != before.parent { write(parent: todo.parent, into: &entry) }
    if let position = todo.position, position != before.position {
      entry.set(ContentLine("X-APPLE-SORT-ORDER", value: String(position)))
    }
    let zones = CalendarZones(calendar.zones, calendar: file, around: now)
    var patch = TimePatch(entry, zones, writer, calendar, at: now)
    patch.writeSchedule(todo.schedule, over: before.schedule)
    patch.writeLeads(of: todo, over: before)
    if writesAnswers { patch.writeAnswers(of: todo, over: before) }
    entry = patch.entry
    if todo.completedAt != before.completedAt, todo.isDone != before.isDone {
      write(completedAt: todo.completedAt, into: &entry)
    }
    if todo.schedule?.rule != nil {
      for (name, moment, old) in [
        ("X-VOICEDO-LAST-DONE", todo.lastDoneAt, before.lastDoneAt),
        ("X-VOICEDO-LAST-SKIPPED", todo.lastSkippedAt, before.lastSkippedAt),
      ] where moment != old {
        if let moment { entry.set(ContentLine(name, value: moment.basic)) }
      }
    }
    stamp(&entry, before, editedAt: editedAt)
    if let number = entry.first("SEQUENCE").flatMap({ Int($0.value.onOneLine) }) {
      entry.set(ContentLine("SEQUENCE", value: String(number &+ 1)))
    }
  }

  private func stamp(
    _ entry: inout CalendarComponent,
    _ before: SyncedTodo,
    editedAt: Instant
  ) {
    let last = [editedAt, before.modifiedAt].compactMap(\.self).max() ?? now
    entry.set(ContentLine("LAST-MODIFIED", value: min(last, now).basic))
    entry.set(ContentLine("DTSTAMP", value: now.basic))
  }

  /// A number that says the same already stays as it is.
  private func write(_ priority: Priority, into entry: inout CalendarComponent) {
    guard Priority(calendar: entry.first("PRIORITY")?.value) != priority else { return }
    if let number = priority.calendarNumber {
      entry.set(ContentLine("PRIORITY", value: String(number)))
    } else {
      entry.remove("PRIORITY")
    }
  }

  private func write(_ effort: Effort, into entry: inout CalendarComponent) {
    entry.remove("X-VOICEDO-MINUTES")
    entry.remove("X-VOICEDO-ENERGY")
    if let minutes = effort.minutes {
      entry.insert(ContentLine("X-VOICEDO-MINUTES", value: String(minutes)))
    }
    if let energy = effort.energy {
      entry.insert(ContentLine("X-VOICEDO-ENERGY", value: energy.rawValue.uppercased()))
    }
  }

  /// Siblings and children of other programs stay.
  private func write(parent: String?, into entry: inout CalendarComponent) {
    entry.items.removeAll { item in
      guard case .property(let line) = item, line.name == "RELATED-TO" else { return false }
      return (line.parameter("RELTYPE") ?? "PARENT").uppercased() == "PARENT"
    }
    if let parent { entry.insert(ContentLine("RELATED-TO", text: parent)) }
  }

  private func write(completedAt: Instant?, into entry: inout CalendarComponent) {
    if let done = completedAt {
      entry.set(ContentLine("STATUS", value: "COMPLETED"))
      entry.set(ContentLine("COMPLETED", value: done.basic))
      entry.set(ContentLine("PERCENT-COMPLETE", value: "100"))
    } else {
      entry.set(ContentLine("STATUS", value: "NEEDS-ACTION"))
      entry.remove("COMPLETED")
      entry.remove("PERCENT-COMPLETE")
    }
  }

  /// Puts in the zones that times of the object name and that are not there.
  private func addZones(to file: inout CalendarComponent) {
    let present = Set(file.components("VTIMEZONE").compactMap { $0.first("TZID")?.text })
    let entries = file.components("VTODO")
    let named = Set((entries + entries.flatMap { $0.components("VALARM") }).flatMap(\.zoneNames))
    for name in named.subtracting(present).sorted() {
      guard let zone = calendar.zones.zone(name) else { continue }
      let place = file.items.firstIndex { if case .component = $0 { true } else { false } }
      file.items.insert(
        .component(zone.calendarComponent(around: now)),
        at: place ?? file.items.endIndex
      )
    }
  }
}

extension CalendarComponent {
  /// Writes a text that changed, or takes it away.
  fileprivate mutating func set(_ name: String, _ text: String?, _ before: String?) {
    guard text != before else { return }
    if let text { set(ContentLine(name, text: text)) } else { remove(name) }
  }
}

extension CalendarComponent.Item {
  /// Whether it is the to-do itself, and not one occurrence of it.
  fileprivate var isMasterTodo: Bool {
    if case .component(let inner) = self {
      inner.name == "VTODO" && inner.first("RECURRENCE-ID") == nil
    } else {
      false
    }
  }
}

extension [UInt8] {
  /// With the two signs at the end of each line that the standard asks for: some of what servers give
  /// has one of them.
  fileprivate var withFullLineEnds: [UInt8] {
    var full: [UInt8] = []
    full.reserveCapacity(count + count / 32)
    for byte in self {
      if byte == UInt8(ascii: "\n"), full.last != UInt8(ascii: "\r") {
        full.append(UInt8(ascii: "\r"))
      }
      full.append(byte)
    }
    return full
  }
}
