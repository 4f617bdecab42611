import Model
import Testing

@Suite("A calendar tells due times on the wall clock of one zone")
struct LocalCalendarTests {
  private let calendar: LocalCalendar
  private let tokyo = Zone(identifier: "Asia/Tokyo", secondsFromUTC: 9 * 3600)
  private let date: CivilDate

  init() throws {
    let tokyo = tokyo
    date = try #require(CivilDate("2026-03-06"))
    calendar = LocalCalendar(
      zone: .utc,
      zones: ZoneDirectory(zone: { $0 == tokyo.identifier ? tokyo : nil }, current: { .utc }),
      day: .hour(9)
    )
  }

  private var cases: [(name: String, due: Due, here: String, own: String, utc: String?)] {
    let six = Instant(seconds: Int64(CivilDateTime(date, .hour(6)).secondsSinceEpoch))
    return [
      ("a clock time", .floating(date, .hour(15)), "2026-03-06T15:00", "2026-03-06T15:00", "15"),
      ("a day comes at the day's time", .floating(date, nil), "2026-03-06", "2026-03-06", "9"),
      ("an instant", .absolute(six), "2026-03-06T06:00", "2026-03-06T06:00", "6"),
      // 3 pm in Tokyo is 6 am here, not 3 pm.
      (
        "a clock time of another zone", .zoned(date, .hour(15), zone: "Asia/Tokyo"),
        "2026-03-06T06:00", "2026-03-06T15:00", "6"
      ),
      (
        "a day of another zone is the same day", .zoned(date, nil, zone: "Asia/Tokyo"),
        "2026-03-06", "2026-03-06", "0"
      ),
      (
        "a zone that nobody knows", .zoned(date, .hour(15), zone: "Mars/Olympus"),
        "2026-03-06T15:00", "2026-03-06T15:00", nil
      ),
    ]
  }

  @Test func aDueTimeIsToldHereAndInItsOwnZone() {
    for (name, due, here, own, _) in cases {
      #expect(written(calendar.civil(of: due)) == here, "\(name)")
      #expect(written(calendar.own(of: due).civil(of: due)) == own, "\(name)")
    }
  }

  @Test func aDueTimeIsAnInstant() {
    for (name, due, _, _, hour) in cases {
      let instant = calendar.instant(of: due)
      #expect(instant.map { String(Zone.utc.civil(at: $0).time.hour) } == hour, "\(name)")
    }
  }

  @Test func aSeriesBeginsOnTheClockOfItsZone() {
    let start = calendar.seriesStart(at: .zoned(date, .hour(15), zone: "Asia/Tokyo"))
    #expect(start.description == CivilDateTime(date, .hour(15)).description)
    #expect(calendar.seriesStart(at: .floating(date, nil)) == CivilDateTime(date, .hour(9)))
  }

  @Test func oneMovedOccurrenceKeepsItsKindOfTime() {
    let inTokyo = Due.zoned(date, .hour(15), zone: "Asia/Tokyo")
    let here = Due.floating(date, .hour(6))
    #expect(calendar.moved(here, toKindOf: inTokyo) == inTokyo)
    #expect(calendar.moved(inTokyo, toKindOf: here) == here)
    #expect(calendar.moved(.floating(date, nil), toKindOf: inTokyo) == .floating(date, nil))
  }

  private func written(_ civil: PartialDateTime) -> String {
    civil.time.map { CivilDateTime(civil.date, $0).description.prefix(16).description }
      ?? civil.date.description
  }
}
