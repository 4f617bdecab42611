import Model
import Testing

@testable import Planning

/// A recurring to-do that is completed, and the occurrence that comes next.
struct Advancing: CustomTestStringConvertible, Sendable {
  let name: String
  let rule: String
  /// DTSTART.
  let start: String
  /// The current occurrence; the start if it is not given.
  var occurrence: String?
  let completed: String
  var repeatFrom = RepeatFrom.due
  var zone = "Europe/Berlin"
  /// `nil` if the series has ended.
  let next: String?

  var testDescription: String { name }
}

@Suite struct AdvanceTests {
  @Test(arguments: [
    Advancing(
      name: "daily, done in time: tomorrow",
      rule: "FREQ=DAILY",
      start: "2026-11-20T08:00",
      completed: "2026-11-20T08:05",
      next: "2026-11-21T08:00"
    ),
    Advancing(
      name: "daily, done early: it does not come again today",
      rule: "FREQ=DAILY",
      start: "2026-11-20T20:00",
      completed: "2026-11-20T08:00",
      next: "2026-11-21T20:00"
    ),
    Advancing(
      name: "daily, done days after: what was slept through is not made up for",
      rule: "FREQ=DAILY",
      start: "2026-11-20T08:00",
      completed: "2026-11-24T10:00",
      next: "2026-11-25T08:00"
    ),
    Advancing(
      name: "daily, done at the very second of an occurrence: the one after it",
      rule: "FREQ=DAILY",
      start: "2026-11-20T08:00",
      completed: "2026-11-21T08:00",
      next: "2026-11-22T08:00"
    ),
    Advancing(
      name: "daily across the spring change: the same clock time",
      rule: "FREQ=DAILY",
      start: "2027-03-27T08:00",
      completed: "2027-03-27T08:01",
      next: "2027-03-28T08:00"
    ),
    Advancing(
      name: "daily at an hour the clock shows twice: once",
      rule: "FREQ=DAILY",
      start: "2027-10-30T02:30",
      occurrence: "2027-10-31T02:30",
      completed: "2027-10-31T02:31",
      next: "2027-11-01T02:30"
    ),
    Advancing(
      name: "every weekday, done on Friday: Monday",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      start: "2026-11-16T09:00",
      occurrence: "2026-11-20T09:00",
      completed: "2026-11-20T09:30",
      next: "2026-11-23T09:00"
    ),
    Advancing(
      name: "the count is counted from the start of the series",
      rule: "FREQ=DAILY;COUNT=3",
      start: "2026-11-18T09:00",
      occurrence: "2026-11-19T09:00",
      completed: "2026-11-19T09:30",
      next: "2026-11-20T09:00"
    ),
    Advancing(
      name: "after the last of the count the series has ended",
      rule: "FREQ=DAILY;COUNT=3",
      start: "2026-11-18T09:00",
      occurrence: "2026-11-20T09:00",
      completed: "2026-11-20T09:30",
      next: nil
    ),
    Advancing(
      name: "occurrences slept through count",
      rule: "FREQ=DAILY;COUNT=3",
      start: "2026-11-18T09:00",
      completed: "2026-11-25T09:30",
      next: nil
    ),
    Advancing(
      name: "until a day, that day included",
      rule: "FREQ=DAILY;UNTIL=20261121",
      start: "2026-11-20T09:00",
      completed: "2026-11-20T09:30",
      next: "2026-11-21T09:00"
    ),
    Advancing(
      name: "after that day the series has ended",
      rule: "FREQ=DAILY;UNTIL=20261121",
      start: "2026-11-20T09:00",
      occurrence: "2026-11-21T09:00",
      completed: "2026-11-21T09:30",
      next: nil
    ),
  ])
  func asPlanned(_ row: Advancing) throws { try check(row) }

  @Test(arguments: [
    Advancing(
      name:
        "daily from completion, done on its heads-up the evening before: not again for that time",
      rule: "FREQ=DAILY",
      start: "2026-11-21T00:00",
      completed: "2026-11-20T23:05",
      repeatFrom: .completion,
      next: "2026-11-22T00:00"
    ),
    Advancing(
      name: "every 3 days from completion, done a day early: counted from then",
      rule: "FREQ=DAILY;INTERVAL=3",
      start: "2026-11-21T09:00",
      completed: "2026-11-20T20:00",
      repeatFrom: .completion,
      next: "2026-11-23T09:00"
    ),
    Advancing(
      name: "every 3 days from completion",
      rule: "FREQ=DAILY;INTERVAL=3",
      start: "2026-11-20T09:00",
      completed: "2026-11-24T22:15",
      repeatFrom: .completion,
      next: "2026-11-27T09:00"
    ),
    Advancing(
      name: "every 2 weeks from completion, whatever the weekday",
      rule: "FREQ=WEEKLY;INTERVAL=2",
      start: "2026-11-20T09:00",
      completed: "2026-11-22T08:00",
      repeatFrom: .completion,
      next: "2026-12-06T09:00"
    ),
    Advancing(
      name: "every Monday from completion: never the same day",
      rule: "FREQ=WEEKLY;BYDAY=MO",
      start: "2026-11-16T09:00",
      completed: "2026-11-23T07:00",
      repeatFrom: .completion,
      next: "2026-11-30T09:00"
    ),
    Advancing(
      name: "a month from 31 January: the last day of February",
      rule: "FREQ=MONTHLY",
      start: "2027-01-30T09:00",
      completed: "2027-01-31T09:30",
      repeatFrom: .completion,
      next: "2027-02-28T09:00"
    ),
    Advancing(
      name: "every 3 hours from completion: elapsed time, over the spring change",
      rule: "FREQ=HOURLY;INTERVAL=3",
      start: "2027-03-27T09:00",
      completed: "2027-03-28T00:10",
      repeatFrom: .completion,
      next: "2027-03-28T04:10"
    ),
    Advancing(
      name: "the last of the count",
      rule: "FREQ=DAILY;COUNT=1",
      start: "2026-11-20T09:00",
      completed: "2026-11-24T22:15",
      repeatFrom: .completion,
      next: nil
    ),
    Advancing(
      name: "beyond its end",
      rule: "FREQ=DAILY;INTERVAL=3;UNTIL=20261126",
      start: "2026-11-20T09:00",
      completed: "2026-11-24T22:15",
      repeatFrom: .completion,
      next: nil
    ),
  ])
  func fromCompletion(_ row: Advancing) throws { try check(row) }

  @Test(arguments: [
    Advancing(
      name: "a day left out is passed over",
      rule: "FREQ=DAILY except 12-25",
      start: "2026-12-24T08:00",
      completed: "2026-12-24T08:05",
      next: "2026-12-26T08:00"
    ),
    Advancing(
      name: "in ten years, too",
      rule: "FREQ=WEEKLY;BYDAY=MO except easter+1",
      start: "2026-12-21T08:00",
      occurrence: "2036-04-07T08:00",
      completed: "2036-04-07T09:00",
      next: "2036-04-21T08:00"
    ),
    Advancing(
      name: "hours of a day that is left out do not come",
      rule: "FREQ=HOURLY;INTERVAL=4 except 12-25",
      start: "2026-12-24T08:00",
      occurrence: "2026-12-24T20:00",
      completed: "2026-12-24T20:01",
      next: "2026-12-26T00:00"
    ),
    Advancing(
      name: "nothing else is left: it has ended",
      rule: "FREQ=DAILY;UNTIL=20261226T235959 except 12-25,12-26",
      start: "2026-12-24T08:00",
      completed: "2026-12-24T08:05",
      next: nil
    ),
    Advancing(
      name: "a holiday of every year that is left out each year: it has ended",
      rule: "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25 except 12-25",
      start: "2026-12-25T08:00",
      completed: "2026-12-25T08:05",
      next: nil
    ),
    Advancing(
      name: "from completion, a day left out is passed over by another interval",
      rule: "FREQ=DAILY;INTERVAL=3 except 12-25",
      start: "2026-12-20T08:00",
      completed: "2026-12-22T10:00",
      repeatFrom: .completion,
      next: "2026-12-28T08:00"
    ),
    Advancing(
      name: "from completion, hours of a day left out are passed over",
      rule: "FREQ=HOURLY;INTERVAL=5 except 12-25",
      start: "2026-12-24T08:00",
      completed: "2026-12-24T20:30",
      repeatFrom: .completion,
      next: "2026-12-26T02:30"
    ),
  ])
  func daysThatAreLeftOut(_ row: Advancing) throws { try check(row) }

  private func check(_ row: Advancing) throws {
    let zone = try #require(TestZones.zone(row.zone))
    let start = try #require(CivilDateTime(row.start))
    let current = try #require(CivilDateTime(row.occurrence ?? row.start))
    var todo = Fixture.todo("a", due: .floating(current.date, current.time))
    let completedAt = zone.instant(of: try #require(CivilDateTime(row.completed)))
    todo.completedAt = completedAt
    todo.recurrence = Recurrence(
      rule: try #require(RecurrenceRule.read(whole: row.rule)),
      seriesStart: start,
      occurrence: current,
      repeatFrom: row.repeatFrom
    )
    let next = advanced(todo, completedAt: completedAt, in: TestZones.calendar(of: zone))
    let expected = row.next.flatMap(CivilDateTime.init)
    #expect(next?.recurrence?.occurrence == expected)
    #expect(next?.due == expected.map { .floating($0.date, $0.time) })
    #expect(next?.completedAt == nil)
    if let next { #expect(TestZones.instant(of: next, in: zone) > completedAt) }
  }
}
