import Model
import Testing

/// A rule, its start, and what comes of it: days as `MM-DD`, or whole times.
struct Series: CustomTestStringConvertible, Sendable {
  let name: String
  let rule: String
  let start: String
  let expected: [String]

  init(
    _ name: String,
    _ rule: String,
    from start: String = "1997-09-02T09:00",
    _ expected: String...
  ) {
    self.name = name
    self.rule = rule
    self.start = start
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite struct OccurrencesTests {
  /// Examples of RFC 5545, section 3.8.5.3, and their kin.
  @Test(arguments: [
    Series("daily for three", "FREQ=DAILY;COUNT=3", "1997-09-02", "1997-09-03", "1997-09-04"),
    Series(
      "every other day",
      "FREQ=DAILY;INTERVAL=2",
      "1997-09-02",
      "1997-09-04",
      "1997-09-06"
    ),
    Series(
      "daily in January",
      "FREQ=DAILY;BYMONTH=1",
      "1998-01-01",
      "1998-01-02",
      "1998-01-03"
    ),
    Series("weekly until a day", "FREQ=WEEKLY;UNTIL=19970909", "1997-09-02", "1997-09-09"),
    Series(
      "Tuesday and Thursday",
      "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4",
      "1997-09-02",
      "1997-09-04",
      "1997-09-09",
      "1997-09-11"
    ),
    Series(
      "every other week, Monday first",
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
      from: "1997-08-05T09:00",
      "1997-08-05",
      "1997-08-10",
      "1997-08-19",
      "1997-08-24"
    ),
    Series(
      "every other week, Sunday first",
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
      from: "1997-08-05T09:00",
      "1997-08-05",
      "1997-08-17",
      "1997-08-19",
      "1997-08-31"
    ),
    Series(
      "first Friday",
      "FREQ=MONTHLY;BYDAY=1FR",
      "1997-09-05",
      "1997-10-03",
      "1997-11-07"
    ),
    Series(
      "first and last Sunday of every other month",
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=1SU,-1SU",
      "1997-09-07",
      "1997-09-28",
      "1997-11-02",
      "1997-11-30"
    ),
    Series(
      "second to last Monday",
      "FREQ=MONTHLY;BYDAY=-2MO",
      "1997-09-22",
      "1997-10-20",
      "1997-11-17"
    ),
    Series(
      "third to last day",
      "FREQ=MONTHLY;BYMONTHDAY=-3",
      "1997-09-28",
      "1997-10-29",
      "1997-11-28"
    ),
    Series(
      "the 31st where there is one",
      "FREQ=MONTHLY",
      from: "2026-01-31T09:00",
      "2026-01-31",
      "2026-03-31",
      "2026-05-31"
    ),
    Series(
      "Friday the 13th",
      "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
      "1998-02-13",
      "1998-03-13",
      "1998-11-13"
    ),
    Series(
      "the Saturday after the first Sunday",
      "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
      "1997-09-13",
      "1997-10-11",
      "1997-11-08"
    ),
    Series(
      "third of Tuesday, Wednesday, Thursday",
      "FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3",
      "1997-09-04",
      "1997-10-07",
      "1997-11-06"
    ),
    Series(
      "second to last workday",
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
      "1997-09-29",
      "1997-10-30",
      "1997-11-27"
    ),
    Series("yearly", "FREQ=YEARLY;COUNT=2", "1997-09-02", "1998-09-02"),
    Series("29 February", "FREQ=YEARLY", from: "2024-02-29T09:00", "2024-02-29", "2028-02-29"),
    Series(
      "June and July",
      "FREQ=YEARLY;BYMONTH=6,7",
      from: "1997-06-10T09:00",
      "1997-06-10",
      "1997-07-10",
      "1998-06-10"
    ),
    Series(
      "days 1, 100 and 200 of every third year",
      "FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200",
      from: "1997-01-01T09:00",
      "1997-01-01",
      "1997-04-10",
      "1997-07-19",
      "2000-01-01"
    ),
    Series(
      "20th Monday of the year",
      "FREQ=YEARLY;BYDAY=20MO",
      from: "1997-05-19T09:00",
      "1997-05-19",
      "1998-05-18",
      "1999-05-17"
    ),
    Series(
      "Monday of week 20",
      "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
      from: "1997-05-12T09:00",
      "1997-05-12",
      "1998-05-11",
      "1999-05-17"
    ),
    Series(
      "week 20, the start's weekday",
      "FREQ=YEARLY;BYWEEKNO=20",
      from: "1997-05-13T09:00",
      "1997-05-13",
      "1998-05-12"
    ),
    Series(
      "Thursdays in March",
      "FREQ=YEARLY;BYMONTH=3;BYDAY=TH",
      from: "1997-03-13T09:00",
      "1997-03-13",
      "1997-03-20",
      "1997-03-27",
      "1998-03-05"
    ),
    Series(
      "election day",
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      from: "1996-11-05T09:00",
      "1996-11-05",
      "2000-11-07",
      "2004-11-02"
    ),
    Series(
      "the last weekday of the year",
      "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
      "1997-12-31",
      "1998-12-31",
      "1999-12-31"
    ),
    Series(
      "a start that the rule does not allow is none",
      "FREQ=WEEKLY;BYDAY=FR;COUNT=1",
      "1997-09-05"
    ),
  ])
  func days(series: Series) throws {
    try expect(series) { $0.date.description }
  }

  @Test(arguments: [
    Series(
      "twice a day",
      "FREQ=DAILY;BYHOUR=8,20;COUNT=3",
      "1997-09-02T20:00",
      "1997-09-03T08:00",
      "1997-09-03T20:00"
    ),
    Series(
      "every three hours until",
      "FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000",
      "1997-09-02T09:00",
      "1997-09-02T12:00",
      "1997-09-02T15:00"
    ),
    Series(
      "every 90 minutes",
      "FREQ=MINUTELY;INTERVAL=90;COUNT=3",
      "1997-09-02T09:00",
      "1997-09-02T10:30",
      "1997-09-02T12:00"
    ),
    Series(
      "every 20 minutes during the day",
      "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,16",
      "1997-09-02T09:00",
      "1997-09-02T09:20",
      "1997-09-02T09:40",
      "1997-09-02T16:00"
    ),
    Series(
      "on the leap second, taken for the one before",
      "FREQ=HOURLY;BYSECOND=60",
      "1997-09-02T09:00:59",
      "1997-09-02T10:00:59"
    ),
    Series(
      "the last second of a year of seconds",
      "FREQ=YEARLY;BYSETPOS=-1;"
        + "BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=MO,TU,WE,TH,FR,SA,SU;"
        + "BYHOUR=\((0...23).map(String.init).joined(separator: ","));"
        + "BYMINUTE=\((0...59).map(String.init).joined(separator: ","));"
        + "BYSECOND=\((0...59).map(String.init).joined(separator: ","))",
      "1997-12-31T23:59:59",
      "1998-12-31T23:59:59"
    ),
    Series(
      "an odd rhythm meets its hour at last",
      "FREQ=SECONDLY;INTERVAL=86399;BYHOUR=8;BYMINUTE=0",
      "2007-05-14T08:00:59"
    ),
  ])
  func times(series: Series) throws {
    try expect(series, \.description)
  }

  private func expect(_ series: Series, _ text: (CivilDateTime) -> String) throws {
    let rule = try #require(RecurrenceRule(series.rule))
    let start = try #require(CivilDateTime(series.start))
    let times = rule.occurrences(from: start).prefix(series.expected.count)
    #expect(times.map(text) == series.expected)
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31",
    "FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=31", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY;INTERVAL=2;BYHOUR=9",
    "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1", "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1",
    "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6", "FREQ=YEARLY;BYYEARDAY=-366;BYMONTH=12",
    "FREQ=YEARLY;INTERVAL=999999999;BYMONTH=1", "FREQ=YEARLY;INTERVAL=4;BYYEARDAY=366",
  ])
  func anImpossibleRuleEnds(text: String) throws {
    let rule = try #require(RecurrenceRule(text))
    let start = try #require(CivilDateTime("1997-09-02T08:00"))
    #expect(rule.occurrences(from: start).first { _ in true } == nil)
    #expect(rule.next(after: start, from: start) == nil)
  }

  @Test func theLastYearEndsEverySeries() throws {
    for frequency in RecurrenceRule.Frequency.allCases {
      let rule = RecurrenceRule(frequency: frequency, interval: 40_000_000)
      let start = try #require(CivilDateTime("9998-12-30T12:00"))
      let times = Array(rule.occurrences(from: start).prefix(10))
      #expect(times.first == start, "\(frequency)")
      #expect(times.count <= 2, "\(frequency)")
    }
  }
}
