import Language
import Model
import Testing

@Suite("The words of a time alone, behind a verb or an option")
struct TimeKindTests {
  /// Wednesday 4 March 2026, 10:20, on a machine in London that knows two zones more.
  private let context: LanguageContext

  init() throws {
    let tokyo = Zone(identifier: "Asia/Tokyo", secondsFromUTC: 9 * 3600)
    let pacific = Zone(identifier: "America/Los_Angeles", secondsFromUTC: -8 * 3600)
    let known = [tokyo.identifier: tokyo, pacific.identifier: pacific]
    context = LanguageContext(
      now: try #require(CivilDateTime("2026-03-04T10:20")),
      zone: .utc,
      zones: ZoneDirectory(zone: { known[$0] }, current: { .utc })
    )
  }

  @Test(
    "A short form means the same behind every verb",
    arguments: [
      ("3m", "10:23"), ("3 m", "10:23"), ("3min", "10:23"), ("3 minutes", "10:23"),
      ("3h", "13:20"), ("1h30", "11:50"), ("an hour and a half", "11:50"),
    ]
  )
  func shortFormsAreOne(_ words: String, clock: String) throws {
    let ahead = try #require(resolve(words, as: .span)).due(from: context)
    #expect(written(ahead) == "2026-03-04T\(clock)")
    #expect(written(resolve(words, as: .deadline, in: context)) == "2026-03-04T\(clock)")
    let minutes = try #require(resolve(words, as: .span)?.minutes)
    #expect(resolve(words, as: .leads) == [minutes, 0])
    #expect(resolve("+" + words, as: .step) == .minutes(minutes))
    let past = try #require(resolve(words, as: .past, in: context))
    #expect(past == context.instant - .minutes(minutes))
  }

  @Test(
    "A length of time in minutes; months have no number of them",
    arguments: [
      ("20", 20), ("20m", 20), ("20 min", 20), ("1h", 60), ("2 hours", 120), ("1 day", 1440),
      ("2w", 20_160), ("90 seconds", nil), ("3mo", nil), ("3 months", nil), ("a year", nil),
      ("soon", nil), ("", nil), ("-5", nil), ("5x", nil), ("999999999d", nil), ("2h ago", nil),
    ] as [(String, Int?)]
  )
  func spans(_ words: String, minutes: Int?) {
    #expect(resolve(words, as: .span)?.minutes == minutes)
  }

  @Test(
    "How far back",
    arguments: [
      ("3m", "2026-03-04T10:17"), ("3mo", "2025-12-04T10:20"), ("3 months", "2025-12-04T10:20"),
      ("30d", "2026-02-02T10:20"), ("2 weeks", "2026-02-18T10:20"), ("a month", "2026-02-04T10:20"),
      ("one week", "2026-02-25T10:20"), ("1y", "2025-03-04T10:20"),
      ("3 hours ago", "2026-03-04T07:20"),
      ("last week", "2026-02-25T10:20"), ("since friday", "2026-02-27T00:00"),
      ("last monday", "2026-03-02T00:00"), ("since yesterday", "2026-03-03T00:00"),
      ("since 9:30", "2026-03-04T09:30"), ("since 11:00", "2026-03-03T11:00"),
      ("2026-01-01", "2026-01-01T00:00"), ("whenever", nil), ("2190-01-01", nil), ("30", nil),
      ("the meeting on friday", nil),
    ] as [(String, String?)]
  )
  func past(_ words: String, moment: String?) {
    let instant = resolve(words, as: .past, in: context)
    #expect(instant.map { Zone.utc.civil(at: $0) } == moment.flatMap { CivilDateTime($0) })
  }

  @Test(
    "Until when",
    arguments: [
      ("6", "2026-03-04T10:26"), ("for 6", "2026-03-04T10:26"), ("until 6", "2026-03-04T18:00"),
      ("till 11", "2026-03-04T11:00"), ("2h", "2026-03-04T12:20"),
      ("for an hour", "2026-03-04T11:20"),
      ("half an hour", "2026-03-04T10:50"), ("tomorrow morning", "2026-03-05T09:00"),
      ("until friday", "2026-03-06"), ("for 2 weeks", "2026-03-18T10:20"),
      ("3 months", "2026-06-04T10:20"), ("2026-03-09", "2026-03-09"), ("0", nil), ("soon", nil),
    ] as [(String, String?)]
  )
  func deadlines(_ words: String, due: String?) {
    #expect(written(resolve(words, as: .deadline, in: context)) == due)
  }

  @Test(
    "A moment is words of a time, or ISO 8601",
    arguments: [
      ("friday at 5", "2026-03-06T17:00"), ("2026-03-09", "2026-03-09"),
      ("2026-03-09T08:00", "2026-03-09T08:00"), ("2026-03-09T08:00+02:00", "2026-03-09T06:00"),
      ("3pm pacific", "2026-03-04T15:00 America/Los_Angeles"), ("milk", nil),
    ] as [(String, String?)]
  )
  func moments(_ words: String, due: String?) {
    #expect(written(resolve(words, as: .moment, in: context)?.due) == due)
  }

  @Test(
    "Hours of every day",
    arguments: [
      ("22-7", "22:00", "07:00"), ("10pm to 7am", "22:00", "07:00"), ("10-7", "22:00", "07:00"),
      ("every night from 11pm to 6:30", "23:00", "06:30"), ("13-17", "13:00", "17:00"),
      ("between midnight and 6", "00:00", "06:00"), ("22", nil, nil), ("soon to late", nil, nil),
    ] as [(String, String?, String?)]
  )
  func hours(_ words: String, from: String?, to: String?) {
    let hours = resolve(words, as: .hours, in: context)
    #expect(hours?.from.description == from)
    #expect(hours?.to.description == to)
  }

  @Test(
    "Leads, largest first and the time itself last",
    arguments: [
      ("15", [15, 0]), ("5,15", [15, 5, 0]), ("1h, 10m", [60, 10, 0]), ("15,15", [15, 0]),
      ("none", [0]), ("0", [0]), ("15,0", [15, 0]), ("", nil), ("soon", nil), ("15,soon", nil),
      ("1,2,3,4,5,6,7,8,9", nil), ("99999999", nil), ("3mo", nil),
    ] as [(String, [Int]?)]
  )
  func leads(_ words: String, minutes: [Int]?) {
    #expect(resolve(words, as: .leads) == minutes)
  }

  @Test(
    "By how much a clock is set",
    arguments: [
      ("+2h", 120), ("-30m", -30), ("90", 90), ("+1d", 1440), ("+0", nil), ("later", nil),
    ]
      as [(String, Int?)]
  )
  func steps(_ words: String, minutes: Int?) {
    #expect(resolve(words, as: .step) == minutes.map { .minutes($0) })
  }

  @Test(
    "A moment of the wall clock: the next clock time, or a day's beginning or end",
    arguments: [
      ("22:00", false, "2026-03-04T22:00"), ("08:00", false, "2026-03-05T08:00"),
      ("2026-03-09", false, "2026-03-09T00:00"), ("2026-03-09", true, "2026-03-10T00:00"),
      ("friday at 5", false, "2026-03-06T17:00"), ("in 2 hours", false, "2026-03-04T12:20"),
      ("3pm pacific", false, "2026-03-04T23:00"), ("soon", false, nil),
    ] as [(String, Bool, String?)]
  )
  func wallClock(_ words: String, isEnd: Bool, civil: String?) {
    let read = resolve(words, as: .wallClock(after: context.now, isEnd: isEnd), in: context)
    #expect(read == civil.flatMap { CivilDateTime($0) })
  }

  @Test func aSeriesBeginsWhereItsMomentIs() throws {
    let start = resolve("3pm pacific", as: .moment, in: context)
    let series = resolve("friday", as: .series(at: start), in: context)
    #expect(series?.rule?.description == "FREQ=WEEKLY;BYDAY=FR")
    #expect(written(series?.due) == "2026-03-06T15:00 America/Los_Angeles")
    let rule = resolve("FREQ=DAILY", as: .series(at: start), in: context)
    #expect(written(rule?.due) == "2026-03-04T15:00 America/Los_Angeles")
  }

  @Test(
    "A clock keeps the day and a day the clock, in the zone that the time is bound to",
    arguments: [
      ("8 am", "2026-03-06T08:00 Asia/Tokyo"), ("saturday", "2026-03-07T15:00 Asia/Tokyo"),
      ("2026-03-09", "2026-03-09T15:00 Asia/Tokyo"),
    ]
  )
  func changes(_ words: String, due: String) throws {
    let date = try #require(CivilDate("2026-03-06"))
    let present = Due.zoned(date, .hour(15), zone: "Asia/Tokyo")
    #expect(written(resolve(words, as: .change(of: present), in: context)?.due) == due)
  }
}
