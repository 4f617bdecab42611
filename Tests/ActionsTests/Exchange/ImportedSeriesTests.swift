import Interchange
import Language
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Store

/// Where a series of a file stands once it is here.
@Suite struct ImportedSeriesTests {
  private let device: Device

  init() throws {
    device = try Device(MemoryServer(), [:])
  }

  /// What is here of a file, read on Wednesday 25 November 2026 at 9:00: title and due time.
  private func importing(_ lines: String) throws -> [String] {
    let text = "BEGIN:VCALENDAR\n\(lines)\nEND:VCALENDAR\n"
    let (store, bytes) = (device.store, Array(text.utf8))
    let file = CalendarFile(
      zones: store.calendar.zones,
      zone: store.calendar.zone,
      now: Device.start,
      day: store.calendar.day
    ).read(bytes)
    let request = ImportRequest(bytes, .iCalendar, list: nil, isOpenOnly: false, isDryRun: false)
    let entries = request.entries(file.todos, at: Device.start, calendar: store.calendar)
    _ = try store.importing(entries, at: Device.start)
    return try store.todos(TodoFilter()).map { row in
      row.todo.title + " " + (row.dueAt.map { "\(Device.berlin.civil(at: $0))" } ?? "-")
    }.sorted()
  }

  private func series(_ start: String, _ rule: String, _ single: String = "") -> String {
    """
    BEGIN:VTODO
    UID:s
    SUMMARY:Choir
    \(start)
    RRULE:\(rule)
    END:VTODO
    """ + (single.isEmpty ? "" : "\nBEGIN:VTODO\nUID:s\nSUMMARY:Choir\n\(single)\nEND:VTODO")
  }

  @Test(
    "The newest time that has come is open",
    arguments: [
      ("DUE:20260801T090000", "FREQ=MONTHLY", "2026-11-01T09:00"),
      ("DUE;VALUE=DATE:20250301", "FREQ=YEARLY", "2026-03-01T09:00"),
      ("DUE:20261124T183000", "FREQ=WEEKLY", "2026-11-24T18:30"),
    ]
  ) func missed(_ start: String, _ rule: String, _ due: String) throws {
    #expect(try importing(series(start, rule)) == ["Choir \(due)"])
  }

  @Test("One to come that was moved comes by itself, and the series leaves it out")
  func movedLater() throws {
    let rows = try importing(
      series(
        "DUE:20261126T183000",
        "FREQ=WEEKLY",
        "RECURRENCE-ID:20261203T183000\nDUE:20261203T193000"
      )
    )
    #expect(rows == ["Choir 2026-11-26T18:30", "Choir 2026-12-03T19:30"])
    let rule = try device.store.todos(TodoFilter()).compactMap(\.todo.recurrence).first?.rule
    #expect(rule?.exceptions.description == "2026-12-03")
  }

  @Test(
    "The one that is open and was moved is the one that the series stands at",
    arguments: [
      ("DUE:20261126T183000", "20261126T183000", "20261126T210000", "2026-11-26T21:00"),
      ("DUE:20261103T183000", "20261124T183000", "20261127T183000", "2026-11-27T18:30"),
    ]
  ) func movedOpen(_ start: String, _ id: String, _ due: String, _ moved: String) throws {
    let rows = try importing(
      series(start, "FREQ=WEEKLY", "RECURRENCE-ID:\(id)\nDUE:\(due)")
    )
    #expect(rows == ["Choir \(moved)"])
    let row = try #require(try device.store.todos(TodoFilter()).first)
    _ = try device.store.complete([row.id], source: .commandLine, at: Device.start)
    let next = try #require(try device.store.todo(row.id)?.dueAt)
    #expect(Device.berlin.civil(at: next).time.description == "18:30")
  }

  @Test("One long ago that was moved is over")
  func movedLongAgo() throws {
    let rows = try importing(
      series(
        "DUE:20261103T183000",
        "FREQ=WEEKLY",
        "RECURRENCE-ID:20261110T183000\nDUE:20261111T183000"
      )
    )
    #expect(rows == ["Choir 2026-11-24T18:30"])
  }
}
