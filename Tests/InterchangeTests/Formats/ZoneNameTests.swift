import Model
import Testing

@testable import Interchange

/// A machine in Berlin that knows these zones.
private let directory: ZoneDirectory = {
  let rules = [
    "America/Chicago": "CST6CDT,M3.2.0,M11.1.0", "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
    "Asia/Kolkata": "<+0530>-5:30", "Asia/Tokyo": "JST-9",
    "Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3", "Europe/London": "GMT0BST,M3.5.0/1,M10.5.0",
    "Etc/GMT+5": "<-05>5", "Etc/UTC": "UTC0", "Pacific/Auckland": "NZST-12NZDT,M9.5.0,M4.1.0/3",
  ]
  return ZoneDirectory(
    zone: { name in rules[name].flatMap { Zone(identifier: name, posix: $0) } },
    current: { berlin }
  )
}()

@Suite("Names of zones") struct ZoneNameTests {
  @Test(
    arguments: [
      ("Europe/Berlin", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"),
      ("America/New York", "America/New_York"),
      ("/mozilla.org/20050126_1/Europe/Berlin", "Europe/Berlin"),
      ("/freeassociation.sourceforge.net/America/New_York", "America/New_York"),
      ("Eastern Standard Time", "America/New_York"), ("eastern daylight time", "America/New_York"),
      ("India Standard Time", "Asia/Kolkata"), ("GMT Standard Time", "Europe/London"),
      ("\"Tokyo Standard Time\"", "Asia/Tokyo"), ("Eastern Time (US & Canada)", "America/New_York"),
      ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"),
      ("(GMT-06.00) Central Time (US & Canada)", "America/Chicago"),
      ("(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
      ("(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "Asia/Kolkata"),
      ("(UTC+12:00) Auckland, Wellington", "Pacific/Auckland"),
      ("(UTC) Dublin, Edinburgh, Lisbon, London", "Europe/London"),
      ("(UTC-05:00) Somewhere", "Etc/GMT+5"),
      // The distance that is said is not that of Berlin.
      ("(UTC-05:00) Berlin", "Etc/GMT+5"),
      ("UTC-5", "Etc/GMT+5"), ("GMT-0500", "Etc/GMT+5"), ("GMT -05:00", "Etc/GMT+5"),
      ("UTC\u{2212}5", "Etc/GMT+5"), ("-0500", "Etc/GMT+5"), ("GMT+5:30", "Asia/Kolkata"),
      ("Etc/GMT+5", "Etc/GMT+5"), ("CDT", "America/Chicago"), ("est", "America/New_York"),
      ("CET", "Europe/Berlin"), ("GMT", "Etc/UTC"), ("tzone://Microsoft/Utc", "Etc/UTC"),
    ]
  ) func isKnown(_ name: String, _ identifier: String) {
    #expect(ZoneNameReader(directory, around: now).zone(named: name)?.identifier == identifier)
  }

  @Test(arguments: ["Mars/Phobos", "Company HQ", "UTC+99", "Standard Time", "", "(UTC", "GMT+1x"])
  func isUnknown(_ name: String) {
    #expect(ZoneNameReader(directory, around: now).zone(named: name) == nil)
  }

  @Test func aDistanceThatNoZoneHasIsKept() {
    let zone = ZoneNameReader(directory, around: now).zone(named: "UTC+01:20")
    #expect(zone?.secondsFromUTC(at: now) == 80 * 60)
  }

  @Test("Every zone of Windows has a name of IANA")
  func windows() {
    #expect(WindowsZones.names.count > 130)
    #expect(WindowsZones.identifiers.allSatisfy { $0.contains("/") })
  }
}

/// What a file itself says of its zones.
@Suite("Described zones") struct DescribedZoneTests {
  private func due(_ zone: String, _ name: String, _ value: String = "20261201T090000") -> Due? {
    let text = """
      BEGIN:VTIMEZONE
      TZID:\(name)
      \(zone)
      END:VTIMEZONE
      BEGIN:VTODO
      UID:a
      SUMMARY:x
      DUE;TZID=\(name):\(value)
      END:VTODO
      """
    return CalendarFile(zones: directory, zone: berlin, now: now, day: .hour(9)).read(
      calendar(text)
    ).todos.first?
    .due
  }

  private static let outlook = """
    BEGIN:STANDARD
    DTSTART:16010101T020000
    TZOFFSETFROM:-0400
    TZOFFSETTO:-0500
    RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:16010101T020000
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0400
    RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
    END:DAYLIGHT
    """

  private static func fixed(_ offset: String) -> String {
    """
    BEGIN:STANDARD
    DTSTART:19700101T000000
    TZOFFSETFROM:\(offset)
    TZOFFSETTO:\(offset)
    END:STANDARD
    """
  }

  @Test(
    "A zone of the system that shows the same stands for it",
    arguments: [
      (outlook, "Customized Time Zone", "2026-12-01 09:00 America/New_York"),
      (outlook, "Eastern Standard Time", "2026-12-01 09:00 America/New_York"),
      (fixed("-0500"), "Quito", "2026-12-01 09:00 Etc/GMT+5"),
      (fixed("+0530"), "Hoofdkantoor", "2026-12-01 09:00 Asia/Kolkata"),
      (fixed("+0900"), "Company HQ", "2026-12-01 09:00 Asia/Tokyo"),
      // The name of IANA says more than a definition that contradicts it.
      (fixed("+0900"), "Europe/Berlin", "2026-12-01 09:00 Europe/Berlin"),
      // The definition says more than a name of Windows.
      (fixed("-0500"), "India Standard Time", "2026-12-01 09:00 Etc/GMT+5"),
    ]
  ) func known(_ zone: String, _ name: String, _ due: String) {
    #expect(self.due(zone, name)?.short == due)
  }

  @Test("One that no system has gives the moment")
  func odd() {
    #expect(due(Self.fixed("+0120"), "Odd")?.short == "20261201T074000Z")
  }

  @Test("A series in one that no system has goes by UTC, its days moved along")
  func oddSeries() throws {
    let text = """
      BEGIN:VTIMEZONE
      TZID:Odd
      \(Self.fixed("+0120"))
      END:VTIMEZONE
      BEGIN:VTODO
      UID:a
      SUMMARY:x
      DTSTART;TZID=Odd:20261201T003000
      DUE;TZID=Odd:20261201T003000
      RRULE:FREQ=WEEKLY;BYDAY=TU
      END:VTODO
      """
    let file = CalendarFile(zones: directory, zone: berlin, now: now, day: .hour(9)).read(
      calendar(text)
    )
    let todo = try #require(file.todos.first)
    #expect(todo.due?.short == "2026-11-30 23:10 UTC")
    #expect(todo.rule?.description == "FREQ=WEEKLY;BYDAY=MO")
  }

  @Test(
    "Changes that are listed one by one count as well",
    arguments: [("20261201T090000", "20261201T074000Z"), ("20270601T090000", "20270601T064000Z")]
  ) func listed(_ value: String, _ moment: String) {
    let zone = """
      BEGIN:DAYLIGHT
      DTSTART:20260329T020000
      RDATE:20270328T020000
      TZOFFSETFROM:+0120
      TZOFFSETTO:+0220
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:20261025T030000
      RDATE:20271031T030000
      TZOFFSETFROM:+0220
      TZOFFSETTO:+0120
      END:STANDARD
      """
    #expect(due(zone, "Listed", value)?.short == moment)
  }
}
