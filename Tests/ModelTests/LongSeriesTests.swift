import Testing

@testable import Model

/// Series with so many occurrences that taking each of them would take hours.
@Suite struct LongSeriesTests {
  private struct Long: CustomTestStringConvertible, Sendable {
    let rule: String
    let start: String
    let after: String
    let next: String?

    init(_ rule: String, from start: String, after: String, is next: String?) {
      (self.rule, self.start, self.after, self.next) = (rule, start, after, next)
    }

    var testDescription: String { "\(rule) from \(start)" }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      Long(
        "FREQ=SECONDLY;COUNT=999999999",
        from: "2000-01-01T00:00",
        after: "2026-11-21T10:00",
        is: "2026-11-21T10:00:01"
      ),
      Long(
        "FREQ=SECONDLY;COUNT=999999999",
        from: "1970-01-01T00:00",
        after: "2026-11-21T10:00",
        is: nil
      ),
      Long(
        "FREQ=MINUTELY;INTERVAL=7;COUNT=999999999",
        from: "0001-01-01T00:00",
        after: "2026-11-21T10:00",
        is: "2026-11-21T10:05"
      ),
      Long(
        "FREQ=HOURLY;COUNT=999999999",
        from: "0001-01-01T00:30",
        after: "9998-12-31T12:00",
        is: "9998-12-31T12:30"
      ),
      Long(
        "FREQ=DAILY;COUNT=999999999",
        from: "0001-01-01T00:00",
        after: "2026-11-21T10:00",
        is: "2026-11-22T00:00"
      ),
      Long(
        "FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=4,5;COUNT=999999999",
        from: "0001-01-01T00:00",
        after: "9998-12-31T02:04",
        is: "9998-12-31T02:05"
      ),
      Long(
        "FREQ=DAILY;BYHOUR=1,2;COUNT=1479881",
        from: "0001-01-01T00:00",
        after: "2026-11-21T00:00",
        is: "2026-11-21T01:00"
      ),
      Long(
        "FREQ=DAILY;BYHOUR=1,2;COUNT=1479881",
        from: "0001-01-01T00:00",
        after: "2026-11-21T01:00",
        is: nil
      ),
      Long(
        "FREQ=WEEKLY;BYDAY=MO,SA;COUNT=999999999",
        from: "0001-01-01T00:00",
        after: "2026-11-21T10:00",
        is: "2026-11-23T00:00"
      ),
      Long(
        "FREQ=YEARLY;\(everySecond)",
        from: "2026-12-31T23:59:58",
        after: "2026-12-31T23:59:58",
        is: "2026-12-31T23:59:59"
      ),
      Long(
        "FREQ=YEARLY;\(everySecond);COUNT=999999999",
        from: "2020-01-01T00:00",
        after: "2026-11-21T10:00",
        is: "2026-11-21T10:00:01"
      ),
      Long(
        "FREQ=MINUTELY;BYHOUR=9;COUNT=999999999",
        from: "0001-01-01T00:00",
        after: "2026-11-21T10:00",
        is: "2026-11-22T09:00"
      ),
      Long(
        "FREQ=HOURLY;\(everySecondOfAnHour);COUNT=999999999",
        from: "0001-01-01T00:00",
        after: "2026-11-21T10:00",
        is: "2026-11-21T10:00:01"
      ),
      Long(
        "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1",
        from: "2026-11-21T10:00",
        after: "2026-11-21T10:00",
        is: nil
      ),
    ]
  )
  private func areNotTakenOneByOne(_ series: Long) throws {
    let rule = try #require(RecurrenceRule(series.rule))
    let start = try #require(CivilDateTime(series.start))
    let after = try #require(CivilDateTime(series.after))
    for zone in [nil, Zone.utc] {
      #expect(rule.next(after: after, from: start, in: zone)?.description == series.next)
    }
    let instant = rule.next(after: Zone.utc.instant(of: after), from: start, in: .utc)
    #expect(instant.map { Zone.utc.civil(at: $0).description } == series.next)
  }

  private static let everySecondOfAnHour = "BYMINUTE=\(numbers(0..<60));BYSECOND=\(numbers(0..<60))"
  private static let everySecond =
    "BYMONTH=\(numbers(1..<13));BYMONTHDAY=\(numbers(1..<32));BYHOUR=\(numbers(0..<24));\(everySecondOfAnHour)"

  private static func numbers(_ range: Range<Int>) -> String {
    range.map(String.init).joined(separator: ",")
  }

  @Test(arguments: [
    "FREQ=SECONDLY;INTERVAL=7;BYSECOND=0", "FREQ=SECONDLY;INTERVAL=90;BYSECOND=30,0",
    "FREQ=SECONDLY;INTERVAL=61;BYSECOND=1;BYMINUTE=5", "FREQ=SECONDLY;INTERVAL=60;BYSECOND=0",
  ])
  func secondsAreMetThatComeInTurn(_ text: String) throws {
    let rule = try #require(RecurrenceRule(text))
    let start = try #require(CivilDateTime("2026-11-21T09:00"))
    let walked = (1...200_000).lazy.map { start.adding(seconds: $0 * rule.interval) }.first {
      rule.bySecond.contains($0.time.second)
        && (rule.byMinute.isEmpty || rule.byMinute.contains($0.time.minute))
    }
    #expect(rule.next(after: start, from: start) == walked)
    #expect(rule.next(after: start, from: start, in: .utc) == walked)
  }

  @Test(arguments: [
    ("FREQ=DAILY", "2026-11-25T09:00", nil), ("FREQ=DAILY;COUNT=10", "2026-11-21T09:00", 10),
    ("FREQ=DAILY;COUNT=10", "2026-11-21T08:00", 10), ("FREQ=DAILY;COUNT=10", "2026-11-25T09:00", 6),
    ("FREQ=DAILY;COUNT=10", "2026-11-25T09:01", 5), ("FREQ=DAILY;COUNT=10", "2027-01-01T00:00", 0),
    ("FREQ=WEEKLY;BYDAY=MO,FR;COUNT=7", "2026-11-27T09:00", 6),
    ("FREQ=HOURLY;COUNT=30", "2026-11-21T12:00", 27),
    ("FREQ=HOURLY;COUNT=30", "2026-11-21T12:30", 26),
    ("FREQ=HOURLY;BYHOUR=9,10;COUNT=30", "2026-11-22T10:00", 27),
    ("FREQ=HOURLY;COUNT=30", "2027-01-01T00:00", 0),
  ])
  func whatIsLeftOfACount(_ text: String, _ from: String, _ left: Int?) throws {
    let rule = try #require(RecurrenceRule(text))
    let start = try #require(CivilDateTime("2026-11-21T09:00"))
    let civil = try #require(CivilDateTime(from))
    #expect(rule.countLeft(from: civil, since: start) == left)
    #expect(rule.countLeft(from: civil, since: start, in: .utc) == left)
  }
}
