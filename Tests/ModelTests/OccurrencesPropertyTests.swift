import Model
import Testing

@Suite struct OccurrencesPropertyTests {
  static let rules = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3;BYHOUR=6,18", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,SU;WKST=SU", "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31,-1", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1",
    "FREQ=YEARLY", "FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=YEARLY;BYWEEKNO=1,53;BYDAY=MO,SU", "FREQ=YEARLY;BYYEARDAY=1,-1,60",
    "FREQ=HOURLY;INTERVAL=5",
    "FREQ=HOURLY;INTERVAL=7;BYDAY=SA", "FREQ=MINUTELY;INTERVAL=50;BYHOUR=1,2,3",
    "FREQ=MINUTELY;INTERVAL=1501", "FREQ=SECONDLY;INTERVAL=1000;BYMINUTE=0,1,2",
    "FREQ=HOURLY;BYMINUTE=0,30;BYHOUR=2", "FREQ=DAILY;COUNT=40", "FREQ=WEEKLY;UNTIL=20261101",
    "FREQ=DAILY;INTERVAL=2;BYHOUR=8,20;COUNT=41", "FREQ=WEEKLY;BYDAY=MO,WE;COUNT=100",
    "FREQ=MONTHLY;BYMONTHDAY=31;BYHOUR=1,2;COUNT=33",
    "FREQ=YEARLY;BYDAY=MO,TU;BYSETPOS=2,-2;COUNT=9",
    "FREQ=HOURLY;COUNT=90", "FREQ=MINUTELY;INTERVAL=50;BYHOUR=1,2,3;COUNT=50",
    "FREQ=HOURLY;BYMINUTE=0,15,45;COUNT=70", "FREQ=SECONDLY;INTERVAL=1999;COUNT=99",
  ]
  private static let berlin = Zone(identifier: "Europe/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3")

  @Test(arguments: rules, [false, true])
  func nextIsWhatWalkingFinds(text: String, inZone: Bool) throws {
    let rule = try #require(RecurrenceRule(text))
    let start = try #require(CivilDateTime("2026-10-20T01:30"))
    let zone = inZone ? Self.berlin : nil
    let walked = Array(rule.occurrences(from: start, in: zone).prefix(120))
    #expect(walked == walked.sorted())
    #expect(walked.allSatisfy { $0 >= start })
    #expect(walked.count > 1)
    for (earlier, later) in zip(walked, walked.dropFirst()) {
      let between = (later.secondsSinceEpoch + earlier.secondsSinceEpoch) / 2
      for moment in [earlier, CivilDateTime(secondsSinceEpoch: between), later.adding(seconds: -1)]
      where moment < later && moment >= earlier {
        #expect(rule.next(after: moment, from: start, in: zone) == later, "after \(moment)")
      }
    }
    if let first = walked.first {
      #expect(rule.next(after: start.adding(seconds: -90), from: start, in: zone) == first)
    }
  }

  @Test(arguments: rules)
  func instantsAreThoseOfTheCivilTimes(text: String) throws {
    let rule = try #require(RecurrenceRule(text))
    let zone = try #require(Self.berlin)
    let start = try #require(CivilDateTime("2026-10-20T01:30"))
    var moment = Instant(seconds: zone.instant(of: start).seconds - 1)
    var civil: [CivilDateTime] = []
    while civil.count < 60, let next = rule.next(after: moment, from: start, in: zone) {
      #expect(next > moment)
      moment = next
      let time = zone.civil(at: next)
      if civil.last.map({ $0 < time }) ?? true { civil.append(time) }
    }
    #expect(civil == Array(rule.occurrences(from: start, in: zone).prefix(civil.count)))
  }

  /// Every day of ten years, judged one by one by the words of the RFC.
  @Test func daysAreThoseThatASlowReaderFinds() throws {
    let start = try #require(CivilDateTime("2020-01-01T09:00"))
    let days = (0..<3653).map { start.date.adding(days: $0) }
    let slow: [(String, (CivilDate) -> Bool)] = [
      ("FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR", { $0.day == 13 && $0.weekday == .friday }),
      (
        "FREQ=MONTHLY;BYDAY=-1FR", { $0.weekday == .friday && $0.adding(days: 7).month != $0.month }
      ),
      ("FREQ=MONTHLY;BYDAY=2TU", { $0.weekday == .tuesday && (8...14).contains($0.day) }),
      ("FREQ=YEARLY;BYDAY=1MO", { $0.weekday == .monday && $0.dayOfYear <= 7 }),
      ("FREQ=YEARLY;BYDAY=-1MO", { $0.weekday == .monday && $0.adding(days: 7).year != $0.year }),
      ("FREQ=DAILY;BYMONTHDAY=-1", { $0 == $0.endOfMonth }),
      ("FREQ=YEARLY;BYYEARDAY=-1,1", { $0.dayOfYear == 1 || $0.adding(days: 1).dayOfYear == 1 }),
      (
        "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO,TU,WE,TH,FR,SA,SU",
        { day in
          let thursday = day.startOfWeek.adding(days: 3)
          return thursday.dayOfYear <= 7
        }
      ),
      (
        "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=TH",
        { $0.weekday == .thursday && $0.adding(days: 7).year != $0.year }
      ),
      ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", { $0.weekday.isWorkday }),
      (
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU",
        { day in
          day.weekday == .sunday
            && day.startOfWeek.days(since: start.date.startOfWeek) % 14 == 0
        }
      ),
    ]
    for (text, judge) in slow {
      let rule = try #require(RecurrenceRule(text))
      let found = rule.occurrences(from: start).lazy.map(\.date).prefix { $0 <= days[3652] }
      #expect(Array(found) == days.filter(judge), "\(text)")
    }
  }
}

@Suite struct OccurrencesInZoneTests {
  private static let berlin = Zone(identifier: "Europe/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3")

  @Test(arguments: [
    Series(
      "daily keeps the wall clock",
      "FREQ=DAILY",
      from: "2026-03-28T08:00",
      "2026-03-28T08:00",
      "2026-03-29T08:00",
      "2026-03-30T08:00"
    ),
    Series(
      "every six hours is elapsed time over the gap",
      "FREQ=HOURLY;INTERVAL=6",
      from: "2026-03-28T20:00",
      "2026-03-28T20:00",
      "2026-03-29T03:00",
      "2026-03-29T09:00"
    ),
    Series(
      "and over the overlap",
      "FREQ=HOURLY;INTERVAL=6",
      from: "2026-10-24T20:00",
      "2026-10-24T20:00",
      "2026-10-25T02:00",
      "2026-10-25T07:00"
    ),
    Series(
      "an hour that comes twice has one name",
      "FREQ=HOURLY",
      from: "2026-10-25T01:30",
      "2026-10-25T01:30",
      "2026-10-25T02:30",
      "2026-10-25T03:30"
    ),
    Series(
      "an hour of the day is that of the wall clock",
      "FREQ=HOURLY;BYHOUR=8",
      from: "2026-03-28T08:00",
      "2026-03-28T08:00",
      "2026-03-29T08:00"
    ),
    Series(
      "an end in UTC",
      "FREQ=DAILY;UNTIL=20260329T060000Z",
      from: "2026-03-27T08:00",
      "2026-03-27T08:00",
      "2026-03-28T08:00",
      "2026-03-29T08:00"
    ),
  ])
  func berlin(series: Series) throws {
    let rule = try #require(RecurrenceRule(series.rule))
    let start = try #require(CivilDateTime(series.start))
    let times = rule.occurrences(from: start, in: Self.berlin).prefix(series.expected.count)
    #expect(times.map(\.description) == series.expected)
    if rule.until != nil {
      #expect(Array(rule.occurrences(from: start, in: Self.berlin)).count == series.expected.count)
    }
  }

  @Test func instantsTellTheTwoHoursOfAnOverlapApart() throws {
    let zone = try #require(Self.berlin)
    let start = try #require(CivilDateTime("2026-10-25T01:30"))
    let rule = RecurrenceRule(frequency: .hourly)
    var moment = zone.instant(of: start)
    for _ in 0..<5 {
      let next = try #require(rule.next(after: moment, from: start, in: zone))
      #expect(next.since(moment) == .seconds(3600))
      moment = next
    }
  }
}
