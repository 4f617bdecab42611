import Interchange
import Model
import Testing

/// What other programs write, as it is read here.
@Suite struct SyncedReadingTests {
  @Test func aDayStaysADay() throws {
    let todo = try read(object("SUMMARY:Milk", "DUE;VALUE=DATE:20261127"))
    #expect(todo.schedule?.due == (try due(27)))
  }

  @Test(arguments: [
    "DUE;TZID=Europe/Berlin:20261127T180000", "DUE:20261127T170000Z",
    "DUE;TZID=America/New_York:20261127T120000", "DUE:20261127T180000",
  ])
  func oneMomentIsOneMomentInAnyZone(_ line: String) throws {
    let one = try read(object("SUMMARY:Milk", line)).schedule
    let other = SyncedSchedule(due: try due(27, "18:00", zone: "Europe/Berlin"))
    #expect(SyncedSchedule.isSame(one, other, in: calendar(in: berlin)))
  }

  @Test(
    "A zone of Windows, a distance and one that nobody knows",
    arguments: [
      ("Eastern Standard Time", "America/New_York"), ("EST5", nil), ("Mars/Phobos", "Mars/Phobos"),
    ] as [(String, String?)]
  )
  func zoneNames(_ name: String, _ zone: String?) throws {
    let schedule = try read(object("SUMMARY:Milk", "DUE;TZID=\(name):20261127T180000")).schedule
    #expect(schedule?.due == (try due(27, "18:00", zone: zone ?? name)))
  }

  @Test(
    arguments: [
      (["STATUS:COMPLETED"], true), (["COMPLETED:20261120T100000Z"], true),
      (["PERCENT-COMPLETE:100"], true), (["STATUS:NEEDS-ACTION", "PERCENT-COMPLETE:50"], false),
      (["STATUS:IN-PROCESS"], false),
    ] as [([String], Bool)]
  )
  func doneIsSaidInThreeWays(_ lines: [String], _ isDone: Bool) throws {
    let todo = try read(object("SUMMARY:Milk", lines[0], lines.count > 1 ? lines[1] : "X-A:1"))
    #expect(todo.isDone == isDone)
  }

  @Test func anOccurrenceAnsweredInTheSameObjectIsPassed() throws {
    let bytes = Array(
      """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:a1
      SUMMARY:Pills
      DTSTART;TZID=Europe/Berlin:20261125T080000
      DUE;TZID=Europe/Berlin:20261125T080000
      RRULE:FREQ=DAILY;COUNT=5
      END:VTODO
      BEGIN:VTODO
      UID:a1
      RECURRENCE-ID;TZID=Europe/Berlin:20261125T080000
      SUMMARY:Pills
      STATUS:COMPLETED
      END:VTODO
      END:VCALENDAR

      """.utf8
    )
    let schedule = try #require(try read(bytes).schedule)
    #expect(schedule.due == (try due(26, "08:00", zone: "Europe/Berlin")))
    #expect(schedule.rule == RecurrenceRule("FREQ=DAILY;COUNT=4"))
    // What is not changed here is not written over it.
    let patch = CalendarPatch(in: calendar(in: berlin), at: syncNow)
    #expect(patch.patched(bytes, with: try read(bytes), editedAt: syncNow) == nil)
  }

  @Test func aSeriesIsTheSameFurtherOn() throws {
    func series(_ day: String, _ rule: String) throws -> SyncedSchedule? {
      try read(
        object("SUMMARY:Pills", "DTSTART:\(day)T070000Z", "DUE:\(day)T070000Z", "RRULE:\(rule)")
      ).schedule
    }
    let before = try series("20261125", "FREQ=DAILY;COUNT=5")
    #expect(
      try series("20261126", "FREQ=DAILY;COUNT=4")?.isAdvanced(
        beyond: before,
        in: calendar(in: berlin)
      ) == true
    )
    #expect(
      try series("20261128", "FREQ=DAILY;COUNT=2")?.isAdvanced(
        beyond: before,
        in: calendar(in: berlin)
      ) == true
    )
    #expect(
      try series("20261125", "FREQ=DAILY;COUNT=5")?.isAdvanced(
        beyond: before,
        in: calendar(in: berlin)
      ) == false
    )
    #expect(
      try series("20261126", "FREQ=WEEKLY")?.isAdvanced(beyond: before, in: calendar(in: berlin))
        == false
    )
    let weekly = try series("20261125", "FREQ=WEEKLY")
    #expect(
      try series("20261127", "FREQ=WEEKLY")?.isAdvanced(beyond: weekly, in: calendar(in: berlin))
        == false
    )
  }

  @Test func anOccurrenceNamedByUsCountsUntilAnotherProgramWentOn() throws {
    func occurrence(_ start: String) throws -> CivilDateTime? {
      try read(
        object(
          "SUMMARY:Pills",
          "DTSTART;TZID=Europe/Berlin:\(start)",
          "DUE;TZID=Europe/Berlin:\(start)",
          "RRULE:FREQ=DAILY",
          "X-VOICEDO-OCCURRENCE:2026-11-25T10:00"
        )
      ).schedule?.occurrence
    }
    #expect(try occurrence("20261125T080000") == CivilDateTime("2026-11-25T10:00"))
    #expect(try occurrence("20261126T080000") == CivilDateTime("2026-11-26T08:00"))
  }

  @Test func itIsNoPartOfItself() throws {
    #expect(try read(object("SUMMARY:Milk", "RELATED-TO:a1")).parent == nil)
    #expect(try read(object("SUMMARY:Milk", "RELATED-TO;RELTYPE=CHILD:b")).parent == nil)
    #expect(try read(object("SUMMARY:Milk", "RELATED-TO:b")).parent == "b")
  }

  @Test func whatIsNoTodoIsToldApart() {
    func kind(_ text: String) -> String {
      switch SyncedObject(Array(text.utf8), in: calendar(in: berlin), at: syncNow) {
      case .todo: "todo"
      case .other: "other"
      case .unreadable: "unreadable"
      }
    }
    #expect(kind("") == "unreadable")
    #expect(kind("nothing") == "unreadable")
    #expect(kind("BEGIN:VCALENDAR\nEND:VCALENDAR\n") == "unreadable")
    #expect(kind("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nEND:VEVENT\nEND:VCALENDAR\n") == "other")
    #expect(
      kind("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:1\nSUMMARY:a\nEND:VTODO\nEND:VCALENDAR") == "todo"
    )
  }
}
