import Model
import Testing

@Suite struct CivilDateTests {
  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11_016, .tuesday),
    ("1969-12-31", -1, .wednesday), ("2026-11-21", 20_778, .saturday),
    ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
  ])
  func daysAreCountedFrom1970(text: String, days: Int, weekday: Weekday) throws {
    let date = try #require(CivilDate(text))
    #expect(date.daysSinceEpoch == days)
    #expect(date.weekday == weekday)
    #expect(CivilDate(daysSinceEpoch: days) == date)
    #expect(date.description == text)
    #expect(CivilDate(basic: date.basic[...]) == date)
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-04-31", "1900-02-29",
    "0000-01-01",
    "10000-01-01", "2026-1-1", "26-01-01", "2026-01-01 ", "2026/01/01", "", "-001-01-01",
  ])
  func refusesWhatIsNoDay(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test func everyDayComesBackAndFollowsTheOneBefore() throws {
    var before = try #require(CivilDate("0001-01-01"))
    for serial in stride(from: -719_161, through: 2_932_896, by: 1)
    where serial % 97 == 0 || abs(serial) < 40_000 {
      let date = CivilDate(daysSinceEpoch: serial)
      let previous = CivilDate(daysSinceEpoch: serial - 1)
      guard date.daysSinceEpoch == serial, date > before,
        date.weekday == previous.weekday.adding(days: 1),
        date.day == previous.day + 1 || (date.day == 1 && previous == previous.endOfMonth),
        CivilDate(year: date.year, month: date.month, day: date.day) == date,
        date.dayOfYear == (date.month == 1 && date.day == 1 ? 1 : previous.dayOfYear + 1)
      else {
        Issue.record("\(date) after \(previous)")
        return
      }
      before = date
    }
  }

  @Test func monthsAreAddedWithinTheCalendar() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<5000 {
      let date = CivilDate(daysSinceEpoch: Int.random(in: -700_000...2_900_000, using: &random))
      let months = Int.random(in: -400...400, using: &random)
      let later = date.adding(months: months)
      guard later.year > 1, later.year < 9999 else { continue }
      #expect(later.year * 12 + later.month - date.year * 12 - date.month == months)
      #expect(later.day == min(date.day, later.endOfMonth.day))
      #expect(later.startOfMonth.adding(months: -months) == date.startOfMonth)
    }
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-11-21", 2, "2027-01-21"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-01-15", -1, "2025-12-15"),
    ("9999-12-05", 1, "9999-12-05"),
    ("0001-01-05", -1, "0001-01-05"),
  ])
  func aMonthLater(from: String, months: Int, to: String) throws {
    #expect(try #require(CivilDate(from)).adding(months: months).description == to)
  }

  @Test(arguments: Weekday.allCases)
  func theNextWeekdayLiesWithinAWeek(weekday: Weekday) throws {
    let today = try #require(CivilDate("2026-11-21"))
    for offset in 0..<14 {
      let day = today.adding(days: offset)
      let next = day.next(weekday)
      #expect(next.weekday == weekday)
      #expect((1...7).contains(next.days(since: day)))
      #expect(day.startOfWeek.weekday == .monday)
      #expect((0...6).contains(day.days(since: day.startOfWeek)))
    }
  }

  @Test func clocksRoundTripOnBothSidesOf1970() {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<5000 {
      let seconds = Int.random(in: -60_000_000_000...200_000_000_000, using: &random)
      let civil = CivilDateTime(secondsSinceEpoch: seconds)
      #expect(civil.secondsSinceEpoch == seconds)
      #expect(CivilDateTime(civil.description) == civil)
      #expect(CivilDateTime(basic: civil.basic[...]) == civil)
    }
  }
}
