import Model
import Testing

@testable import Interchange

/// What other programs moved, finished or acknowledged, as a file says it.
@Suite struct CalendarSeriesTests {
  private func read(_ lines: String) -> ExchangedFile {
    CalendarFile(zones: zones, zone: berlin, now: now, day: .hour(9)).read(calendar(lines))
  }

  /// A series of Choir, and one time of it that is told otherwise.
  private func choir(_ start: String, _ single: String) throws -> ExchangedTodo {
    let file = read(
      """
      BEGIN:VTODO
      UID:c
      SUMMARY:Choir
      \(start)
      RRULE:FREQ=WEEKLY
      END:VTODO
      BEGIN:VTODO
      UID:c
      SUMMARY:Choir
      \(single)
      END:VTODO
      """
    )
    #expect(file.remarks == [] && file.todos.count == 1)
    return try #require(file.todos.first)
  }

  @Test(
    "A time that was moved is with its series",
    arguments: [
      (
        "DUE:20261201T183000", "RECURRENCE-ID:20261208T183000\nDUE:20261208T193000",
        "2026-12-08 18:30", "2026-12-08 19:30"
      ),
      (
        "DUE;TZID=America/New_York:20261201T183000",
        "RECURRENCE-ID:20261208T233000Z\nDUE;TZID=Europe/Berlin:20261209T080000",
        "2026-12-08 18:30", "2026-12-09 08:00 Europe/Berlin"
      ),
      (
        "DTSTART:20261201T180000\nDUE:20261201T183000",
        "RECURRENCE-ID:20261208T180000\nDTSTART:20261208T190000\nDUE:20261208T193000",
        "2026-12-08 18:30", "2026-12-08 19:30"
      ),
      (
        "DUE;VALUE=DATE:20261201",
        "RECURRENCE-ID;VALUE=DATE:20261208\nDUE;VALUE=DATE:20261209", "2026-12-08",
        "2026-12-09"
      ),
    ]
  ) func moved(_ start: String, _ single: String, _ original: String, _ due: String) throws {
    let moved = try #require(try choir(start, single).singles.first)
    let time = moved.original.time.map { " \($0)" } ?? ""
    #expect("\(moved.original.date)\(time)" == original)
    #expect(moved.todo.due?.short == due)
    #expect(moved.todo.rule == nil)
  }

  @Test(
    "One that was cancelled or done is left out of the series",
    arguments: ["CANCELLED", "COMPLETED"]
  )
  func answered(_ status: String) throws {
    let series = try choir(
      "DUE:20261201T183000",
      "RECURRENCE-ID:20261208T183000\nSTATUS:\(status)"
    )
    #expect(series.singles == [])
    #expect(series.rule?.exceptions.description == "2026-12-08")
  }

  @Test("A moved time goes out beside its series, which stays where it is")
  func movedGoesOut() throws {
    var series = ExchangedTodo("Choir")
    series.uid = "c"
    series.due = .floating(try #require(CivilDate("2026-12-01")), .hour(14))
    series.occurrence = CivilDateTime("2026-12-01T10:00")
    series.rule = RecurrenceRule("FREQ=WEEKLY")
    let writer = CalendarWriter(zones: zones, zone: berlin, now: now, day: .hour(9))
    let bytes = writer.file([series])
    let entries = CalendarReader.components(of: bytes).flatMap { $0.components("VTODO") }
    #expect(entries.map { $0.first("DUE")?.value } == ["20261201T100000", "20261201T140000"])
    #expect(entries.map { $0.first("RRULE")?.value } == ["FREQ=WEEKLY", nil])
    #expect(entries.map { $0.first("RECURRENCE-ID")?.value } == [nil, "20261201T100000"])
    let file = CalendarFile(zones: zones, zone: berlin, now: now, day: .hour(9)).read(bytes)
    #expect(file.remarks == [] && file.todos.count == 1)
    #expect(file.todos.first?.singles.map(\.todo.due?.short) == ["2026-12-01 14:00"])
  }

  @Test("One that was moved with all after it is told")
  func range() {
    let file = read(
      """
      BEGIN:VTODO
      UID:c
      SUMMARY:Choir
      DUE:20261201T183000
      RRULE:FREQ=WEEKLY
      END:VTODO
      BEGIN:VTODO
      UID:c
      SUMMARY:Choir
      RECURRENCE-ID;RANGE=THISANDFUTURE:20261208T183000
      DUE:20261208T193000
      END:VTODO
      """
    )
    #expect(file.remarks.map(\.reason) == [.repeat])
    #expect(file.todos.first?.singles.count == 1)
  }

  @Test("One whose series is not in the file is something to do of its own")
  func alone() throws {
    let file = read(
      """
      BEGIN:VTODO
      UID:c
      SUMMARY:Choir
      RECURRENCE-ID:20261208T183000
      DUE:20261208T193000
      END:VTODO
      """
    )
    #expect(file.remarks == [])
    #expect(file.todos.map(\.due?.short) == ["2026-12-08 19:30"])
    #expect(file.todos.first?.uid != "c")
  }

  @Test("One of an event that is over is no longer moved, and nothing is said of it")
  func over() {
    let file = read(
      """
      BEGIN:VEVENT
      UID:c
      SUMMARY:Choir
      DTSTART:20261101T183000
      RRULE:FREQ=WEEKLY
      END:VEVENT
      BEGIN:VEVENT
      UID:c
      SUMMARY:Choir
      RECURRENCE-ID:20261108T183000
      DTSTART:20261108T193000
      END:VEVENT
      """
    )
    #expect(file.todos.map(\.singles) == [[]])
    #expect(file.remarks == [])
  }

  @Test(
    "An alarm of a day counts from its midnight",
    arguments: [
      ("-PT15H", "2026-11-26", [1440]), ("-P1DT4H", "2026-11-26", [2220]),
      ("-PT9H", "2026-11-26", [1080]), ("PT7H", "2026-11-26", [120]), ("PT9H", "2026-11-26", [0]),
      // Later than days are told of: it is due then.
      ("PT18H", "2026-11-26 18:00", [0]), ("PT9H|PT18H", "2026-11-26 18:00", [540, 0]),
      // The day after is another day.
      ("P1DT1H", "2026-11-26", [0]),
    ]
  ) func day(_ triggers: String, _ due: String, _ leads: [Int]) {
    let alarms = triggers.split(separator: "|")
      .map { "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:\($0)\nEND:VALARM" }
    let todo = InterchangeTests.read(
      todo: "DUE;VALUE=DATE:20261126\n" + alarms.joined(separator: "\n")
    ).todos.first
    #expect(todo?.due?.short == due)
    #expect(todo?.leads == leads)
  }

  @Test(
    "An alarm that comes again does so until its to-do is due",
    arguments: [
      ("TRIGGER:-PT30M\nREPEAT:2\nDURATION:PT10M", [30, 20, 10], false),
      ("TRIGGER:-PT10M\nREPEAT:3\nDURATION:PT5M", [10, 5, 0], true),
      ("TRIGGER:PT0S\nREPEAT:2\nDURATION:PT5M", [0], true),
    ]
  ) func repeats(_ alarm: String, _ leads: [Int], _ isTold: Bool) {
    let file = InterchangeTests.read(
      todo: "DUE:20261126T150000\nBEGIN:VALARM\nACTION:DISPLAY\n\(alarm)\nEND:VALARM"
    )
    #expect(file.todos.first?.leads == leads)
    #expect(file.remarks.map(\.reason) == (isTold ? [.repeats] : []))
  }

  @Test(
    "What was answered already",
    arguments: [
      "X-MOZ-LASTACK:20261125T083100Z",
      "BEGIN:VALARM\nTRIGGER:-PT30M\nACKNOWLEDGED:20261125T083100Z\nEND:VALARM",
    ]
  ) func acknowledged(_ lines: String) {
    let todo = InterchangeTests.read(todo: "DUE:20261126T150000\n\(lines)").todos.first
    #expect(todo?.acknowledgedAt?.basic == "20261125T083100Z")
  }

  @Test("A series that was ended elsewhere is done with its rule, and that is told")
  func ended() {
    let file = InterchangeTests.read(
      todo: "DUE:20261120T150000\nRRULE:FREQ=DAILY\nSTATUS:COMPLETED"
    )
    #expect(file.todos.first?.completedAt != nil)
    #expect(file.todos.first?.rule?.description == "FREQ=DAILY")
    #expect(file.remarks.map(\.reason) == [.ended])
  }

  @Test("What is left out is named by its title")
  func titles() {
    let file = read("BEGIN:VJOURNAL\nUID:j\nSUMMARY:Diary\nEND:VJOURNAL")
    #expect(file.remarks.map(\.title) == ["Diary"])
    #expect(file.remarks.allSatisfy { $0.isLost })
  }
}
