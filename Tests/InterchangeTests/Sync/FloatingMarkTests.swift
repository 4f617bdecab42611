import Interchange
import Model
import Testing

/// Times that follow the machine's zone, and what says that of them.
@Suite struct FloatingMarkTests {
  @Test(
    "The mark holds while the times are in the zone that it names",
    arguments: [
      ("DUE;TZID=Europe/Berlin:20261127T080000", "Europe/Berlin", "2026-11-27 08:00"),
      (
        "DUE;TZID=America/New_York:20261127T120000", "Europe/Berlin",
        "2026-11-27 12:00 America/New_York"
      ),
      ("DTSTART;TZID=America/New_York:20261127T080000", "America/New_York", "2026-11-27 08:00"),
      (
        "DTSTART;TZID=America/New_York:20261127T080000", "Europe/Berlin",
        "2026-11-27 08:00 America/New_York"
      ),
      // A program that writes all times in UTC.
      ("DUE:20261127T070000Z", "Europe/Berlin", "2026-11-27 08:00"),
      ("DUE:20261127T130000Z", "America/New_York", "2026-11-27 08:00"),
      ("DUE;VALUE=DATE:20261127", "Europe/Berlin", "2026-11-27"),
      (
        "DUE;TZID=Europe/Berlin:20261127T080000", "Mars/Phobos", "2026-11-27 08:00 Europe/Berlin"
      ),
      // Earlier versions named no zone.
      ("DUE;TZID=Europe/Berlin:20261127T080000", "TRUE", "2026-11-27 08:00"),
      (
        "DUE;TZID=America/New_York:20261127T120000", "TRUE", "2026-11-27 12:00 America/New_York"
      ),
    ]
  )
  func holds(_ line: String, _ mark: String, _ wanted: String) throws {
    let todo = try read(object("SUMMARY:Milk", line, "X-VOICEDO-FLOATING:" + mark))
    #expect(todo.schedule?.due.short == wanted)
    // A file is read as the server's objects are.
    let file = InterchangeTests.read(todo: line + "\nX-VOICEDO-FLOATING:" + mark)
    #expect(file.todos.first?.due?.short == wanted)
  }

  @Test(
    "On a machine elsewhere it holds as well, where the zone is named",
    arguments: [
      ("Europe/Berlin", "2026-11-27 08:00"), ("TRUE", "2026-11-27 08:00 Europe/Berlin"),
    ]
  )
  func elsewhere(_ mark: String, _ wanted: String) throws {
    let bytes = object(
      "SUMMARY:Milk",
      "DUE;TZID=Europe/Berlin:20261127T080000",
      "X-VOICEDO-FLOATING:" + mark
    )
    #expect(try read(bytes, in: calendar(in: newYork)).schedule?.due.short == wanted)
  }

  @Test("A series that was put into another zone comes at the hour of that zone")
  func series() throws {
    func schedule(_ zone: String, _ rule: String = "FREQ=DAILY") throws -> SyncedSchedule? {
      try read(
        object(
          "SUMMARY:Milk",
          "DTSTART;TZID=\(zone):20261127T120000",
          "DUE;TZID=\(zone):20261127T120000",
          "RRULE:" + rule,
          "X-VOICEDO-FLOATING:Europe/Berlin"
        )
      ).schedule
    }
    #expect(try schedule("America/New_York")?.due.short == "2026-11-27 12:00 America/New_York")
    #expect(try schedule("Europe/Berlin")?.due.short == "2026-11-27 12:00")
  }

  @Test("An occurrence that was put into another zone comes at the hour of that zone")
  func occurrence() throws {
    let text = [
      "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:a1", "SUMMARY:Milk",
      "DTSTART;TZID=Europe/Berlin:20261127T080000", "DUE;TZID=Europe/Berlin:20261127T080000",
      "RRULE:FREQ=DAILY", "X-VOICEDO-FLOATING:Europe/Berlin", "END:VTODO", "BEGIN:VTODO",
      "UID:a1", "SUMMARY:Milk", "RECURRENCE-ID;TZID=Europe/Berlin:20261127T080000",
      "DUE;TZID=America/New_York:20261127T120000", "X-VOICEDO-FLOATING:Europe/Berlin",
      "END:VTODO", "END:VCALENDAR", "",
    ]
    let bytes = Array(text.joined(separator: "\r\n").utf8)
    #expect(try read(bytes).schedule?.due.short == "2026-11-27 18:00")
    // A machine elsewhere knows it by the clock that it is written by.
    let there = try read(bytes, in: calendar(in: newYork)).schedule
    #expect(there?.due.short == "2026-11-27 12:00")
    #expect(there?.occurrence == CivilDateTime("2026-11-27T08:00"))
  }

  @Test("What is written is read as it was, and names the zone")
  func written() throws {
    let new = try patched(object("SUMMARY:Milk", "DUE;TZID=America/New_York:20261127T120000")) {
      $0.schedule = SyncedSchedule(due: try due(28, "09:00"))
    }
    #expect(new.contains("DUE;TZID=Europe/Berlin:20261128T090000"))
    #expect(new.contains("X-VOICEDO-FLOATING:Europe/Berlin"))
    let bytes = Array((new.joined(separator: "\r\n") + "\r\n").utf8)
    #expect(try read(bytes, in: calendar(in: newYork)).schedule?.due == (try due(28, "09:00")))
  }
}
