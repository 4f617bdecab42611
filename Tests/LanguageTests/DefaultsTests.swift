import Language
import Model
import Testing

/// The table "Defaults" of the language, row by row.
struct DefaultsTests {
  @Test(arguments: [
    Said("water the ferns tomorrow morning", title: "Water the ferns", at: "2026-03-05T09:00"),
    Said("eat soup at noon", title: "Eat soup", at: "2026-03-04T12:00"),
    Said("call the bank this afternoon", title: "Call the bank", at: "2026-03-04T13:00"),
    Said("call the bank tomorrow evening", title: "Call the bank", at: "2026-03-05T18:00"),
    Said("fold the towels tonight", title: "Fold the towels", at: "2026-03-04T20:00"),
    Said("feed the cat at midnight", title: "Feed the cat", at: "2026-03-05T00:00"),
  ])
  func partsOfDay(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("buy stamps today", title: "Buy stamps", at: "2026-03-04T11:20"),
    Said("buy stamps today", at: "2026-03-04T09:00", now: "2026-03-04T06:30"),
    Said("buy stamps today", at: "2026-03-05T09:00", now: "2026-03-04T20:30"),
    Said("fold the towels tonight", at: "2026-03-04T22:10", now: "2026-03-04T21:10"),
    Said("fold the towels tonight", at: "2026-03-04T23:59", now: "2026-03-04T23:20"),
  ])
  func todayAndTonight(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("buy stamps tomorrow", title: "Buy stamps", at: "2026-03-05"),
    Said("renew the passport on april 9th", title: "Renew the passport", at: "2026-04-09"),
    Said("mow the lawn saturday", title: "Mow the lawn", at: "2026-03-07"),
    Said("order ink this week", title: "Order ink", at: "2026-03-05T10:00"),
    Said("order ink this week", at: "2026-03-09T10:00", now: "2026-03-06T11:00"),
    Said("clean the attic this weekend", title: "Clean the attic", at: "2026-03-07"),
    Said("order ink next week", title: "Order ink", at: "2026-03-09"),
    Said("order ink next month", title: "Order ink", at: "2026-04-01"),
  ])
  func daysWithoutAClock(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("send the timesheet by end of day", title: "Send the timesheet", at: "2026-03-04T17:00"),
    Said("send the timesheet by eod", title: "Send the timesheet", at: "2026-03-04T17:00"),
    Said("send the report by the end of the week", at: "2026-03-06T17:00"),
    Said("send the report by the end of the month", at: "2026-03-31T17:00"),
  ])
  func ends(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("see the dentist friday", at: "2026-03-06"),
    Said("see the dentist wednesday", at: "2026-03-11"),
    Said("see the dentist this wednesday at 5 pm", at: "2026-03-04T17:00"),
    Said("see the dentist this wednesday at 9 am", at: "2026-03-11T09:00"),
    Said("see the dentist next friday", title: "See the dentist", at: "2026-03-13"),
    Said("see the dentist friday week", title: "See the dentist", at: "2026-03-13"),
    Said("see the dentist a week from friday", title: "See the dentist", at: "2026-03-13"),
    Said("see the dentist the friday after next", title: "See the dentist", at: "2026-03-13"),
  ])
  func weekdays(_ said: Said) throws { try expect(said) }

  @Test func nextFridayCanMeanTheComingOne() throws {
    let nearest = try context { $0.nextWeekday = .nearest }
    let draft = try #require(understand("see the dentist next friday", in: nearest).drafts.first)
    #expect(written(draft.due) == "2026-03-06")
    #expect(draft.choices == [Choice(.whichWeek, alternative: "friday week")])
  }

  @Test(arguments: [
    Said("call ada at 5", title: "Call ada", at: "2026-03-04T17:00"),
    Said("call ada at 11", at: "2026-03-04T11:00"),
    Said("call ada at 8", at: "2026-03-04T20:00"),
    Said("call ada at 10", at: "2026-03-05T10:00"),
    Said("call ada tonight at 9", at: "2026-03-04T21:00"),
    Said("call ada at 7 in the morning", at: "2026-03-05T07:00"),
    Said("call ada at 9 am", title: "Call ada", at: "2026-03-05T09:00"),
    Said("see the eclipse on february 3", title: "See the eclipse", at: "2027-02-03"),
  ])
  func clocksAndPassedTimes(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("stir the soup in 20 minutes", title: "Stir the soup", at: "2026-03-04T10:40"),
    Said("stir the soup in 2 hours", at: "2026-03-04T12:20"),
    Said("stir the soup in two and a half hours", at: "2026-03-04T12:50"),
    Said("book the trip in 3 days", at: "2026-03-07"),
    Said("book the trip in two weeks", at: "2026-03-18"),
    Said("book the trip in 2 months", at: "2026-05-04"),
    Said("book the trip in a couple of days", at: "2026-03-06"),
    Said("book the trip in a few days", at: "2026-03-07"),
    Said("book the trip in several days", at: "2026-03-07"),
    Said("stir the soup in 1h 30m", title: "Stir the soup", at: "2026-03-04T11:50"),
  ])
  func amounts(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("pay the fee on 4/5", at: "2026-04-05"),
    Said("pay the fee on 13/4", at: "2026-04-13"),
    Said("pay the fee on 2026-03-19", at: "2026-03-19"),
    Said("pay the fee on the fifteenth of march", title: "Pay the fee", at: "2026-03-15"),
  ])
  func dates(_ said: Said) throws { try expect(said) }

  @Test func theDayMayComeFirst() throws {
    let british = try context { $0.dateOrder = .dayFirst }
    let draft = try #require(understand("pay the fee on 4/5", in: british).drafts.first)
    #expect(written(draft.due) == "2026-05-04")
    #expect(draft.choices == [Choice(.dateOrder, alternative: "5 april")])
  }

  @Test(arguments: [
    Said("leave at half past 3", title: "Leave", at: "2026-03-04T15:30"),
    Said("leave at quarter to 5", title: "Leave", at: "2026-03-04T16:45"),
    Said("leave at half three", title: "Leave", at: "2026-03-04T15:30"),
    Said("leave at twenty past four", title: "Leave", at: "2026-03-04T16:20"),
    Said("leave at ten am tomorrow", title: "Leave", at: "2026-03-05T10:00"),
    Said("leave at 15h30", title: "Leave", at: "2026-03-04T15:30"),
  ])
  func spokenClocks(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("pack the bag tomorrow", at: "2026-03-05", now: "2026-03-05T01:30"),
    Said("pack the bag tonight", at: "2026-03-05T02:30", now: "2026-03-05T01:30"),
    Said("pack the bag tomorrow", at: "2026-03-06", now: "2026-03-05T04:30"),
  ])
  func theDayEndsForTheSpeakerAtFour(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("finish the essay by friday", title: "Finish the essay", at: "2026-03-06"),
    Said("finish the essay before friday", title: "Finish the essay", at: "2026-03-06"),
    Said("the loft until friday", at: "2026-03-06"),
  ])
  func bounds(_ said: Said) throws { try expect(said) }

  /// Sentences of a Saturday at 10:00, and the stretch that each comes to.
  @Test(arguments: [
    ("work on the shed from 9 to 5", "2026-11-22T09:00", "17:00"),
    ("work on the shed from 11 to 1", "2026-11-21T11:00", "13:00"),
    ("work on the shed from 8 to 10", "2026-11-21T20:00", "22:00"),
    ("work on the shed tomorrow from 3 to 1", "2026-11-22T15:00", "01:00"),
    ("work on the shed from 12 to 1", "2026-11-21T12:00", "13:00"),
  ])
  func aStretchOverNoonBeginsInTheMorning(said: String, due: String, end: String) throws {
    let drafts = understand(said, in: try context(at: "2026-11-21T10:00")).drafts
    #expect(drafts.map { written($0.due) } == [due])
    #expect(drafts.map { $0.endTime?.description } == [end])
  }

  @Test func aStretchKeepsItsEnd() throws {
    let draft = try #require(
      understand("tidy the shed from 3 to 5", in: try context()).drafts.first
    )
    #expect(draft.title == "Tidy the shed")
    #expect(written(draft.due) == "2026-03-04T15:00")
    #expect(draft.endTime == .hour(17))
  }

  @Test(arguments: [
    Said("leave an hour before the 10 am meeting tomorrow", at: "2026-03-05T09:00"),
    Said(
      "remind me the day before mom's birthday on the 12th",
      title: "Mom's birthday",
      at: "2026-03-11"
    ),
    Said("remind me 15 minutes before my call at 4 pm", title: "My call", at: "2026-03-04T15:45"),
    Said(
      "an hour before the 10 am meeting print the slides",
      title: "Print the slides",
      at: "2026-03-05T09:00"
    ),
    Said(
      "remind me an hour before the 10 am meeting to print the slides",
      title: "Print the slides",
      at: "2026-03-05T09:00"
    ),
    Said(
      "the day before the flight on friday pack the bag",
      title: "Pack the bag",
      at: "2026-03-05"
    ),
    Said(
      "15 minutes before the 3 pm call send the link",
      title: "Send the link",
      at: "2026-03-04T14:45"
    ),
    Said("the day before thanksgiving buy the turkey", title: "Buy the turkey", at: "2026-11-25"),
    Said(
      "the day before the wedding buy the turkey",
      title: "The day before the wedding buy the turkey",
      at: nil
    ),
  ])
  func leadsBeforeSomething(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("set the recorder when I get home", title: "Set the recorder when I get home", at: nil),
    Said(
      "close the windows next time it rains",
      title: "Close the windows next time it rains",
      at: nil
    ),
  ])
  func momentsThatNoClockKnows(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "set a reminder for 15 minutes to stir the soup",
      title: "Stir the soup",
      at: "2026-03-04T10:35"
    ),
    Said(
      "set an alarm for 6 am on weekdays",
      title: "Alarm",
      at: "2026-03-05T06:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    ),
    Said("set a timer for 5 minutes", title: "Timer", at: "2026-03-04T10:25"),
    Said("remind me to ring bob 3 days", title: "Ring bob", at: "2026-03-07"),
    Said("remind me to walk 30 minutes", title: "Walk 30 minutes", at: nil),
    Said("remind me to do the 3 day", title: "Do the 3 day", at: nil),
    Said("wake me up at 5 am", title: "Wake up", at: "2026-03-05T05:00"),
    Said("cook rice for 15 minutes", title: "Cook rice for 15 minutes", at: nil),
    Said("set the pump reminder for 8 pm", title: "The pump", at: "2026-03-04T20:00"),
  ])
  func alarmsAndTimers(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("paint the fence tuesday 9 to 5", title: "Paint the fence", at: "2026-03-10T09:00"),
    Said("paint the fence tomorrow 3-5", title: "Paint the fence", at: "2026-03-05T15:00"),
    Said("post the parcel in 3 to 5 days", title: "Post the parcel", at: "2026-03-07"),
    Said("buy 2-3 lemons", title: "Buy 2-3 lemons", at: nil),
  ])
  func stretches(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("pay the fee november 10th next year", title: "Pay the fee", at: "2027-11-10"),
    Said("pay the fee march 3 27", title: "Pay the fee", at: "2027-03-03"),
    Said("pay the fee 5 april 27", title: "Pay the fee", at: "2027-04-05"),
    Said("pay the fee on 5-apr-27", title: "Pay the fee", at: "2027-04-05"),
    Said("book the hut 3/10 - 3/12", title: "Book the hut", at: "2026-03-10"),
    Said("book the hut from 3/10 to 3/12/2027", title: "Book the hut", at: "2027-03-10"),
    Said("meet kim at lunchtime", title: "Meet kim", at: "2026-03-04T12:00"),
    Said("meet kim tomorrow at dinner time", title: "Meet kim", at: "2026-03-05T18:00"),
    Said("paint the hut march 3-15", title: "Paint the hut", at: "2026-03-04T11:20"),
    Said("paint the hut march 9-15", title: "Paint the hut", at: "2026-03-09"),
    Said("see kim a week on friday", title: "See kim", at: "2026-03-13"),
    Said("see kim on wednesday 6th of may at 5", title: "See kim", at: "2026-05-06T17:00"),
    Said("pay the fee at the eom", title: "Pay the fee", at: "2026-03-31T17:00"),
    Said("paint the hut from 10 to 2 on tuesday", at: "2026-03-10T10:00"),
    Said("plan dinner time with kim", title: "Plan dinner time with kim", at: nil),
  ])
  func yearsRangesAndMeals(_ said: Said) throws { try expect(said) }

  @Test func tomIsAPerson() throws {
    try expect(Said("lunch with tom friday", title: "Lunch with tom", at: "2026-03-06"))
  }
}
