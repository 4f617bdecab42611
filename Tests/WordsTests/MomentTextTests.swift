import Model
import Testing

@testable import Words

/// Read in Berlin on Saturday, 21 November 2026, at 12:00.
@Suite struct MomentTextTests {
  static let berlin =
    Zone(identifier: "Europe/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc

  struct Row: CustomTestStringConvertible, Sendable {
    let moment: String
    let words: String
    var now = "2026-11-21T12:00"

    var testDescription: String { "\(moment) reads “\(words)”" }
  }

  @Test(arguments: [
    Row(moment: "2026-11-21T12:20", words: "today 12:20 (in 20 minutes)"),
    Row(moment: "2026-11-21T12:01", words: "today 12:01 (in 1 minute)"),
    Row(moment: "2026-11-21T12:00", words: "today 12:00 (now)"),
    Row(
      moment: "2026-11-21T12:01",
      words: "today 12:01 (in 1 minute)",
      now: "2026-11-21T12:00:15"
    ),
    Row(moment: "2026-11-21T15:00", words: "today 15:00 (in 3 hours)"),
    Row(moment: "2026-11-21T13:30", words: "today 13:30 (in 1 hour 30 minutes)"),
    Row(moment: "2026-11-21T11:40", words: "today 11:40 (20 minutes ago)"),
    Row(moment: "2026-11-22T09:00", words: "tomorrow 09:00"),
    Row(moment: "2026-11-20T09:00", words: "yesterday 09:00"),
    Row(moment: "2026-11-26T15:00", words: "Thu 26 Nov 15:00 (in 5 days)"),
    Row(moment: "2026-11-16T15:00", words: "Mon 16 Nov 15:00 (5 days ago)"),
    Row(moment: "2026-12-12T09:00", words: "Sat 12 Dec 09:00 (in 3 weeks)"),
    Row(moment: "2027-03-21T09:00", words: "Sun 21 Mar 2027 09:00 (in 4 months)"),
    Row(moment: "2028-11-20T09:00", words: "Mon 20 Nov 2028 09:00 (in 2 years)"),
    Row(moment: "2026-11-26", words: "Thu 26 Nov (in 5 days)"),
    Row(moment: "2026-11-21", words: "today"),
    Row(
      moment: "2027-03-28T04:00",
      words: "Sun 28 Mar 04:00 (in 2 hours)",
      now: "2027-03-28T01:00"
    ),
    Row(moment: "2026-11-22T09:00", words: "Sun 22 Nov 09:00", now: "2026-11-21T03:59"),
    Row(moment: "2026-11-22T09:00", words: "tomorrow 09:00", now: "2026-11-21T04:00"),
    Row(
      moment: "2026-11-21T12:20",
      words: "today 12:20 (in 20 minutes)",
      now: "2026-11-21T12:00:30"
    ),
  ])
  func reads(_ row: Row) throws {
    let now = Self.berlin.instant(of: try #require(CivilDateTime(row.now)))
    let civil = CivilDateTime(row.moment)
    let date = try #require(civil?.date ?? CivilDate(row.moment))
    let text = MomentText(date, civil?.time, now: now, in: Self.berlin, tone: .warm, face: .hours24)
    #expect(text.full == row.words)
    if let civil {
      let instant = Self.berlin.instant(of: civil)
      #expect(MomentText(instant, now: now, in: Self.berlin, tone: .warm, face: .hours24) == text)
    }
  }

  /// In Berlin at noon on 21 November: by the clock here first, then by the one there.
  @Test(arguments: [
    ("Asia/Tokyo", "2026-11-26T09:00", "2026-11-26T00:00", "Thu 26 Nov 01:00, 09:00 in Tokyo"),
    (
      "America/Argentina/Buenos_Aires", "2026-11-26T22:30", "2026-11-27T01:30",
      "Fri 27 Nov 02:30, Thu 26 Nov 22:30 in Buenos Aires"
    ),
    ("Etc/GMT+5", "2026-11-26T09:00", "2026-11-26T14:00", "Thu 26 Nov 15:00, 09:00 UTC-5"),
    ("UTC", "2026-11-22T09:00", "2026-11-22T09:00", "tomorrow 10:00, 09:00 UTC"),
    ("Europe/Paris", "2026-11-26T09:00", "2026-11-26T08:00", "Thu 26 Nov 09:00 in Paris"),
  ])
  func aDueTimeElsewhere(zone: String, there: String, utc: String, words: String) throws {
    let now = Self.berlin.instant(of: try #require(CivilDateTime("2026-11-21T12:00")))
    let civil = try #require(CivilDateTime(there))
    let text = MomentText(
      .zoned(civil.date, civil.time, zone: zone),
      dueAt: Zone.utc.instant(of: try #require(CivilDateTime(utc))),
      now: now,
      in: Self.berlin,
      tone: .warm,
      face: .hours24
    )
    #expect(text.absolute == words)
  }

  @Test func aDayElsewhereAndATimeHere() throws {
    let now = Self.berlin.instant(of: try #require(CivilDateTime("2026-11-21T12:00")))
    let day = try #require(CivilDate("2026-11-26"))
    let whole = MomentText(
      .zoned(day, nil, zone: "Asia/Tokyo"),
      dueAt: nil,
      now: now,
      in: Self.berlin,
      tone: .warm,
      face: .hours24
    )
    #expect(whole.absolute == "Thu 26 Nov in Tokyo")
    let here = Due.zoned(day, .hour(9), zone: "Europe/Berlin")
    let plain = MomentText(here, dueAt: nil, now: now, in: Self.berlin, tone: .warm, face: .hours24)
    #expect(plain.full == "Thu 26 Nov 09:00 (in 5 days)")
  }

  @Test(arguments: [
    (Duration.seconds(20), "less than a minute"), (.minutes(1), "1 minute"),
    (.minutes(20), "20 minutes"), (.minutes(60), "1 hour"), (.minutes(125), "2 hours 5 minutes"),
    (.minutes(1440), "1 day"), (.minutes(3001), "2 days 2 hours"), (.minutes(-20), "20 minutes"),
  ])
  func durations(duration: Duration, words: String) {
    #expect(durationText(duration, tone: .literal) == words)
  }
}
