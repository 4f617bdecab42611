import Language
import Model
import Testing
import Words

@testable import Answers

/// A stretch of time within a sentence, on Tuesday, 24 November 2026, at 10:00.
@Suite("windows in words") struct WindowTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let start: String
    let end: String
    let words: String
    var isMoment = false
    let told: String
    var testDescription: String { told }
  }

  @Test(arguments: [
    Row(
      start: "2026-11-24T00:00",
      end: "2026-11-25T00:00",
      words: "day",
      told: "today (Tue 24 Nov)"
    ),
    Row(
      start: "2026-11-23T04:00",
      end: "2026-11-24T04:00",
      words: "yesterday",
      told: "yesterday (Mon 23 Nov)"
    ),
    Row(
      start: "2026-11-26T00:00",
      end: "2026-11-27T00:00",
      words: "On Thursday",
      told: "on Thu 26 Nov"
    ),
    Row(
      start: "2026-11-24T14:00",
      end: "2026-11-24T14:01",
      words: "two o'clock",
      isMoment: true,
      told: "at 14:00 today"
    ),
    Row(
      start: "2026-11-27T15:00",
      end: "2026-11-27T16:00",
      words: "friday at three",
      isMoment: true,
      told: "at 15:00 on Fri 27 Nov"
    ),
    Row(
      start: "2026-11-26T12:30",
      end: "2026-11-26T16:00",
      words: "Between lunch and four",
      told: "between lunch and four (Thu 26 Nov)"
    ),
    Row(
      start: "2026-11-24T18:30",
      end: "2026-11-24T19:30",
      words: "half past six",
      told: "today between 18:30 and 19:30"
    ),
    Row(
      start: "2026-11-28T06:00",
      end: "2026-11-28T12:00",
      words: "saturday morning",
      told: "on Sat 28 Nov between 06:00 and 12:00"
    ),
    Row(
      start: "2026-11-24T04:00",
      end: "2026-11-27T04:00",
      words: "next few days",
      told: "in the next few days"
    ),
    Row(start: "2026-11-23T04:00", end: "2026-11-30T04:00", words: "This week", told: "this week"),
    Row(
      start: "2026-12-01T00:00",
      end: "2027-01-01T00:00",
      words: "december",
      told: "from Tue 1 Dec to Thu 31 Dec"
    ),
  ])
  func reads(_ row: Row) throws {
    let zone = Zone(identifier: "Europe/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc
    let now = try #require(CivilDateTime("2026-11-24T10:00"))
    let clock = WallClock(
      now: now,
      instant: zone.instant(of: now),
      calendar: LocalCalendar(
        zone: zone,
        zones: ZoneDirectory(zone: { _ in nil }, current: { zone }),
        day: .hour(9)
      ),
      tone: .warm,
      face: .hours24
    )
    let window = SpokenWindow(
      try #require(CivilDateTime(row.start)),
      try #require(CivilDateTime(row.end)),
      words: row.words,
      isMoment: row.isMoment
    )
    #expect(WindowText(window, clock).text == row.told)
    #expect(WindowText(window, clock).isOver == (row.words == "yesterday"))
  }
}
