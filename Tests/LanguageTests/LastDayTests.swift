import Language
import Model
import Testing

/// Days of a month and a year, and those that not every one has.
struct LastDayTests {
  @Test(arguments: [
    Said(
      "close the books every 31st",
      title: "Close the books",
      at: "2026-03-31",
      rule: "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"
    ),
    Said(
      "count the till on the 29th of each month at 18:00",
      title: "Count the till",
      at: "2026-03-29T18:00",
      rule: "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"
    ),
    Said(
      "settle up on the 15th and 31st of every month",
      at: "2026-03-15",
      rule: "FREQ=MONTHLY;BYMONTHDAY=15,28,29,30,31;BYSETPOS=-1,1"
    ),
    Said(
      "grandpa's birthday is on february 29",
      title: "Grandpa's birthday",
      at: "2027-02-28",
      rule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"
    ),
    Said(
      "renew the pass every year on 29 february",
      at: "2027-02-28",
      rule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"
    ),
    Said("bill on the 28th of every month", at: "2026-03-28", rule: "FREQ=MONTHLY;BYMONTHDAY=28"),
  ])
  func aMonthWithoutTheDayHasItsLast(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    (
      "2026-10-31", "month", ["2026-10-31", "2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28"]
    ),
    ("2026-11-30", "3 months", ["2026-11-30", "2027-02-28", "2027-05-30", "2027-08-30"]),
    ("2028-02-29", "year", ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]),
    ("2026-04-15", "month", ["2026-04-15", "2026-05-15"]),
  ])
  func aSeriesKeepsToItsFirstDay(_ start: String, _ every: String, _ days: [String]) throws {
    let context = try context()
    let moment = try #require(resolve(start, as: .moment, in: context))
    let series = try #require(resolve(every, as: .series(at: moment), in: context))
    let rule = try #require(series.rule)
    let first = CivilDateTime(try #require(CivilDate(start)), .hour(9))
    let dates = rule.occurrences(from: first, in: .utc).prefix(days.count).map(\.date.description)
    #expect(Array(dates) == days)
  }

  @Test(arguments: [
    Said(
      "call the bank on 12 june at 11 every 4 months",
      at: "2026-06-12T11:00",
      rule: "FREQ=MONTHLY;INTERVAL=4"
    ),
    Said("descale the kettle at 10 every month", at: "2026-03-05T10:00", rule: "FREQ=MONTHLY"),
    Said(
      "inspect the roof at 7:30 every 2 months",
      at: "2026-03-05T07:30",
      rule: "FREQ=MONTHLY;INTERVAL=2"
    ),
  ])
  func anHourIsNoDayOfTheMonth(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("rent every 10 of the month", at: "2026-03-10", rule: "FREQ=MONTHLY;BYMONTHDAY=10"),
    Said(
      "water bill every 5, 15 and 25 of the month",
      at: "2026-03-05",
      rule: "FREQ=MONTHLY;BYMONTHDAY=5,15,25"
    ),
    Said(
      "dues every 7 of every month at 6 pm",
      at: "2026-03-07T18:00",
      rule: "FREQ=MONTHLY;BYMONTHDAY=7"
    ),
    Said(
      "service the boiler every 5 march and 5 november",
      title: "Service the boiler",
      at: "2026-03-05",
      rule: "FREQ=YEARLY;BYMONTH=3,11;BYMONTHDAY=5"
    ),
    Said(
      "wash the curtains on the 2nd of june and 2nd of december every year",
      title: "Wash the curtains",
      at: "2026-06-02",
      rule: "FREQ=YEARLY;BYMONTH=6,12;BYMONTHDAY=2"
    ),
  ])
  func severalDaysAreAllKept(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    (
      "flea drops every 1 may and 20 september at 8 am",
      [
        "2026-05-01T08:00 FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1",
        "2026-09-20T08:00 FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=20",
      ]
    ),
    ("ring the registry on 9 april and 12 may", ["2026-04-09 ", "2026-05-12 "]),
  ])
  func datesThatNoRuleJoinsAreTodosOfTheirOwn(_ text: String, _ times: [String]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map { "\(written($0.due) ?? "") \($0.rule?.whole ?? "")" } == times)
  }

  @Test(arguments: [
    Said(
      "gratitude every friday by the end of the day",
      title: "Gratitude",
      at: "2026-03-06T17:00",
      rule: "FREQ=WEEKLY;BYDAY=FR"
    ),
    Said(
      "log hours every day monday to friday at 5 pm",
      title: "Log hours",
      at: "2026-03-04T17:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    ),
  ])
  func daysOfARepeatAreNotItsEnd(_ said: Said) throws { try expect(said) }
}
