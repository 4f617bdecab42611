import Language
import Model
import Testing

/// Forms of times that people say beside the plain ones.
struct SpokenFormsTests {
  @Test(arguments: [
    Said("sync with kim at 3 for an hour", title: "Sync with kim", at: "2026-03-04T15:00"),
    Said("sync with kim at 4 pm for 90 minutes", title: "Sync with kim", at: "2026-03-04T16:00"),
    Said("book the room 14th april for 7 hours from 9:30am", at: "2026-04-14T09:30"),
    Said("stretch every day at 8 am for 20 minutes", at: "2026-03-05T08:00", rule: "FREQ=DAILY"),
  ])
  func whatTakesAWhileRingsAtItsStart(_ said: Said) throws { try expect(said) }

  @Test func itsEndIsKept() throws {
    let sync = understand("sync with kim at 3 for 90 minutes", in: try context())
    #expect(sync.drafts.first?.endTime?.description == "16:30")
  }

  @Test(arguments: [
    Said("see the dentist on 19.06", title: "See the dentist", at: "2026-06-19"),
    Said("see the dentist monday 20.04 at 9h15", title: "See the dentist", at: "2026-04-20T09:15"),
    Said("hand in the form 9.10 15:30", title: "Hand in the form", at: "2026-10-09T15:30"),
    Said("read chapter 2.10", title: "Read chapter 2.10", at: nil),
    Said("update to version 1.1.30", title: "Update to version 1.1.30", at: nil),
    Said("paint flat 4a", title: "Paint flat 4a", at: nil),
  ])
  func datesWithDots(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("check the oven in 3/4 of an hour", title: "Check the oven", at: "2026-03-04T11:05"),
    Said("check the oven in three quarters of an hour", at: "2026-03-04T11:05"),
    Said("turn the cake in a pair of minutes", title: "Turn the cake", at: "2026-03-04T10:22"),
    Said("water the beds after 5 days", title: "Water the beds", at: "2026-03-09"),
    Said("send it no later than 4", title: "Send it", at: "2026-03-04T16:00"),
    Said("finish the slides tomorrow eod", title: "Finish the slides", at: "2026-03-05T17:00"),
    Said("friday eod finish the slides", title: "Finish the slides", at: "2026-03-06T17:00"),
    Said("call kim at 3 15", title: "Call kim", at: "2026-03-04T15:15"),
    Said("call kim at twelve oh five", title: "Call kim", at: "2026-03-04T12:05"),
    Said("feed the cat at three mins to five thirty", at: "2026-03-04T17:27"),
    Said("send the invoice first monday in 3 months", at: "2026-06-01"),
    Said("send the invoice on the december 5th", title: "Send the invoice", at: "2026-12-05"),
    Said("game night saturday at 7 pm", title: "Game night", at: "2026-03-07T19:00"),
  ])
  func spokenTimes(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "clean the filter every month on the 3rd last tuesday",
      title: "Clean the filter",
      at: "2026-03-17",
      rule: "FREQ=MONTHLY;BYDAY=-3TU"
    ),
    Said(
      "pay the rates every aug 20 and 30",
      title: "Pay the rates",
      at: "2026-08-20",
      rule: "FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=20,30"
    ),
  ])
  func repeats(_ said: Said) throws { try expect(said) }

  @Test(
    "One to-do for each day",
    arguments: [
      ("gym monday and thursday at 6 pm", ["2026-03-09T18:00", "2026-03-05T18:00"]),
      ("water the beds today and tomorrow at 7 pm", ["2026-03-04T19:00", "2026-03-05T19:00"]),
      ("call ann monday and tuesday call bob", ["2026-03-09", "2026-03-10"]),
    ]
  )
  func severalDays(text: String, dues: [String]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map { written($0.due) } == dues)
  }

  @Test(
    "Told of a time to come, a thing is kept although nobody asks for it",
    arguments: [
      Said(
        "the vet appointment is at 2 pm friday",
        title: "Vet appointment",
        at: "2026-03-06T14:00"
      ),
      Said(
        "mum's birthday is on the 12th",
        title: "Mum's birthday",
        at: "2026-03-12",
        rule: "FREQ=YEARLY"
      ),
      Said("the concert starts saturday at 8 pm", title: "Concert", at: "2026-03-07T20:00"),
    ]
  )
  func eventsThatAreTold(_ said: Said) throws { try expect(said) }

  @Test(arguments: ["it is at 2 pm", "the weather is nice today", "what time is it"])
  func talkStaysTalk(text: String) throws {
    #expect(understand(text, in: try context()).drafts.isEmpty)
  }

  @Test(arguments: [
    Said("dentist 3 jan 28", title: "Dentist", at: "2028-01-03"),
    Said("dentist 14 april 15", title: "Dentist", at: "2026-04-14T15:00"),
    Said("buy march 3 10 eggs", title: "Buy march 3 10 eggs", at: nil),
  ])
  func twoDigitsBehindADateAreAYearToComeOrTheHour(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("leave 2 hours before friday at noon", title: "Leave", at: "2026-03-06T10:00"),
    Said("leave 2 hours before 6 pm tomorrow", title: "Leave", at: "2026-03-05T16:00"),
    Said("wait a few hour", title: "Wait a few hour", at: nil),
    Said("sell the car before 2030", title: "Sell the car", at: "2030-01-01"),
    Said("take the cake out before 1930", title: "Take the cake out", at: "2026-03-04T19:30"),
    Said("pay the rent on the first of the month", title: "Pay the rent", at: "2026-04-01"),
    Said("call kim on the 15th of the month", title: "Call kim", at: "2026-03-15"),
    Said("take the pill one in the morning please", title: "Take the pill", at: "2026-03-05T01:00"),
    Said("fold the towels tomorrow night at 1 am", at: "2026-03-06T01:00"),
    Said("dance 19.06 in the evening", title: "Dance", at: "2026-06-19T18:00"),
    Said("ask kim at lunch tomorrow", title: "Ask kim", at: "2026-03-05T12:00"),
    Said("have lunch with kim tomorrow", title: "Have lunch with kim", at: "2026-03-05"),
    Said("see kim friday 5", title: "See kim", at: "2026-03-06T17:00"),
    Said("buy tomorrow 4 apples", title: "Buy 4 apples", at: "2026-03-05"),
    Said("wednesday next wednesday see kim", title: "See kim", at: "2026-03-11"),
    Said(
      "trim the hedge every 3 fridays",
      at: "2026-03-06",
      rule: "FREQ=WEEKLY;INTERVAL=3;BYDAY=FR"
    ),
    Said("(2 pm) call kim", title: "Call kim", at: "2026-03-04T14:00"),
  ])
  func countedAndBounded(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    ("camp saturday 10 to 12", "2026-03-07T10:00", 12),
    ("row tomorrow 6 to 7", "2026-03-05T18:00", 19),
    ("call kim after 3 pm but before 6 pm", "2026-03-04T15:00", 18),
  ])
  func stretchesWithinADay(_ text: String, _ due: String, _ end: Int) throws {
    let draft = try #require(understand(text, in: try context()).drafts.first)
    #expect(written(draft.due) == due)
    #expect(draft.endTime == .hour(end))
  }

  @Test func tenToTwelveIsAClockTimeBehindAt() throws {
    try expect(Said("feed the cat at 10 to 12", at: "2026-03-04T11:50"))
    try expect(Said("feed the cat at ten to twelve", at: "2026-03-04T11:50"))
  }
}
