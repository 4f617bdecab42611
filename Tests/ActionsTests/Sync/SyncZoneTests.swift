import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// To-dos of a server in zones that are no IANA names.
@Suite struct SyncZoneTests {
  private let server = MemoryServer("Home")

  private func taking(_ zone: String, definedAs offset: String? = nil) throws -> (
    TodoRow, SyncOutcome
  ) {
    let desk = try Device(server)
    let definition =
      offset.map {
        """
        BEGIN:VTIMEZONE
        TZID:\(zone)
        BEGIN:STANDARD
        DTSTART:16010101T000000
        TZOFFSETFROM:\($0)
        TZOFFSETTO:\($0)
        END:STANDARD
        END:VTIMEZONE

        """
      } ?? ""
    server.put(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Other//EN
      \(definition)BEGIN:VTODO
      UID:z
      SUMMARY:Call
      DUE;TZID="\(zone)":20261201T090000
      END:VTODO
      END:VCALENDAR

      """,
      as: "z.ics",
      in: "Home"
    )
    let outcome = try desk.sync()
    return (try desk.row("Call"), outcome)
  }

  @Test(
    arguments: [
      ("Eastern Standard Time", "-0500", "15:00"), ("Customized Time Zone", "+0530", "04:30"),
      ("Eastern Standard Time", nil, "15:00"),
      ("(UTC-05:00) Eastern Time (US & Canada)", nil, "15:00"),
    ] as [(String, String?, String)]
  )
  func aZoneThatIsDefinedOrNamedIsReckonedWith(
    _ zone: String,
    _ offset: String?,
    _ clock: String
  ) throws {
    let (row, outcome) = try taking(zone, definedAs: offset)
    let due = try #require(row.dueAt)
    #expect(Device.berlin.civil(at: due).description == "2026-12-01T\(clock)")
    #expect(outcome.lists.map(\.unknownZones) == [0])
    #expect(row.todo.problem == nil)
  }

  @Test func oneThatNobodyKnowsIsSaidAndStandsOnTheToDo() throws {
    let (row, outcome) = try taking("Mars/Phobos")
    #expect(outcome.lists.map(\.unknownZones) == [1])
    #expect(row.todo.problem?.contains("Mars/Phobos") == true)
    let due = try #require(row.dueAt)
    #expect(Device.berlin.civil(at: due).description == "2026-12-01T09:00")
    #expect(row.reminder?.fireAt == due)
  }
}
