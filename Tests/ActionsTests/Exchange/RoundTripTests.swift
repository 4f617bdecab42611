import Interchange
import Language
import Model
import SQLite
import TestSupport
import Testing

@testable import Actions
@testable import Store

/// What goes out of one database as a file and comes into another one is there as it was.
@Suite struct RoundTripTests {
  private let here: Device
  private let there: Device
  /// What iCalendar carries of a to-do.
  private static let carried: Set = [
    "id", "list_id", "parent_id", "title", "notes", "first_step", "priority", "time_kind",
    "due_date",
    "due_time", "end_time", "zone", "due_at", "rrule", "series_start", "occurrence", "repeat_from",
    "position", "created_at", "updated_at", "completed_at", "paused_at", "paused_until",
    "exceptions",
    "duration", "energy",
  ]
  /// What stays on this machine: how it came, its short name here, and what was not understood of it.
  private static let own: Set = ["handle", "phrase", "inferred_at", "source", "problem", "unsure"]
  /// What iCalendar carries of a reminder.
  private static let carriedOfReminder: Set = [
    "todo_id", "leads", "own_leads", "persistence", "breakthrough", "state", "again_at", "fire_at",
  ]
  /// How far its delivery on this machine has come.
  private static let ownOfReminder: Set = [
    "stage", "attempts", "resumes_at", "shown_at", "check_in",
  ]

  init() throws {
    here = try Device(MemoryServer(), [:])
    there = try Device(MemoryServer(), [:])
  }

  @Test("Each column is one that goes out, or one that is known to stay")
  func columns() throws {
    #expect(Set(try here.store.columns(of: .todo)) == Self.carried.union(Self.own))
    #expect(
      Set(try here.store.columns(of: .reminder)) == Self.carriedOfReminder.union(Self.ownOfReminder)
    )
  }

  /// To-dos with every column set in one or another.
  private func fill() throws {
    let store = here.store
    let now = Device.start
    func add(
      _ title: String,
      _ due: Due?,
      rule: RecurrenceRule? = nil,
      leads: [Int] = [],
      _ change: (inout Draft) -> Void = { _ in }
    ) throws -> Todo.ID {
      var draft = Draft(
        title: title,
        schedule: due.map { Schedule(due: $0, rule: rule) },
        leads: leads,
        list: "Home"
      )
      change(&draft)
      return try #require(try store.capture([draft], source: .commandLine, at: now).rows.first).id
    }
    let date = try #require(CivilDate("2026-12-01"))
    let whole = try add("Party; \u{1F389}, \"loud\"", .floating(date, .hour(18)), leads: [1440, 0])
    {
      $0.notes = "Bring cake\nand a candle\n#friends #home"
      $0.firstStep = "Ask Ana"
      $0.priority = .high
      $0.effort = Effort(minutes: 90, energy: .high)
      $0.schedule?.endTime = .hour(22)
    }
    let part = try add("Buy a cake", nil)
    let home = try #require(try store.todo(whole)?.todo.list)
    try store.put(part, on: home, under: whole, at: now)
    _ = try add("Call", .zoned(date, .hour(9), zone: "America/New_York")) { $0.priority = .low }
    _ = try add("Tea", .absolute(now + .seconds(4000)))
    _ = try add("Rent", .floating(date, nil), rule: RecurrenceRule("FREQ=MONTHLY"))
    let series = try add(
      "Water",
      .floating(date, .hour(8)),
      rule: RecurrenceRule("FREQ=DAILY", exceptions: "12-25,2026-12-07"),
      leads: [10]
    )
    let paused = try add("Run", .floating(date, .hour(7)), rule: RecurrenceRule("FREQ=WEEKLY"))
    _ = try add("Filter", .floating(date, .hour(7)), rule: RecurrenceRule("FREQ=MONTHLY")) {
      $0.schedule?.repeatFrom = .completion
    }
    let silent = try add("Quiet", .floating(date, .hour(11)))
    let pill = try add("Pill", .floating(date, .hour(12)))
    let snoozed = try add("Later", .floating(date, .hour(13)))
    let done = try add("Done", .floating(date, .hour(14)))
    var change = TodoChange()
    change.time.due = .floating(date, .hour(10))
    _ = try store.edit(series, change, source: .commandLine, at: now)
    let until = CivilDateTime(date.adding(days: 30), .hour(7))
    _ = try store.pause([paused], until: until, source: .commandLine, at: now)
    change = TodoChange()
    change.time.silences = true
    _ = try store.edit(silent, change, source: .commandLine, at: now)
    change = TodoChange()
    (change.time.isBreakthrough, change.time.persistence) = (true, .untilDone)
    _ = try store.edit(pill, change, source: .commandLine, at: now)
    let later = Device.start + .seconds(9 * 86_400)
    _ = try store.snooze([snoozed], until: later, source: .commandLine, at: now)
    _ = try store.complete([done], source: .commandLine, at: now)
  }

  /// The columns that are carried, a line for each row, with the list by its name.
  private func rows(of store: TodoStore) throws -> [String] {
    func values(_ columns: Set<String>, _ table: String) -> String {
      columns.subtracting(["list_id"]).sorted()
        .map { "'\($0) ' || ifnull(\(table).\($0), '-')" }.joined(separator: " || '; ' || ")
    }
    let todos = try store.connection.all(
      "SELECT list.name || ': ' || \(values(Self.carried, "todo")) FROM todo JOIN list ON list.id = list_id ORDER BY todo.id"
    ) { $0.text(0) }
    let reminders = try store.connection.all(
      "SELECT \(values(Self.carriedOfReminder, "reminder")) FROM reminder WHERE state <> 'closed' ORDER BY todo_id"
    ) { $0.text(0) }
    return todos + reminders
  }

  private func calendarFile(of store: TodoStore) throws -> [UInt8] {
    var filter = TodoFilter()
    filter.status = .all
    let todos = try store.todos(filter).map { $0.exchanged(in: store.calendar) }
    let writer = CalendarWriter(
      zones: store.calendar.zones,
      zone: store.calendar.zone,
      now: Device.start,
      day: store.calendar.day
    )
    return writer.file(todos)
  }

  private func importing(_ bytes: [UInt8], into device: Device) throws -> Imported {
    let store = device.store
    let request = ImportRequest(bytes, .iCalendar, list: nil, isOpenOnly: false, isDryRun: false)
    let file = CalendarFile(
      zones: store.calendar.zones,
      zone: store.calendar.zone,
      now: Device.start,
      day: store.calendar.day
    ).read(bytes)
    #expect(file.remarks == [])
    let entries = request.entries(file.todos, at: Device.start, calendar: store.calendar)
    return try store.importing(entries, at: Device.start)
  }

  @Test("iCalendar carries every column there and back")
  func iCalendar() throws {
    try fill()
    let bytes = try calendarFile(of: here.store)
    _ = try importing(bytes, into: there)
    let (before, after) = (try rows(of: here.store), try rows(of: there.store))
    #expect(after.count == before.count)
    for (one, other) in zip(before, after) { #expect(other == one) }
    // Once more, nothing is new or otherwise.
    let again = try importing(try calendarFile(of: there.store), into: here)
    #expect(again.added == [] && again.updated == [] && again.differing == [])
  }

  @Test("A UID of another program goes out again as it was")
  func foreignUID() throws {
    for uid in ["20260101T000000Z-1@example.org", "6B5E635B-33C4-4668-AAB4-3B9269B842A3"] {
      let text =
        "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:\(uid)\nSUMMARY:Call\nEND:VTODO\nEND:VCALENDAR\n"
      _ = try importing(Array(text.utf8), into: there)
      let written = String(decoding: try calendarFile(of: there.store), as: UTF8.self)
      #expect(written.contains("UID:\(uid)\r\n"))
    }
  }

  @Test("JSON carries every column there and back")
  func json() throws {
    try fill()
    var tables: [String] = []
    for table in ExchangedTable.allCases {
      var rows: [String] = []
      try here.store.eachRow(of: table) { rows.append($0) }
      tables.append("\"\(table.rawValue)\":[\(rows.joined(separator: ","))]")
    }
    let text = "{\"tables\":{\(tables.joined(separator: ","))}}"
    let came = try there.store.importing(tables: text, isDryRun: false, at: Device.start)
    #expect(came.unknown == [])
    #expect(try rows(of: there.store) == (try rows(of: here.store)))
  }
}
