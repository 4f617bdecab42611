import Interchange
import Model
import Testing

/// Starts that other programs gave, some time before what is due.
@Suite struct SeriesStartTests {
  private func bytes(_ lines: [String], _ part: [String] = []) -> [UInt8] {
    var all = ["BEGIN:VCALENDAR", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:a1", "SUMMARY:Pills"]
    all += lines + ["END:VTODO"]
    if !part.isEmpty {
      all += ["BEGIN:VTODO", "UID:a1", "SUMMARY:Pills"] + part + ["END:VTODO"]
    }
    return Array((all + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
  }

  private func series(_ start: String, _ due: String, _ rule: String, _ more: String...) -> [String]
  {
    ["DTSTART;TZID=Europe/Berlin:" + start, "DUE;TZID=Europe/Berlin:" + due, "RRULE:" + rule] + more
  }

  @Test(
    "A series that goes on starts as long before its due time as it did",
    arguments: [
      (
        ["20261125T100000", "20261125T120000", "FREQ=WEEKLY"], "2026-12-02T12:00",
        ["20261202T100000", "20261202T120000", "FREQ=WEEKLY"]
      ),
      (
        ["20261125T100000", "20261125T120000", "FREQ=WEEKLY;UNTIL=20261223T090000Z"],
        "2026-12-02T12:00",
        ["20261202T100000", "20261202T120000", "FREQ=WEEKLY;UNTIL=20261223T090000Z"]
      ),
      (
        ["20261125T100000", "20261125T120000", "FREQ=DAILY;UNTIL=20261127"], "2026-11-26T12:00",
        ["20261126T100000", "20261126T120000", "FREQ=DAILY;UNTIL=20261127"]
      ),
      // A day and more before, on some days of the week.
      (
        ["20261124T220000", "20261126T070000", "FREQ=WEEKLY;BYDAY=TU,FR"], "2026-11-29T07:00",
        ["20261127T220000", "20261129T070000", "FREQ=WEEKLY;BYDAY=TU,FR"]
      ),
      // Over a change of the clock, the wall clock counts.
      (
        ["20260325T100000", "20260327T120000", "FREQ=WEEKLY"], "2026-04-03T12:00",
        ["20260401T100000", "20260403T120000", "FREQ=WEEKLY"]
      ),
    ]
  )
  func goesOn(_ times: [String], _ next: String, _ wanted: [String]) throws {
    let occurrence = try #require(CivilDateTime(next))
    let object = bytes(series(times[0], times[1], times[2]))
    let new = try patched(object) { todo in
      todo.schedule?.occurrence = occurrence
      todo.schedule?.due = .zoned(occurrence.date, occurrence.time, zone: "Europe/Berlin")
      todo.lastDoneAt = syncNow
    }
    for line in series(wanted[0], wanted[1], wanted[2]) { #expect(new.contains(line)) }
    let text = Array((new.joined(separator: "\r\n") + "\r\n").utf8)
    #expect(try read(text).schedule?.occurrence == occurrence)
  }

  @Test("A length in the place of a due time is kept, and so is a start on days alone")
  func kinds() throws {
    let long = try patched(
      bytes(["DTSTART;TZID=Europe/Berlin:20261125T100000", "DURATION:PT2H", "RRULE:FREQ=DAILY"])
    ) {
      $0.schedule?.occurrence = CivilDateTime("2026-11-26T12:00")
      $0.schedule?.due = try due(26, "12:00", zone: "Europe/Berlin")
    }
    for line in series("20261126T100000", "20261126T120000", "FREQ=DAILY") {
      #expect(long.contains(line))
    }
    let days = try patched(
      bytes([
        "DTSTART;VALUE=DATE:20261124", "DUE;VALUE=DATE:20261126", "RRULE:FREQ=WEEKLY;BYDAY=TU",
      ])
    ) {
      $0.schedule?.occurrence = CivilDateTime("2026-12-03T09:00")
      $0.schedule?.due = .floating(try #require(CivilDate("2026-12-03")), nil)
    }
    for line in [
      "DTSTART;VALUE=DATE:20261201", "DUE;VALUE=DATE:20261203", "RRULE:FREQ=WEEKLY;BYDAY=TU",
    ] { #expect(days.contains(line)) }
  }

  @Test("A series that is moved as a whole keeps its start, and what it leaves out")
  func moved() throws {
    let lines = series(
      "20261125T100000",
      "20261125T120000",
      "FREQ=DAILY",
      "EXDATE;TZID=Europe/Berlin:20261127T100000"
    )
    let new = try patched(bytes(lines)) {
      $0.schedule?.occurrence = CivilDateTime("2026-11-25T15:00")
      $0.schedule?.due = try due(25, "15:00", zone: "Europe/Berlin")
    }
    for line in series(
      "20261125T130000",
      "20261125T150000",
      "FREQ=DAILY",
      "EXDATE;TZID=Europe/Berlin:20261127T130000"
    ) { #expect(new.contains(line)) }
  }

  @Test("An occurrence that was moved is found by its start, and goes when it is done")
  func settled() throws {
    let part = [
      "RECURRENCE-ID;TZID=Europe/Berlin:20261125T100000",
      "DTSTART;TZID=Europe/Berlin:20261126T130000", "DUE;TZID=Europe/Berlin:20261126T150000",
    ]
    let new = try patched(
      bytes(series("20261125T100000", "20261125T120000", "FREQ=WEEKLY"), part)
    ) {
      $0.schedule?.occurrence = CivilDateTime("2026-12-02T12:00")
      $0.schedule?.due = .zoned(
        try #require(CivilDate("2026-12-02")),
        .hour(12),
        zone: "Europe/Berlin"
      )
    }
    #expect(!new.contains { $0.hasPrefix("RECURRENCE-ID") })
    #expect(new.contains("DTSTART;TZID=Europe/Berlin:20261202T100000"))
  }

  @Test(
    "The start of a single one stays before its due time",
    arguments: [
      ("20261127T140000", "20261127T150000", "10:00", "20261127T090000"),
      ("20261127T140000", "20261127T150000", "14:30", "20261127T140000"),
      ("20261126T100000", "20261127T180000", "20:00", "20261126T100000"),
      ("20261127T160000", "20261127T150000", "10:00", nil),
    ] as [(String, String, String, String?)]
  )
  func single(_ start: String, _ end: String, _ clock: String, _ wanted: String?) throws {
    let lines = ["DTSTART;TZID=Europe/Berlin:" + start, "DUE;TZID=Europe/Berlin:" + end]
    let new = try patched(bytes(lines)) {
      $0.schedule = SyncedSchedule(due: try due(27, clock, zone: "Europe/Berlin"))
    }
    #expect(
      new.first { $0.hasPrefix("DTSTART;") } == wanted.map { "DTSTART;TZID=Europe/Berlin:" + $0 }
    )
  }

  @Test("A single one with a start that becomes a series starts as long before")
  func becomes() throws {
    let lines = [
      "DTSTART;TZID=Europe/Berlin:20261125T140000", "DUE;TZID=Europe/Berlin:20261125T150000",
    ]
    let new = try patched(bytes(lines)) {
      $0.schedule?.rule = RecurrenceRule("FREQ=DAILY")
      $0.schedule?.occurrence = CivilDateTime("2026-11-25T15:00")
    }
    for line in lines + ["RRULE:FREQ=DAILY"] { #expect(new.contains(line)) }
  }
}
