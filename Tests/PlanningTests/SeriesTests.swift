import Model
import Testing

@testable import Planning

/// Properties of a series beyond the next occurrence.
@Suite struct SeriesTests {
  @Test func aMovedOccurrenceLeavesTheSeriesAlone() throws {
    var todo = try Fixture.recurring("FREQ=WEEKLY", from: "2026-11-17T09:00")
    let thursday = try #require(CivilDate("2026-11-19"))
    todo.due = .floating(thursday, .hour(16))
    let next = advanced(
      todo,
      completedAt: Fixture.at("2026-11-19T16:30"),
      in: TestZones.utc
    )
    #expect(next?.recurrence?.occurrence.description == "2026-11-24T09:00")
  }

  @Test func aDayWithoutAClockStaysADay() throws {
    var todo = try Fixture.recurring("FREQ=DAILY", from: "2026-11-20T09:00")
    todo.due = .floating(try #require(CivilDate("2026-11-20")), nil)
    let next = advanced(
      todo,
      completedAt: Fixture.at("2026-11-20T10:00"),
      in: TestZones.utc
    )
    #expect(next?.due == .floating(Fixture.day, nil))
  }

  @Test func anOccurrenceMovedToADayLeavesTheSeriesItsClock() throws {
    var todo = try Fixture.recurring("FREQ=WEEKLY", from: "2026-11-17T05:05")
    todo.due = .floating(try #require(CivilDate("2026-11-19")), nil)
    let next = advanced(
      todo,
      completedAt: Fixture.at("2026-11-19T10:00"),
      in: TestZones.utc
    )
    let tuesday = try #require(CivilDate("2026-11-24"))
    #expect(next?.due == .floating(tuesday, TimeOfDay("05:05")))
  }

  @Test func severalTimesADayHaveAClock() throws {
    var todo = try Fixture.recurring("FREQ=HOURLY;INTERVAL=6", from: "2026-11-21T09:00")
    todo.due = .floating(Fixture.day, nil)
    let next = advanced(
      todo,
      completedAt: Fixture.at("2026-11-21T10:00"),
      in: TestZones.utc
    )
    #expect(next?.due == .floating(Fixture.day, .hour(15)))
  }

  @Test func aFixedSeriesFollowsItsOwnZone() throws {
    var todo = try Fixture.recurring("FREQ=DAILY", from: "2026-11-20T09:00")
    let day = try #require(CivilDate("2026-11-20"))
    todo.due = .zoned(day, .hour(9), zone: "Asia/Tokyo")
    // In Tokyo it is 08:30 on the 21st already: that day's occurrence is still to come.
    let next = advanced(
      todo,
      completedAt: Fixture.at("2026-11-20T23:30"),
      in: TestZones.utc
    )
    #expect(next?.due == .zoned(Fixture.day, .hour(9), zone: "Asia/Tokyo"))
  }

  @Test func hoursRunOnElapsedTimeThroughAnHourShownTwice() throws {
    let berlin = try #require(TestZones.zone("Europe/Berlin"))
    var todo = try Fixture.recurring("FREQ=HOURLY", from: "2027-10-31T00:30")
    var moment = berlin.instant(of: try #require(todo.recurrence?.seriesStart))
    todo.due = .absolute(moment)
    for _ in 0..<4 {
      let next = try #require(
        advanced(todo, completedAt: moment, in: TestZones.calendar(of: berlin))
      )
      moment = moment + .minutes(60)
      #expect(next.due == .absolute(moment))
      todo = next
    }
  }

  @Test func aCountFromCompletionsGoesDownToItsEnd() throws {
    var todo = try Fixture.recurring("FREQ=DAILY;COUNT=3", from: "2026-11-20T09:00")
    todo.recurrence?.repeatFrom = .completion
    var days: [String] = []
    while let next = advanced(
      todo,
      completedAt: Zone.utc.instant(of: try #require(todo.recurrence?.occurrence)) + .minutes(30),
      in: TestZones.utc
    ) {
      days.append(try #require(next.due?.date).description)
      todo = next
      try #require(days.count < 10)
    }
    #expect(days == ["2026-11-21", "2026-11-22"])
  }

  @Test func whatDoesNotRepeatHasNoNext() {
    let todo = Fixture.todo("a")
    #expect(
      advanced(todo, completedAt: Fixture.at("12:00"), in: TestZones.utc) == nil
    )
  }

  @Test(arguments: TestZones.rules.keys.sorted())
  func dailyAtEightIsAlwaysAtEight(zoneName: String) throws {
    let zone = try #require(TestZones.zone(zoneName))
    var todo = try Fixture.recurring("FREQ=DAILY", from: "2026-11-20T08:00")
    var day = try #require(todo.due?.date)
    for _ in 0..<800 {
      let rang = TestZones.instant(of: todo, in: zone)
      #expect(zone.civil(at: rang).time == .hour(8))
      todo = try #require(
        advanced(todo, completedAt: rang + .minutes(7), in: TestZones.calendar(of: zone))
      )
      day = day.adding(days: 1)
      #expect(todo.due == .floating(day, .hour(8)))
    }
  }
}
