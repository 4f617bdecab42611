import Interchange
import Model
import Testing

/// Single occurrences of a series, as objects tell them apart (`RECURRENCE-ID`).
@Suite struct OccurrenceTests {
  private let berlin8 = [
    "DTSTART;TZID=Europe/Berlin:20261125T080000", "DUE;TZID=Europe/Berlin:20261125T080000",
  ]

  /// A daily series with another component beside it.
  private func series(_ times: [String], _ rule: String = "FREQ=DAILY", _ part: [String]...)
    -> [UInt8]
  {
    var lines = [
      "BEGIN:VCALENDAR", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:a1", "SUMMARY:Pills",
    ]
    lines += times + ["RRULE:" + rule, "X-OTHER:1", "END:VTODO"]
    for part in part { lines += ["BEGIN:VTODO", "UID:a1", "SUMMARY:Pills"] + part + ["END:VTODO"] }
    return Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
  }

  @Test(
    "An occurrence of others with a time of its own is moved",
    arguments: [
      (
        "RECURRENCE-ID;TZID=Europe/Berlin:20261125T080000",
        ["DUE;TZID=Europe/Berlin:20261125T110000"], "11:00"
      ),
      ("RECURRENCE-ID:20261125T070000Z", ["DUE:20261125T100000Z"], "11:00"),
      (
        "RECURRENCE-ID;TZID=Europe/Berlin:20261125T080000",
        ["DTSTART;TZID=America/New_York:20261125T060000", "DURATION:PT0S"], "12:00"
      ),
      ("RECURRENCE-ID:20261126T070000Z", ["DUE:20261126T100000Z"], "08:00"),
      (
        "RECURRENCE-ID:20261125T070000Z", ["DUE:20261125T100000Z", "STATUS:COMPLETED"], "08:00"
      ),
    ] as [(String, [String], String)]
  )
  func moved(_ id: String, _ lines: [String], _ clock: String) throws {
    let bytes = series(berlin8, "FREQ=DAILY", [id] + lines)
    let schedule = try #require(try read(bytes).schedule)
    #expect(schedule.due.time == TimeOfDay(clock))
    let isDone = lines.contains("STATUS:COMPLETED")
    #expect(schedule.occurrence == CivilDateTime(isDone ? "2026-11-26T08:00" : "2026-11-25T08:00"))
    let patch = CalendarPatch(in: calendar(in: berlin), at: syncNow)
    #expect(patch.patched(bytes, with: try read(bytes), editedAt: syncNow) == nil)
  }

  @Test("A series whose start lies before its due time names its occurrences by the start")
  func late() throws {
    let times = [
      "DTSTART;TZID=Europe/Berlin:20261125T080000", "DUE;TZID=Europe/Berlin:20261125T100000",
    ]
    let id = "RECURRENCE-ID;TZID=Europe/Berlin:20261125T080000"
    let done = try read(series(times, "FREQ=DAILY", [id, "STATUS:COMPLETED"]))
    #expect(done.schedule?.due == (try due(26, "10:00", zone: "Europe/Berlin")))
    let moved = try read(
      series(times, "FREQ=DAILY", [id, "DUE;TZID=Europe/Berlin:20261125T150000"])
    )
    #expect(moved.schedule?.due == (try due(25, "15:00", zone: "Europe/Berlin")))
    // And so is what is moved here.
    let new = try patched(series(times)) {
      $0.schedule?.due = try due(25, "15:00", zone: "Europe/Berlin")
    }
    for line in times + ["RRULE:FREQ=DAILY", id] { #expect(new.contains(line)) }
    #expect(new.contains("DTSTART;TZID=Europe/Berlin:20261125T130000"))
  }

  @Test(
    "What is moved here leaves the series as it is",
    arguments: [
      (
        ["DTSTART;TZID=Europe/Berlin:20261125T080000", "DUE;TZID=Europe/Berlin:20261125T080000"],
        "RECURRENCE-ID;TZID=Europe/Berlin:20261125T080000"
      ),
      (["DTSTART:20261125T070000Z", "DUE:20261125T070000Z"], "RECURRENCE-ID:20261125T070000Z"),
      (
        ["DTSTART;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261125"],
        "RECURRENCE-ID;VALUE=DATE:20261125"
      ),
    ] as [([String], String)]
  )
  func here(_ times: [String], _ id: String) throws {
    let bytes = series(times + ["BEGIN:VALARM", "TRIGGER:-PT15M", "END:VALARM"])
    let calendar = calendar(in: berlin)
    let new = try patched(bytes) { todo in
      let moved = try due(26, "19:00", zone: "Europe/Berlin")
      let before = try #require(todo.schedule).due
      todo.schedule?.due = calendar.moved(moved, toKindOf: before)
    }
    for line in times + ["RRULE:FREQ=DAILY", "X-OTHER:1", id] { #expect(new.contains(line)) }
    #expect(new.count { $0 == "TRIGGER:-PT15M" } == 2)
    #expect(new.count { $0 == "RRULE:FREQ=DAILY" } == 1)
    #expect(!new.contains { $0.hasPrefix("X-VOICEDO-OCCURRENCE") })
    // It is read as it was written, and a second time it is moved there it is the same component.
    let text = Array((new.joined(separator: "\r\n") + "\r\n").utf8)
    let schedule = try #require(try read(text).schedule)
    #expect(calendar.instant(of: schedule.due) == syncNow + .seconds(34 * 3600))
    #expect(schedule.occurrence?.date == CivilDate(year: 2026, month: 11, day: 25))
    let again = try patched(text) { todo in
      let before = try #require(todo.schedule).due
      let moved = try due(26, "20:00", zone: "Europe/Berlin")
      todo.schedule?.due = calendar.moved(moved, toKindOf: before)
      todo.title = "White pills"
    }
    #expect(again.count { $0.hasPrefix("RECURRENCE-ID") } == 1)
    #expect(again.count { $0 == "SUMMARY:White pills" } == 2)
  }

  @Test("What was moved and is done, or moved back, is told apart no longer")
  func gone() throws {
    let id = "RECURRENCE-ID;TZID=Europe/Berlin:20261125T080000"
    let bytes = series(berlin8, "FREQ=DAILY", [id, "DUE;TZID=Europe/Berlin:20261125T110000"])
    let done = try patched(bytes) { todo in
      todo.schedule?.due = try due(26, "08:00", zone: "Europe/Berlin")
      todo.schedule?.occurrence = CivilDateTime("2026-11-26T08:00")
    }
    #expect(done.contains("DTSTART;TZID=Europe/Berlin:20261126T080000"))
    #expect(!done.contains { $0.hasPrefix("RECURRENCE-ID") })
    let back = try patched(bytes) { $0.schedule?.due = try due(25, "08:00", zone: "Europe/Berlin") }
    #expect(back.contains(berlin8[0]) && !back.contains { $0.hasPrefix("RECURRENCE-ID") })
    let once = try patched(bytes) { todo in
      todo.schedule = SyncedSchedule(due: try due(27, "08:00", zone: "Europe/Berlin"))
    }
    #expect(!once.contains { $0.hasPrefix("RECURRENCE-ID") || $0 == "RRULE:FREQ=DAILY" })
  }

  @Test("What was moved within its series by an older version is moved out of it")
  func older() throws {
    let bytes = series([
      "DTSTART;TZID=Europe/Berlin:20261125T080000", "DUE;TZID=Europe/Berlin:20261125T110000",
      "X-VOICEDO-OCCURRENCE:2026-11-25T08:00",
    ])
    #expect(try read(bytes).schedule?.due == (try due(25, "11:00", zone: "Europe/Berlin")))
    let new = try patched(bytes) { $0.title = "White pills" }
    for line in berlin8 { #expect(new.contains(line)) }
    #expect(new.contains("RECURRENCE-ID;TZID=Europe/Berlin:20261125T080000"))
    #expect(new.contains("DUE;TZID=Europe/Berlin:20261125T110000"))
    #expect(!new.contains { $0.hasPrefix("X-VOICEDO-OCCURRENCE") })
  }

  @Test("A series that was done as a whole is still a series")
  func done() throws {
    let bytes = series(
      berlin8 + ["STATUS:COMPLETED", "COMPLETED:20261125T071500Z", "PERCENT-COMPLETE:100"],
      "FREQ=MONTHLY"
    )
    #expect(try read(bytes).isDone)
    for lines in [
      try patched(bytes) { $0.title = "White pills" }, try patched(bytes) { $0.completedAt = nil },
    ] {
      for line in berlin8 + ["RRULE:FREQ=MONTHLY"] { #expect(lines.contains(line)) }
      #expect(!lines.contains { $0.contains("VALARM") })
    }
  }

  @Test(
    "Alarms that come again are read as often",
    arguments: [(2, [15, 10, 5]), (9, [15, 10, 5, 0])]
  )
  func repeats(_ count: Int, _ leads: [Int]) throws {
    let alarm = [
      "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Pills", "TRIGGER:-PT15M", "REPEAT:\(count)",
      "DURATION:PT5M", "END:VALARM",
    ]
    let bytes = series(berlin8 + alarm)
    #expect(try read(bytes).leads == leads)
    // Its words follow a new title, and it stays as it is otherwise.
    let new = try patched(bytes) { $0.title = "White pills" }
    #expect(new.contains("DESCRIPTION:White pills") && new.contains("REPEAT:\(count)"))
    let fewer = try patched(bytes) { $0.leads = [15] }
    #expect(!fewer.contains("REPEAT:\(count)") && fewer.contains("TRIGGER;RELATED=END:-PT15M"))
  }

  @Test("A done occurrence puts no alarm on what had none")
  func silent() throws {
    let new = try patched(series(berlin8)) { todo in
      todo.schedule?.due = try due(26, "08:00", zone: "Europe/Berlin")
      todo.schedule?.occurrence = CivilDateTime("2026-11-26T08:00")
    }
    #expect(!new.contains("BEGIN:VALARM"))
  }
}
