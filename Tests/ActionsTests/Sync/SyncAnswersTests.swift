import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// What other programs did with alarms and single occurrences, as it is here.
@Suite struct SyncAnswersTests {
  private let server = MemoryServer("Home")

  private func milk(_ answer: String? = nil) -> String {
    let lines = [
      "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:a1", "SUMMARY:Milk", "DUE:20261125T084000Z",
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S",
      answer.map { "ACKNOWLEDGED:" + $0 } ?? "X-A:1", "END:VALARM", "END:VTODO", "END:VCALENDAR",
      "",
    ]
    return lines.joined(separator: "\n")
  }

  /// A device that had it before its time, at 09:40, and syncs later.
  private func device(
    _ answer: String,
    syncsAt clock: String,
    _ change: (inout TodoChange) -> Void = { _ in }
  ) throws -> TodoRow {
    let desk = try Device(server)
    server.put(milk(), as: "a1.ics", in: "Home")
    try desk.sync()
    try desk.edit("Milk", change)
    server.put(milk(answer), as: "a1.ics", in: "Home")
    let time = try #require(TimeOfDay(clock))
    let civil = CivilDateTime(try #require(CivilDate("2026-11-25")), time)
    desk.now = Device.berlin.instant(of: civil) - .minutes(1)
    try desk.sync()
    return try desk.row("Milk")
  }

  @Test(
    "An alarm that was closed elsewhere once it rang does not ring",
    arguments: [
      // When it was closed, when that is heard of, and whether it still rings.
      ("20261125T084000Z", "09:45", false), ("20261125T084400Z", "09:45", false),
      ("20261125T083959Z", "09:45", true), ("20261125T084014Z", "09:39", true),
      ("20991231T000000Z", "09:45", true),
    ]
  )
  func closed(_ answer: String, _ clock: String, _ rings: Bool) throws {
    #expect((try device(answer, syncsAt: clock).reminder?.fireAt != nil) == rings)
  }

  @Test("What comes until it is done, or breaks through, is not answered by closing it")
  func insistent() throws {
    let untilDone = try device("20261125T084100Z", syncsAt: "09:45") {
      $0.time.persistence = .untilDone
    }
    #expect(untilDone.reminder?.fireAt != nil)
    let breaking = try device("20261125T084100Z", syncsAt: "09:45") {
      $0.time.isBreakthrough = true
    }
    #expect(breaking.reminder?.fireAt != nil)
  }

  @Test("Put off in Thunderbird, an occurrence is put off here")
  func putOff() throws {
    let desk = try Device(server)
    func series(_ more: String...) -> String {
      let lines =
        [
          "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:a1", "SUMMARY:Pills",
          "DTSTART;TZID=Europe/Berlin:20261125T083000", "DUE;TZID=Europe/Berlin:20261125T083000",
          "RRULE:FREQ=DAILY",
        ] + more
      return (lines + ["END:VTODO", "END:VCALENDAR", ""]).joined(separator: "\n")
    }
    server.put(series(), as: "a1.ics", in: "Home")
    try desk.sync()
    server.put(
      series(
        "X-MOZ-SNOOZE-TIME-1795591800000000:20261125T091500Z",
        "X-MOZ-LASTACK:20261125T080100Z"
      ),
      as: "a1.ics",
      in: "Home"
    )
    try desk.sync()
    #expect(try desk.row("Pills").reminder?.fireAt?.basic == "20261125T091500Z")
  }

  @Test("Several that were ticked there while this machine was away are done, each at its time")
  func several() throws {
    let desk = try Device(server)
    func series(_ days: [Int]) -> String {
      var lines = [
        "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:a1", "SUMMARY:Pills",
        "DTSTART;TZID=Europe/Berlin:20261125T080000", "DUE;TZID=Europe/Berlin:20261125T080000",
        "RRULE:FREQ=DAILY", "END:VTODO",
      ]
      for day in days {
        lines += [
          "BEGIN:VTODO", "UID:a1", "SUMMARY:Pills", "STATUS:COMPLETED",
          "RECURRENCE-ID;TZID=Europe/Berlin:202611\(day)T080000", "COMPLETED:202611\(day)T071500Z",
          "END:VTODO",
        ]
      }
      return (lines + ["END:VCALENDAR", ""]).joined(separator: "\n")
    }
    server.put(series([]), as: "a1.ics", in: "Home")
    try desk.sync()
    server.put(series([25, 26, 27]), as: "a1.ics", in: "Home")
    desk.now = desk.now + .seconds(2 * 86_400)
    let outcome = try desk.sync()
    #expect(outcome.lists.map(\.completed) == [3])
    let row = try desk.row("Pills")
    #expect(row.todo.recurrence?.occurrence == CivilDateTime("2026-11-28T08:00"))
    #expect(try desk.store.completionCount(of: row.id) == 3)
    #expect(try desk.store.lastAnswers(of: row.id).doneAt?.basic == "20261127T071500Z")
  }

  @Test(
    "An occurrence was done when its own component says so",
    arguments: [
      (["STATUS:COMPLETED", "COMPLETED:20261125T073000Z"], "20261125T073000Z"),
      (["STATUS:COMPLETED", "LAST-MODIFIED:20261125T074500Z"], "20261125T074500Z"),
      (["COMPLETED:20261125T073000Z", "LAST-MODIFIED:20261124T073000Z"], "20261125T073000Z"),
      (["STATUS:CANCELLED", "LAST-MODIFIED:20261125T074500Z"], nil),
    ] as [([String], String?)]
  )
  func doneAt(_ lines: [String], _ wanted: String?) throws {
    let desk = try Device(server)
    func series(_ part: [String]) -> String {
      var all = [
        "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:a1", "SUMMARY:Pills",
        "DTSTART;TZID=Europe/Berlin:20261125T080000", "DUE;TZID=Europe/Berlin:20261125T080000",
        "RRULE:FREQ=DAILY", "LAST-MODIFIED:20261123T200000Z", "END:VTODO",
      ]
      if !part.isEmpty {
        all += ["BEGIN:VTODO", "UID:a1", "SUMMARY:Pills"] + part
        all += ["RECURRENCE-ID;TZID=Europe/Berlin:20261125T080000", "END:VTODO"]
      }
      return (all + ["END:VCALENDAR", ""]).joined(separator: "\n")
    }
    server.put(series([]), as: "a1.ics", in: "Home")
    try desk.sync()
    server.put(series(lines), as: "a1.ics", in: "Home")
    try desk.sync()
    let row = try desk.row("Pills")
    #expect(
      row.todo.due == .zoned(try #require(CivilDate("2026-11-26")), .hour(8), zone: "Europe/Berlin")
    )
    #expect(try desk.store.lastAnswers(of: row.id).doneAt?.basic == wanted)
  }
}
