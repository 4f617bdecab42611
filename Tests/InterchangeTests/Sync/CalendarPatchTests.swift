import Interchange
import Model
import Testing

/// What is written over the object of another program: what changed, and nothing else.
@Suite struct CalendarPatchTests {
  private let foreign = [
    "X-OC-HIDESUBTASKS:1", "GEO:52.5;13.4", "CATEGORIES:home,garden", "CATEGORIES:third",
    "ATTACH;FMTTYPE=text/plain:https://files.example/a.txt",
    "RELATED-TO;RELTYPE=SIBLING:other",
    "X-LONG:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    " aaaaaaaaaaaa",
    "BEGIN:VALARM", "ACTION:EMAIL", "TRIGGER:-PT1H", "ATTENDEE:mailto:a@b.example", "END:VALARM",
    "BEGIN:X-THING", "X-INNER:1", "END:X-THING",
  ]

  private func object(_ own: String...) -> [UInt8] {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:a1"]
      + own + foreign + ["END:VTODO", "END:VCALENDAR", ""]
    return Array(all.joined(separator: "\r\n").utf8)
  }

  @Test func whatIsOfOthersStaysByteForByte() throws {
    let new = try patched(object("SUMMARY:Milk", "DUE;VALUE=DATE:20261127")) { todo in
      todo.title = "Oat milk, two; fresh"
      todo.priority = .high
      todo.completedAt = syncNow
      todo.schedule?.due = try due(28)
    }
    for line in foreign { #expect(new.contains(line)) }
    #expect(new.contains("SUMMARY:Oat milk\\, two\\; fresh"))
    #expect(new.contains("PRIORITY:1"))
    #expect(new.contains("STATUS:COMPLETED"))
    #expect(new.contains("COMPLETED:20261125T080000Z"))
    #expect(new.contains("PERCENT-COMPLETE:100"))
    #expect(new.contains("DUE;VALUE=DATE:20261128"))
  }

  @Test func nothingChangedIsNothingToWrite() throws {
    let bytes = object("SUMMARY:Milk", "DUE;TZID=Europe/Berlin:20261127T180000", "PRIORITY:3")
    let todo = try read(bytes)
    let patch = CalendarPatch(in: calendar(in: berlin), at: syncNow)
    #expect(patch.patched(bytes, with: todo, editedAt: syncNow) == nil)
  }

  @Test(
    arguments: [
      ("PRIORITY:3", Priority.high, nil), ("PRIORITY:3", .low, "PRIORITY:9"),
      ("PRIORITY:7", .normal, nil), ("X-A:1", .low, "PRIORITY:9"),
    ] as [(String, Priority, String?)]
  )
  func aPriorityStaysInItsBucket(_ line: String, _ priority: Priority, _ wanted: String?) throws {
    let new = try patched(object("SUMMARY:Milk", line)) { todo in
      todo.title = "Oat milk"
      todo.priority = priority
    }
    let present = new.first { $0.hasPrefix("PRIORITY") }
    #expect(present == (wanted ?? (priority == .normal ? nil : line)))
  }

  @Test func timesAreWrittenWithAZone() throws {
    let new = try patched(object("SUMMARY:Milk")) { todo in
      todo.schedule = SyncedSchedule(due: try due(27, "18:00"))
    }
    #expect(new.contains("DUE;TZID=Europe/Berlin:20261127T180000"))
    #expect(new.contains("X-VOICEDO-FLOATING:Europe/Berlin"))
    #expect(new.contains("BEGIN:VTIMEZONE"))
    #expect(!new.contains { $0.hasPrefix("DTSTART;") })
  }

  @Test(
    arguments: [
      // Apple's start is the due time, and follows it.
      (
        ["DTSTART;TZID=Europe/Berlin:20261127T180000", "DUE;TZID=Europe/Berlin:20261127T180000"],
        "DTSTART;TZID=Europe/Berlin:20261128T100000"
      ),
      // Thunderbird's only time is the start.
      (
        ["DTSTART;TZID=Europe/Berlin:20261127T180000"], "DTSTART;TZID=Europe/Berlin:20261128T100000"
      ),
      // A start of its own before the new time stays.
      (
        ["DTSTART;TZID=Europe/Berlin:20261120T080000", "DUE;TZID=Europe/Berlin:20261127T180000"],
        "DTSTART;TZID=Europe/Berlin:20261120T080000"
      ),
      // One behind it is as long before it as it was; one of another kind goes.
      (
        ["DTSTART;TZID=Europe/Berlin:20261128T180000", "DUE;TZID=Europe/Berlin:20261129T180000"],
        "DTSTART;TZID=Europe/Berlin:20261127T100000"
      ),
      (["DTSTART;VALUE=DATE:20261120", "DUE;TZID=Europe/Berlin:20261127T180000"], nil),
    ] as [([String], String?)]
  )
  func aStartFollowsOrStays(_ times: [String], _ start: String?) throws {
    let new = try patched(object("SUMMARY:Milk", times[0], times.count > 1 ? times[1] : "X-A:1")) {
      $0.schedule = SyncedSchedule(due: try due(28, "10:00", zone: "Europe/Berlin"))
    }
    #expect(new.first { $0.hasPrefix("DTSTART;") } == start)
    #expect(new.contains("DUE;TZID=Europe/Berlin:20261128T100000"))
  }

  @Test func anOccurrenceThatIsDoneAdvancesTheSeries() throws {
    let new = try patched(
      object(
        "SUMMARY:Pills",
        "DTSTART;TZID=Europe/Berlin:20261125T080000",
        "DUE;TZID=Europe/Berlin:20261125T080000",
        "RRULE:FREQ=DAILY;COUNT=5",
        "SEQUENCE:4"
      )
    ) { todo in
      todo.schedule?.due = try due(26, "08:00", zone: "Europe/Berlin")
      todo.schedule?.occurrence = CivilDateTime("2026-11-26T08:00")
      todo.schedule?.rule = RecurrenceRule("FREQ=DAILY;COUNT=4")
      todo.lastDoneAt = syncNow
    }
    #expect(new.contains("DTSTART;TZID=Europe/Berlin:20261126T080000"))
    #expect(new.contains("DUE;TZID=Europe/Berlin:20261126T080000"))
    #expect(new.contains("RRULE:FREQ=DAILY;COUNT=4"))
    #expect(new.contains("SEQUENCE:5"))
    #expect(new.contains("X-VOICEDO-LAST-DONE:20261125T080000Z"))
    #expect(!new.contains { $0.hasPrefix("COMPLETED") })
  }

  @Test func alarmsAreChangedOneByOne() throws {
    let apple = [
      "BEGIN:VALARM", "UID:one", "X-WR-ALARMUID:one", "ACTION:DISPLAY",
      "TRIGGER:20261127T164500Z", "END:VALARM",
    ]
    let ignored = [
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;VALUE=DATE-TIME:19760401T005545Z", "END:VALARM",
    ]
    var own = ["SUMMARY:Milk", "DUE;TZID=Europe/Berlin:20261127T180000"] + apple + ignored
    own += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:-PT1H", "END:VALARM"]
    let all = ["BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:a1"] + own + foreign
    let bytes = Array((all + ["END:VTODO", "END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    #expect(try read(bytes).leads == [60, 15])
    let new = try patched(bytes) { $0.leads = [15, 5] }
    for line in apple + ignored + foreign { #expect(new.contains(line)) }
    #expect(!new.contains("TRIGGER;RELATED=END:-PT1H"))
    #expect(new.contains("TRIGGER;RELATED=END:-PT5M"))
  }

  @Test func whatIsClosedIsWrittenInBothForms() throws {
    let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:PT0S", "END:VALARM"]
    let bytes = object("SUMMARY:Milk", "DUE:20261125T070000Z", alarm.joined(separator: "\r\n"))
    let new = try patched(bytes) { $0.acknowledgedAt = syncNow }
    #expect(new.contains("X-MOZ-LASTACK:20261125T080000Z"))
    #expect(new.contains("ACKNOWLEDGED:20261125T080000Z"))
  }

  @Test func aNewObjectReadsBackAsItWasWritten() throws {
    var todo = SyncedTodo(uid: "a1", title: "Zahnärztin: \u{1F9B7}, um drei")
    todo.notes = "one\ntwo, three; four \\ five"
    todo.firstStep = "Find the card"
    todo.priority = .low
    todo.effort = Effort(minutes: 30, energy: .high)
    todo.parent = "parent"
    todo.position = 17
    todo.leads = [60, 15]
    var schedule = SyncedSchedule(due: try due(27, "15:00"))
    schedule.rule = RecurrenceRule("FREQ=WEEKLY;BYDAY=FR")
    schedule.occurrence = CivilDateTime("2026-11-27T15:00")
    schedule.repeatFrom = .completion
    schedule.endTime = TimeOfDay("16:00")
    todo.schedule = schedule
    let patch = CalendarPatch(in: calendar(in: berlin), at: syncNow)
    let back = try read(patch.object(todo, createdAt: syncNow, editedAt: syncNow))
    #expect(back.isSame(as: todo, in: calendar(in: berlin)))
  }

  @Test func nothingFloatsAndLinesAreFolded() throws {
    var todo = SyncedTodo(uid: "a1", title: String(repeating: "\u{1F600}", count: 60))
    todo.schedule = SyncedSchedule(due: try due(27, "15:00"))
    let patch = CalendarPatch(in: calendar(in: berlin), at: syncNow)
    let bytes = patch.object(todo, createdAt: syncNow, editedAt: syncNow)
    #expect(String(validating: bytes, as: UTF8.self) != nil)
    for line in lines(bytes) { #expect(line.utf8.count <= 75) }
    #expect(!lines(bytes).contains { $0.hasPrefix("DUE:") && !$0.hasSuffix("Z") })
  }
}
