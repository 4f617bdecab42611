import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// Series that were done to their end on one device while another one was away.
@Suite struct SyncEndedSeriesTests {
  private let server = MemoryServer("Home")

  @Test(
    "A series that was done to its end elsewhere is done",
    arguments: [
      ("FREQ=DAILY;COUNT=2", 2), ("FREQ=DAILY;UNTIL=20261127T070000Z", 3),
      ("FREQ=WEEKLY;BYDAY=WE,TH,FR;COUNT=3", 3), ("FREQ=DAILY;COUNT=1", 1),
    ]
  )
  func finished(_ rule: String, _ times: Int) throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("Pills", due: try day(25, "08:00"), rule: rule)
    try desk.sync()
    try laptop.sync()
    for _ in 1...times {
      try desk.complete("Pills")
      desk.now = desk.now + .seconds(86_400)
    }
    #expect(try desk.row("Pills").todo.completedAt != nil)
    try desk.sync()
    laptop.now = desk.now
    let outcome = try laptop.sync()
    #expect(outcome.heldSeries == [])
    let row = try laptop.row("Pills")
    #expect(row.todo.completedAt == (try desk.row("Pills").todo.completedAt))
    #expect(try laptop.store.completionCount(of: row.id) == 1)
    let writes = server.writes
    for device in [laptop, desk] { try device.sync() }
    #expect(server.writes == writes)
    #expect(try laptop.titles() == [] && desk.titles() == [])
  }

  @Test("What was done here as well meanwhile is done")
  func both() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("Pills", due: try day(25, "08:00"), rule: "FREQ=DAILY;COUNT=3")
    try desk.sync()
    try laptop.sync()
    try laptop.complete("Pills")
    for _ in 1...3 {
      try desk.complete("Pills")
      desk.now = desk.now + .seconds(86_400)
    }
    try desk.sync()
    laptop.now = desk.now
    #expect(try laptop.sync().heldSeries == [])
    try desk.sync()
    #expect(try laptop.titles() == [] && desk.titles() == [])
    #expect(server.texts(in: "Home").allSatisfy { $0.contains("STATUS:COMPLETED") })
  }

  @Test("Another program that did the last one on its own ends nothing else")
  func course() throws {
    let desk = try Device(server)
    func course(_ day: Int, _ more: String...) -> String {
      let lines =
        [
          "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:a1", "SUMMARY:Pills",
          "DTSTART;TZID=Europe/Berlin:202611\(day)T080000",
          "DUE;TZID=Europe/Berlin:202611\(day)T100000",
          "RRULE:FREQ=DAILY;UNTIL=20261127T070000Z",
        ] + more
      return (lines + ["END:VTODO", "END:VCALENDAR", ""]).joined(separator: "\n")
    }
    server.put(course(25), as: "a1.ics", in: "Home")
    try desk.sync()
    server.put(
      course(27, "STATUS:COMPLETED", "COMPLETED:20261125T083000Z"),
      as: "a1.ics",
      in: "Home"
    )
    desk.now = desk.now + .seconds(3600)
    #expect(try desk.sync().heldSeries == [])
    #expect(try desk.row("Pills").todo.completedAt?.basic == "20261125T083000Z")
  }

  @Test("A series that was given a later end here goes on")
  func prolonged() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("Pills", due: try day(25, "08:00"), rule: "FREQ=DAILY;COUNT=1")
    try desk.sync()
    try laptop.sync()
    try desk.complete("Pills")
    try desk.sync()
    try laptop.edit("Pills") { $0.time.rule = RecurrenceRule("FREQ=DAILY;COUNT=5") }
    try laptop.sync()
    #expect(try laptop.titles() == ["Pills"])
  }
}
