import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// Series of which other programs, or a person here, moved, finished or answered one occurrence.
@Suite struct SyncSeriesTests {
  private let server = MemoryServer("Home")

  private func series(_ lines: [String], _ parts: [String]...) -> String {
    var all = ["BEGIN:VCALENDAR", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:a1", "SUMMARY:Pills"]
    all += [
      "DTSTART;TZID=Europe/Berlin:20261125T180000", "DUE;TZID=Europe/Berlin:20261125T180000",
      "RRULE:FREQ=DAILY",
    ]
    all += lines + ["END:VTODO"]
    for part in parts { all += ["BEGIN:VTODO", "UID:a1", "SUMMARY:Pills"] + part + ["END:VTODO"] }
    return (all + ["END:VCALENDAR", ""]).joined(separator: "\n")
  }

  @Test func whatIsMovedHereComesToAnotherDeviceAndTheSeriesStays() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    server.put(series([]), as: "a1.ics", in: "Home")
    try desk.sync()
    try laptop.sync()
    try desk.edit("Pills") { $0.time.due = try? day(25, "20:30") }
    try desk.sync()
    let text = try #require(server.text("a1.ics", in: "Home"))
    #expect(text.contains("DUE;TZID=Europe/Berlin:20261125T180000"))
    #expect(text.contains("RECURRENCE-ID;TZID=Europe/Berlin:20261125T180000"))
    try laptop.sync()
    #expect(
      try laptop.row("Pills").dueAt == Device.berlin.instant(of: try civil("2026-11-25T20:30"))
    )
    // Done there, the series goes on at its own time, here as well.
    try laptop.complete("Pills")
    try laptop.sync()
    try desk.sync()
    for device in [desk, laptop] {
      let row = try device.row("Pills")
      #expect(row.dueAt == Device.berlin.instant(of: try civil("2026-11-26T18:00")))
      #expect(try device.store.completionCount(of: row.id) == 1)
    }
    #expect(server.text("a1.ics", in: "Home")?.contains("RECURRENCE-ID") == false)
    let writes = server.writes
    for device in [desk, laptop] { try device.sync() }
    #expect(server.writes == writes)
  }

  @Test func whatIsMovedThereAheadIsThereWhenTheSeriesComesToIt() throws {
    let desk = try Device(server)
    let part = [
      "RECURRENCE-ID;TZID=Europe/Berlin:20261126T180000", "DUE;TZID=Europe/Berlin:20261126T210000",
    ]
    server.put(series([], part), as: "a1.ics", in: "Home")
    try desk.sync()
    #expect(try desk.row("Pills").dueAt == Device.berlin.instant(of: try civil("2026-11-25T18:00")))
    try desk.complete("Pills")
    // At once, without a word from the server.
    #expect(try desk.row("Pills").dueAt == Device.berlin.instant(of: try civil("2026-11-26T21:00")))
    #expect(
      try desk.row("Pills").reminder?.fireAt
        == Device.berlin.instant(of: try civil("2026-11-26T21:00"))
    )
    try desk.sync()
    #expect(try desk.row("Pills").dueAt == Device.berlin.instant(of: try civil("2026-11-26T21:00")))
    let text = try #require(server.text("a1.ics", in: "Home"))
    #expect(text.contains("DTSTART;TZID=Europe/Berlin:20261126T180000"))
    #expect(text.contains("DUE;TZID=Europe/Berlin:20261126T210000"))
    let writes = server.writes
    try desk.sync()
    #expect(server.writes == writes)
  }

  @Test("What is skipped goes on to where another program has the next one, and undo goes back")
  func skipped() throws {
    let desk = try Device(server)
    let part = [
      "RECURRENCE-ID:20261126T170000Z", "DTSTART;TZID=America/New_York:20261126T150000",
      "DUE;TZID=America/New_York:20261126T150000",
    ]
    server.put(series([], part), as: "a1.ics", in: "Home")
    try desk.sync()
    desk.now = desk.now + .seconds(1)
    _ = try desk.store.skip([try desk.row("Pills").id], source: .commandLine, at: desk.now)
    let moved = CivilDateTime("2026-11-26T21:00")
    #expect(try desk.row("Pills").dueAt == moved.map { Device.berlin.instant(of: $0) })
    _ = try desk.store.undo(at: desk.now)
    #expect(try desk.row("Pills").dueAt == Device.berlin.instant(of: try civil("2026-11-25T18:00")))
    // The one after it is at its own time.
    try desk.complete("Pills")
    desk.now = desk.now + .seconds(86_400)
    try desk.complete("Pills")
    #expect(try desk.row("Pills").dueAt == Device.berlin.instant(of: try civil("2026-11-27T18:00")))
  }

  @Test("A series that was done as a whole stays one", arguments: ["undone", "renamed"])
  func done(_ act: String) throws {
    let desk = try Device(server)
    server.put(
      series(["STATUS:COMPLETED", "COMPLETED:20261125T061500Z"]),
      as: "a1.ics",
      in: "Home"
    )
    try desk.sync()
    let row = try desk.row("Pills")
    #expect(row.todo.completedAt != nil)
    if act == "undone" {
      desk.now = desk.now + .seconds(1)
      _ = try desk.store.reopen([row.id], source: .commandLine, at: desk.now)
    } else {
      try desk.edit("Pills") { $0.title = "White pills" }
    }
    try desk.sync()
    let text = try #require(server.text("a1.ics", in: "Home"))
    #expect(text.contains("DTSTART;TZID=Europe/Berlin:20261125T180000"))
    #expect(text.contains("RRULE:FREQ=DAILY"))
    #expect(text.contains(act == "undone" ? "STATUS:NEEDS-ACTION" : "STATUS:COMPLETED"))
    #expect(try desk.rows().first?.todo.recurrence?.rule == RecurrenceRule("FREQ=DAILY"))
    #expect(
      try desk.rows().first?.dueAt == Device.berlin.instant(of: try civil("2026-11-25T18:00"))
    )
  }

  @Test("What another program tells apart is settled here, and comes back with its words")
  func told() throws {
    let desk = try Device(server)
    let part = [
      "RECURRENCE-ID;TZID=Europe/Berlin:20261125T180000", "DESCRIPTION:The white ones",
      "STATUS:NEEDS-ACTION",
    ]
    server.put(series([], part), as: "a1.ics", in: "Home")
    try desk.sync()
    try desk.complete("Pills")
    try desk.sync()
    var text = try #require(server.text("a1.ics", in: "Home"))
    #expect(text.contains("STATUS:COMPLETED") && text.contains("DESCRIPTION:The white ones"))
    _ = try desk.store.undo(at: desk.now)
    try desk.sync()
    text = try #require(server.text("a1.ics", in: "Home"))
    #expect(!text.contains("COMPLETED") && text.contains("DESCRIPTION:The white ones"))
    #expect(try desk.row("Pills").dueAt == Device.berlin.instant(of: try civil("2026-11-25T18:00")))
    let writes = server.writes
    try desk.sync()
    #expect(server.writes == writes)
  }

  private func civil(_ text: String) throws -> CivilDateTime {
    try #require(CivilDateTime(text))
  }
}
