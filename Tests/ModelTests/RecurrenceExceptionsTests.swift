import Testing

@testable import Model

/// Days that a series leaves out.
@Suite struct RecurrenceExceptionsTests {
  private static let berlin = Zone(identifier: "Europe/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3")

  @Test(arguments: [
    ("2026-12-07", "2026-12-07"), ("12-25", "12-25"), ("12-25, 01-01", "01-01,12-25"),
    ("20261207", "2026-12-07"), ("20261207T090000Z", "2026-12-07"), ("EASTER+1", "easter+1"),
    ("easter", "easter"), ("easter-2", "easter-2"), ("11/4TH", "11/4th"), ("05/-1mo", "05/-1mo"),
    ("11/1mo+1", "11/1mo+1"), ("bank-uk", "bank-uk"), ("02-29", "02-29"),
    ("12-25,12-25", "12-25"), ("", ""),
  ])
  func isReadAndWritten(_ text: String, _ written: String) throws {
    let exceptions = try #require(RecurrenceExceptions(text))
    #expect(exceptions.description == written)
    #expect(RecurrenceExceptions(written) == exceptions)
  }

  @Test(arguments: [
    "christmas", "2026-02-30", "13-01", "02-30", "12-5", "12-", "11/9TH", "11/0MO", "11/TH",
    "easter1x", "easter+1000", "bank-de", "12-25;01-01", "-", "+", "/", "12/4XX", "11/4th+99",
    "2026-12-07 09:00",
  ])
  func whatIsNoDayIsNotTaken(_ text: String) {
    #expect(RecurrenceExceptions(text) == nil)
  }

  @Test(arguments: [
    ("12-25", ["2026-12-25", "2035-12-25"]),
    ("easter+1", ["2026-04-06", "2036-04-14"]),
    ("11/4th", ["2026-11-26", "2036-11-27"]),
    ("05/-1mo", ["2026-05-25", "2037-05-25"]),
    ("bank-uk", ["2026-04-03", "2027-12-27"]),
    // New Year's Day 2028 is a Saturday.
    ("bank-us", ["2026-07-03", "2027-12-31"]),
  ])
  func aDayOfEveryYearHoldsForYears(_ text: String, _ dates: [String]) throws {
    let exceptions = try #require(RecurrenceExceptions(text))
    for date in try dates.map({ try #require(CivilDate($0)) }) {
      #expect(exceptions.contains(date), "\(date)")
      #expect(!exceptions.contains(date.adding(days: 4)), "\(date)")
    }
  }

  @Test(arguments: OccurrencesPropertyTests.rules, ["", "2026-10-21,10-25,easter,11/4th"])
  func whatIsLeftIsAllElse(_ text: String, _ days: String) throws {
    let rule = try #require(RecurrenceRule(text))
    let exceptions = try #require(RecurrenceExceptions(days))
    let start = try #require(CivilDateTime("2026-10-20T01:30"))
    for zone in [nil, Self.berlin] {
      let all = Array(rule.occurrences(from: start, in: zone).prefix(400))
      let left = all.filter { !exceptions.contains($0.date) }.prefix(60)
      let series = rule.excepting(exceptions)
      #expect(Array(series.occurrences(from: start, in: zone).prefix(left.count)) == Array(left))
      for (earlier, later) in zip(left, left.dropFirst()).prefix(20) {
        #expect(series.next(after: earlier, from: start, in: zone) == later, "after \(earlier)")
      }
    }
  }

  @Test(arguments: [
    ("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25", "12-25"),
    ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "11/4th"),
    ("FREQ=HOURLY;BYMONTH=12;BYMONTHDAY=25", "12-25"),
    ("FREQ=SECONDLY;BYMONTH=12;BYMONTHDAY=25;BYHOUR=3", "12-25"),
    ("FREQ=MINUTELY;INTERVAL=7;BYMONTH=12;BYMONTHDAY=24,25", "12-25,12-24"),
    ("FREQ=DAILY;UNTIL=20261124", "2026-11-23,2026-11-24"),
    ("FREQ=DAILY;COUNT=2", "2026-11-23,2026-11-24"),
    ("FREQ=SECONDLY;COUNT=5", "2026-11-23"),
  ])
  func aSeriesOfNothingElseEndsSoon(_ text: String, _ days: String) throws {
    let rule = try #require(RecurrenceRule(text, exceptions: days))
    let start = try #require(CivilDateTime("2026-11-23T09:00"))
    for zone in [nil, Zone.utc, Self.berlin] {
      var occurrences = rule.occurrences(from: start, in: zone)
      #expect(occurrences.next() == nil)
      #expect(occurrences.steps < RecurrenceMoments.countLimit + 2 * RecurrenceMoments.searchLimit)
      let instant = (zone ?? .utc).instant(of: start)
      #expect(rule.next(after: instant, from: start, in: zone ?? .utc) == nil)
    }
  }

  @Test func everyDayOfTheYearEndsSoon() throws {
    let year = (1...366).compactMap { number in
      CivilDate(year: 2000, month: 1, day: 1)?.adding(days: number - 1).description.dropFirst(5)
    }
    let rule = try #require(
      RecurrenceRule("FREQ=MINUTELY", exceptions: year.joined(separator: ","))
    )
    let start = try #require(CivilDateTime("2026-11-23T09:00"))
    var occurrences = rule.occurrences(from: start, in: Self.berlin)
    #expect(occurrences.next() == nil)
    #expect(occurrences.steps < 2 * RecurrenceMoments.searchLimit)
  }

  /// RFC 5545, 3.8.5.1: what is left out was counted.
  @Test func aCountCountsWhatIsLeftOut() throws {
    let rule = try #require(RecurrenceRule("FREQ=DAILY;COUNT=3", exceptions: "2026-11-24"))
    let start = try #require(CivilDateTime("2026-11-23T09:00"))
    #expect(rule.occurrences(from: start).map(\.date.description) == ["2026-11-23", "2026-11-25"])
  }

  @Test func aWholeTextHoldsBoth() throws {
    let rule = try #require(RecurrenceRule("FREQ=DAILY", exceptions: "12-25,easter"))
    #expect(rule.whole == "FREQ=DAILY except 12-25,easter")
    #expect(RecurrenceRule.read(whole: rule.whole) == rule)
    #expect(RecurrenceRule.read(whole: "FREQ=DAILY") == RecurrenceRule("FREQ=DAILY"))
    #expect(RecurrenceRule.read(whole: "FREQ=DAILY except soon") == nil)
  }
}
