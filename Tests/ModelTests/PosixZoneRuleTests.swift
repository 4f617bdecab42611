import Testing

@testable import Model

@Suite struct PosixZoneRuleTests {
  @Test(arguments: [
    ("UTC0", "2026-07-01T00:00", 0),
    ("<+03>-3", "2026-07-01T00:00", 10_800),
    ("<-0330>+3:30", "2026-07-01T00:00", -12_600),
    ("LMT-0:53:28", "2026-07-01T00:00", 3208),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T00:59:59", 3600),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00", 7200),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T00:59:59", 7200),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T01:00", 3600),
    // The southern half: summer over the new year.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00", 39_600),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00", 36_000),
    // Ireland counts winter as the exception, an hour back.
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-01T00:00", 0),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-01T00:00", 3600),
    // Greenland changes on Saturday evening: an hour before Sunday begins.
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59", -7200),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00", -3600),
    // Gaza changed 50 hours after a Thursday began: on Saturday at 02:00.
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-27T23:59:59", 7200),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00", 10_800),
    // Daylight saving time all year round (RFC 9636, section 3.3.1).
    ("EST5EDT,0/0,J365/25", "2026-01-01T05:00", -14_400),
    ("EST5EDT,0/0,J365/25", "2027-01-01T04:59:59", -14_400),
    // Day 60 is 1 March in every year; day 59 counted from nought is 29 February in a leap year.
    ("AAA0BBB,J60/0,J300/0", "2028-02-29T23:59:59", 0),
    ("AAA0BBB,J60/0,J300/0", "2028-03-01T00:00", 3600),
    ("AAA0BBB,59/0,300/0", "2028-02-29T00:00", 3600),
    ("AAA0BBB,59/0,300/0", "2027-02-28T23:59:59", 0),
    ("AAA0BBB-2,J60/0,J300/0", "2028-03-01T00:00", 7200),
    // Without a rule: that of the United States.
    ("EST5EDT", "2026-03-08T07:00", -14_400),
    ("EST5EDT", "2026-11-01T06:00", -18_000),
  ])
  func follows(text: String, utc: String, offset: Int) throws {
    let rule = try #require(PosixZoneRule(text))
    let moment = try #require(CivilDateTime(utc))
    #expect(rule.stretch(at: Int64(moment.secondsSinceEpoch)).offset == offset)
  }

  /// Told in hours of the next year or the last one, changes may come in another order than the days do.
  @Test(arguments: [
    "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,0/0,J365/25", "EST5EDT,0/0,J365/65",
    "EST5EDT,J1/-100,J365/100", "EST5EDT,365/-167,0/167", "EST5EDT,J365/167,J1/-167",
    "EST5EDT,M12.5.6/167,M1.1.0/-167", "EST5EDT,M1.1.0/-167,M12.5.6/167", "EST5EDT,J9/0,J356/167",
  ])
  func anOffsetStaysUntilTheNextChange(text: String) throws {
    let rule = try #require(PosixZoneRule(text))
    let start = try #require(CivilDateTime("2023-12-01T00:00"))
    for hour in 0..<30_000 {
      let second = Int64(start.secondsSinceEpoch + hour * 3600)
      let stretch = rule.stretch(at: second)
      guard let end = stretch.end else { continue }
      #expect(end > second)
      #expect(rule.stretch(at: end - 1) == stretch, "\(text) at \(second)")
    }
  }

  @Test(arguments: [
    "", "0", "UT0", "UTC", "UTC25", "UTC0:60", "<+03-3", "<>0", "CET-1CEST,", "CET-1CEST,M3.5.0",
    "CET-1CEST,M13.1.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
    "CET-1CEST,J0,J366", "CET-1CEST,366,1", "CET-1CEST,M3.5.0/168,M10.5.0", "UTC0 ",
    "CET-1CEST,M3.5.0,M10.5.0,",
  ])
  func refuses(text: String) {
    #expect(PosixZoneRule(text) == nil)
  }
}
