import Model
import Testing

/// Rules whose day not every month has.
struct LastDayRuleTests {
  @Test(arguments: [
    ("FREQ=MONTHLY;BYMONTHDAY=31", "2027-01-31", ["01-31", "02-28", "03-31", "04-30", "05-31"]),
    ("FREQ=MONTHLY", "2027-11-30", ["11-30", "12-30", "01-30", "02-29", "03-30"]),
    ("FREQ=MONTHLY;BYMONTHDAY=15,30", "2027-01-15", ["01-15", "01-30", "02-15", "02-28", "03-15"]),
    ("FREQ=MONTHLY;BYMONTHDAY=28,31", "2027-01-28", ["01-28", "01-31", "02-28", "03-28", "03-31"]),
    ("FREQ=YEARLY", "2028-02-29", ["02-29", "02-28", "02-28", "02-28", "02-29"]),
    ("FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=31", "2027-08-31", ["08-31", "08-31"]),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "2027-01-31", ["01-31", "02-28", "03-31"]),
  ])
  func theLastDayStandsForIt(_ text: String, _ start: String, _ days: [String]) throws {
    let first = try #require(CivilDate(start))
    let rule = try #require(RecurrenceRule(text)).onLastDays(from: first)
    let dates = rule.occurrences(from: CivilDateTime(first, .hour(9)), in: .utc).prefix(days.count)
    #expect(dates.map { String($0.date.description.dropFirst(5)) } == days)
    #expect(RecurrenceRule(rule.description) == rule)
  }

  @Test(arguments: [
    ("FREQ=MONTHLY;BYMONTHDAY=31", [31]), ("FREQ=MONTHLY;BYMONTHDAY=15,30", [15, 30]),
    ("FREQ=MONTHLY;BYMONTHDAY=28,31", [28, 31]),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15,29;BYHOUR=8,20", [1, 15, 29]),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", [29]),
  ])
  func whatWasSaidIsStillKnown(_ text: String, _ days: [Int]) throws {
    let start = try #require(CivilDate("2028-01-29"))
    let rule = try #require(RecurrenceRule(text)).onLastDays(from: start)
    #expect(rule.daysElseLast == days)
  }

  @Test(arguments: ["FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=DAILY"])
  func aRuleAsItCameSaysNothingOfIt(text: String) throws {
    #expect(try #require(RecurrenceRule(text)).daysElseLast == nil)
  }

  @Test func aSeriesMovesWithItsDay() throws {
    let old = CivilDateTime(try #require(CivilDate("2027-01-31")), .hour(9))
    let new = CivilDateTime(try #require(CivilDate("2027-01-30")), .hour(9))
    let rule = try #require(RecurrenceRule("FREQ=MONTHLY;BYMONTHDAY=31")).onLastDays(from: old.date)
    #expect(
      rule.moved(from: old, to: new)?.description
        == "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"
    )
  }

  @Test func aPlainSeriesTakesTheDayOfItsStart() throws {
    let plain = try #require(RecurrenceRule("FREQ=MONTHLY;INTERVAL=2"))
    let late = plain.moved(to: try #require(CivilDate("2027-12-31")))
    #expect(late.daysElseLast == [31])
    #expect(late.moved(to: try #require(CivilDate("2027-12-15"))) == plain)
  }
}
