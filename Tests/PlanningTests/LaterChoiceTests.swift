import Model
import Planning
import Testing

/// Where Later may put something off to, in November 2026, UTC.
@Suite struct LaterChoiceTests {
  private let hours = LaterHours(morning: .hour(9), evening: .hour(18), dayStarts: .hour(4))

  @Test(arguments: [
    ("2026-11-21T14:00", "2026-11-21T18:00", "2026-11-22T09:00"),
    ("2026-11-21T17:00", "2026-11-21T18:00", "2026-11-22T09:00"),
    // Less than an hour ahead, or over.
    ("2026-11-21T17:01", nil, "2026-11-22T09:00"),
    ("2026-11-21T22:00", nil, "2026-11-22T09:00"),
    // In the night, tomorrow is the day that has not begun for whoever is awake.
    ("2026-11-22T01:00", nil, "2026-11-22T09:00"),
    ("2026-11-22T04:00", "2026-11-22T18:00", "2026-11-23T09:00"),
  ])
  func moments(now: String, evening: String?, morning: String?) throws {
    func instant(_ text: String) throws -> Instant {
      Zone.utc.instant(of: try #require(CivilDateTime(text)))
    }
    let now = try instant(now)
    let found = LaterChoice.allCases.map { $0.moment(at: now, in: .utc, hours: hours) }
    #expect(found == [try evening.map(instant), try morning.map(instant)])
  }

  @Test func whatRepeatsComesWithItsNextOccurrenceIfThatIsSooner() throws {
    let now = Zone.utc.instant(of: try #require(CivilDateTime("2026-11-21T14:00")))
    func until(_ rule: String?, _ clock: Int) throws -> Instant {
      let start = CivilDateTime(Zone.utc.civil(at: now).date, .hour(clock))
      var todo = Todo(id: "a", handle: "a3f2", title: "Pills", createdAt: now, updatedAt: now)
      todo.due = .floating(start.date, start.time)
      todo.recurrence = try rule.map { rule in
        Recurrence(
          rule: try #require(RecurrenceRule(rule)),
          seriesStart: start,
          occurrence: start
        )
      }
      return putOff(
        todo,
        until: now + .minutes(19 * 60),
        at: now,
        in: TestZones.utc
      )
    }
    #expect(try until(nil, 8) == now + .minutes(19 * 60))
    #expect(try until("FREQ=DAILY", 8) == now + .minutes(18 * 60))
    #expect(try until("FREQ=DAILY", 12) == now + .minutes(19 * 60))
  }
}
