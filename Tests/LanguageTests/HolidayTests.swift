import Model
import Testing

@testable import Language

/// Days with a name of their own, in the United States unless a test says otherwise.
struct HolidayTests {
  /// The first name of each row, and its date from 4 March 2026 on.
  private static let dates: [(name: String, date: String)] = [
    ("christmas eve", "2026-12-24"), ("christmas", "2026-12-25"), ("boxing day", "2026-12-26"),
    ("new year's eve", "2026-12-31"), ("new year's day", "2027-01-01"),
    ("burns night", "2027-01-25"), ("groundhog day", "2027-02-02"),
    ("valentine's day", "2027-02-14"), ("leap day", "2028-02-29"),
    ("st. david's day", "2027-03-01"), ("st. patrick's day", "2026-03-17"),
    ("april fools' day", "2026-04-01"), ("earth day", "2026-04-22"),
    ("st. george's day", "2026-04-23"), ("may day", "2026-05-01"),
    ("cinco de mayo", "2026-05-05"), ("flag day", "2026-06-14"), ("juneteenth", "2026-06-19"),
    ("independence day", "2026-07-04"), ("halloween", "2026-10-31"),
    ("all saints' day", "2026-11-01"), ("guy fawkes night", "2026-11-05"),
    ("veterans day", "2026-11-11"), ("armistice day", "2026-11-11"),
    ("st. andrew's day", "2026-11-30"), ("tax day", "2026-04-15"),
    ("martin luther king day", "2027-01-18"), ("presidents' day", "2027-02-15"),
    ("memorial day", "2026-05-25"), ("mother's day", "2026-05-10"),
    ("father's day", "2026-06-21"), ("labor day", "2026-09-07"),
    ("columbus day", "2026-10-12"), ("election day", "2026-11-03"),
    ("remembrance sunday", "2026-11-08"), ("first sunday in advent", "2026-11-29"),
    ("second sunday in advent", "2026-12-06"), ("third sunday in advent", "2026-12-13"),
    ("fourth sunday in advent", "2026-12-20"), ("thanksgiving", "2026-11-26"),
    ("black friday", "2026-11-27"), ("cyber monday", "2026-11-30"),
    ("giving tuesday", "2026-12-01"), ("shrove tuesday", "2027-02-09"),
    ("ash wednesday", "2027-02-10"), ("palm sunday", "2026-03-29"),
    ("maundy thursday", "2026-04-02"), ("good friday", "2026-04-03"),
    ("easter saturday", "2026-04-04"), ("easter", "2026-04-05"),
    ("easter monday", "2026-04-06"), ("ascension day", "2026-05-14"),
    ("pentecost", "2026-05-24"), ("whit monday", "2026-05-25"),
    ("bank holiday", "2026-05-25"), ("bank holiday monday", "2026-05-25"),
    ("early may bank holiday", "2026-05-04"), ("spring bank holiday", "2026-05-25"),
    ("summer bank holiday", "2026-08-31"),
  ]

  @Test("Every holiday has its date", arguments: dates)
  func comesNext(_ name: String, _ date: String) throws {
    try expect(Said("ring the bell on \(name)", title: "Ring the bell", at: date))
  }

  @Test func noneIsLeftOut() {
    #expect(HolidayTests.dates.count == Holiday.all.count)
    for (row, said) in zip(Holiday.all, HolidayTests.dates) {
      let first = row.names.split(separator: "/").first ?? ""
      #expect(first.filter(\.isLetter) == said.name.filter(\.isLetter))
    }
  }

  @Test("Every name of a holiday is understood", arguments: Holiday.all.indices)
  func allNames(_ number: Int) throws {
    for name in Holiday.all[number].names.split(separator: "/") {
      let words = name.filter { $0 != "\n" }.split(separator: " ").joined(separator: " ")
      let said = try #require(TimePhrase(words)?.meaning, "no time in \(words)")
      guard case .holiday(let found, nil) = said.day else {
        Issue.record("no holiday in \(words)")
        continue
      }
      #expect(found == number, "\(words)")
    }
  }

  @Test(arguments: [
    // As almanacs give them; the earliest and the latest there can be are among them.
    "1818-03-22", "1943-04-25", "2000-04-23", "2008-03-23", "2024-03-31", "2025-04-20",
    "2026-04-05", "2027-03-28", "2028-04-16", "2038-04-25", "2285-03-22",
  ])
  func easterSunday(_ text: String) throws {
    let date = try #require(CivilDate(text))
    #expect(CivilDate.easterSunday(of: date.year) == date)
  }

  @Test func easterIsASundayBetween22MarchAnd25April() throws {
    for year in 1583...2599 {
      let easter = try #require(CivilDate.easterSunday(of: year))
      #expect(easter.weekday == .sunday)
      #expect((322...425).contains(easter.month * 100 + easter.day))
    }
  }

  @Test(arguments: [
    ("ring the bell on mother's day", "2026-03-15"),
    ("ring the bell on bank holiday monday", "2026-04-06"),
    ("ring the bell on the bank holiday", "2026-04-03"),
    ("ring the bell on the august bank holiday", "2026-08-31"),
  ])
  func theUnitedKingdomHasDaysOfItsOwn(_ text: String, _ date: String) throws {
    let british = try context { $0.holidays = .uk }
    #expect(written(understand(text, in: british).drafts.first?.due) == date)
  }

  @Test func aBankHolidayOnAWeekendIsMadeUpFor() {
    // Christmas Day 2027 is a Saturday, Boxing Day a Sunday; 4 July 2026 is a Saturday.
    let rule = HolidayRule.bankHoliday(isMonday: false)
    let british = rule.dates(in: 2027, .uk).map(\.description).suffix(2)
    #expect(Array(british) == ["2027-12-27", "2027-12-28"])
    #expect(rule.dates(in: 2026, .us).map(\.description).contains("2026-07-03"))
  }

  @Test(arguments: [
    Said("buy a tree two days before christmas", title: "Buy a tree", at: "2026-12-23"),
    Said("send cards the day after boxing day", title: "Send cards", at: "2026-12-27"),
    Said("book a room the friday before christmas", title: "Book a room", at: "2026-12-18"),
    Said("see kim the monday after easter", title: "See kim", at: "2026-04-06"),
    Said("wrap it the night before christmas", title: "Wrap it", at: "2026-12-24T20:00"),
    Said("three weeks after easter mow the lawn", title: "Mow the lawn", at: "2026-04-26"),
    Said(
      "remind me the day before thanksgiving to brine the bird",
      title: "Brine the bird",
      at: "2026-11-25"
    ),
  ])
  func daysBesideThem(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("ring the bell on christmas at 6 pm", at: "2026-12-25T18:00"),
    Said("ring the bell christmas eve", title: "Ring the bell", at: "2026-12-24"),
    Said("ring the bell by halloween", title: "Ring the bell", at: "2026-10-31"),
    Said("on christmas morning feed the hens", title: "Feed the hens", at: "2026-12-25T09:00"),
    Said("easter 2027 feed the hens", title: "Feed the hens", at: "2027-03-28"),
    Said("set a reminder for halloween to buy sweets", title: "Buy sweets", at: "2026-10-31"),
    Said("thanksgiving", title: "Thanksgiving", at: "2026-11-26"),
    Said(
      "light the tree every christmas",
      title: "Light the tree",
      at: "2026-12-25",
      rule: "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25"
    ),
    Said(
      "roast a bird every thanksgiving at 9 am",
      title: "Roast a bird",
      at: "2026-11-26T09:00",
      rule: "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"
    ),
  ])
  func withClocksYearsAndRepeats(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    "Buy christmas cards", "Plan easter", "Buy gifts for christmas", "Visit black friday sales",
    "Thanksgiving dinner with mom", "Wish ann a merry christmas", "Order bonfire night tickets",
    "Write the halloween invitations", "Read the new book", "Call the bank", "Buy good bread",
    "Book the chinese new year parade", "Find a mother's day gift", "Check the spring bulbs",
  ])
  func aNameBeforeANounIsNoTime(_ title: String) throws {
    try expect(Said(title, title: title, at: nil))
  }
}
