import Interchange
import Model
import Testing

/// What was put off, as programs say it of single to-dos and of occurrences.
@Suite struct PutOffTests {
  private let series = [
    "SUMMARY:Pills", "DTSTART;TZID=Europe/Berlin:20261125T083000",
    "DUE;TZID=Europe/Berlin:20261125T083000", "RRULE:FREQ=DAILY",
  ]
  private let alarm = ["BEGIN:VALARM", "UID:al", "ACTION:DISPLAY", "TRIGGER:PT0S", "END:VALARM"]
  private let until = syncNow + .seconds(3600)

  private func bytes(_ lines: [String]) -> [UInt8] {
    let all = ["BEGIN:VCALENDAR", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:a1"] + lines
    return Array((all + ["END:VTODO", "END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
  }

  private func again(_ lines: [String]) -> [UInt8] {
    Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
  }

  @Test("A single one is put off by a property alone, once")
  func single() throws {
    let new = try patched(bytes(["SUMMARY:Milk", "DUE:20261125T080000Z"] + alarm)) {
      $0.snoozedUntil = until
    }
    #expect(new.filter { $0.hasPrefix("X-MOZ-SNOOZE") } == ["X-MOZ-SNOOZE-TIME:20261125T090000Z"])
    #expect(new.count { $0 == "BEGIN:VALARM" } == 1)
    #expect(try read(again(new)).snoozedUntil == until)
  }

  @Test(
    "Of a series the occurrence is named by its start",
    arguments: [
      // 08:30 in Berlin is 07:30 in UTC.
      (
        [
          "DTSTART;TZID=Europe/Berlin:20261125T083000", "DUE;TZID=Europe/Berlin:20261125T083000",
        ], 1_795_591_800
      ),
      (
        [
          "DTSTART;TZID=Europe/Berlin:20261125T063000", "DUE;TZID=Europe/Berlin:20261125T083000",
        ], 1_795_584_600
      ),
      (["DTSTART:20261125T073000Z", "DUE:20261125T073000Z"], 1_795_591_800),
      (["DTSTART;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261125"], 1_795_564_800),
    ] as [([String], Int)]
  )
  func occurrence(_ times: [String], _ seconds: Int) throws {
    let object = bytes(["SUMMARY:Pills", "RRULE:FREQ=DAILY"] + times + alarm)
    let new = try patched(object) { $0.snoozedUntil = until }
    #expect(new.contains("X-MOZ-SNOOZE-TIME-\(seconds)000000:20261125T090000Z"))
    #expect(new.count { $0 == "BEGIN:VALARM" } == 1)
    #expect(try read(again(new)).snoozedUntil == until)
    // Done, it is put off no longer.
    let done = try patched(again(new)) { todo in
      todo.snoozedUntil = nil
      todo.title = "White pills"
    }
    #expect(!done.contains { $0.hasPrefix("X-MOZ-SNOOZE") })
  }

  @Test(
    "What others put off counts for the present occurrence",
    arguments: [
      ("X-MOZ-SNOOZE-TIME-1795591800000000:20261125T090000Z", true),
      ("X-MOZ-SNOOZE-TIME-1795678200000000:20261125T090000Z", false),
      ("X-MOZ-SNOOZE-TIME-1795591800000000:20261125T075900Z", false),
      ("X-MOZ-SNOOZE-TIME:20261125T090000Z", true),
    ]
  )
  func others(_ line: String, _ counts: Bool) throws {
    #expect(try read(bytes(series + [line])).snoozedUntil == (counts ? until : nil))
  }

  @Test("What was put off of another occurrence there stays as it is")
  func stays() throws {
    let other = "X-MOZ-SNOOZE-TIME-1795678200000000:20261126T090000Z"
    let new = try patched(bytes(series + [other])) { $0.snoozedUntil = until }
    #expect(new.contains(other))
  }

  @Test("What earlier versions put off is understood, and goes with the next answer")
  func earlier() throws {
    let snooze = [
      "X-MOZ-SNOOZE-TIME:20261125T090000Z", "BEGIN:VALARM", "ACTION:DISPLAY",
      "TRIGGER;VALUE=DATE-TIME:20261125T090000Z", "RELATED-TO;RELTYPE=SNOOZE:al", "END:VALARM",
    ]
    let object = bytes(series + snooze)
    #expect(try read(object).snoozedUntil == until)
    let new = try patched(object) { $0.snoozedUntil = until + .seconds(60) }
    #expect(!new.contains("BEGIN:VALARM"))
    #expect(new.contains("X-MOZ-SNOOZE-TIME-1795591800000000:20261125T090100Z"))
  }

  @Test(
    "An alarm that was closed before now is; what is said of later says nothing",
    arguments: [
      (["X-MOZ-LASTACK:20261125T070000Z"], "20261125T070000Z"),
      (["X-MOZ-LASTACK:20261125T080014Z"], nil), (["X-MOZ-LASTACK:20991125T084000Z"], nil),
      (["X-MOZ-LASTACK:20991125T084000Z", "X-MOZ-LASTACK:20261125T070000Z"], "20261125T070000Z"),
    ] as [([String], String?)]
  )
  func closed(_ lines: [String], _ wanted: String?) throws {
    let todo = try read(bytes(["SUMMARY:Milk", "DUE:20261125T084000Z"] + lines))
    #expect(todo.acknowledgedAt?.basic == wanted)
  }
}
