import Language
import Model
import Testing

/// Hours that people name by what they do then, and days that the words left over name.
///
/// It is Wednesday 4 March 2026, 10:20.
struct DailyRoundTests {
  @Test(arguments: [
    Said("after work call ann", title: "Call ann", at: "2026-03-04T17:30"),
    Said("call ann after work on friday", title: "Call ann", at: "2026-03-06T17:30"),
    Said(
      "take the pills before bed every day",
      title: "Take the pills",
      at: "2026-03-04T21:30",
      rule: "FREQ=DAILY"
    ),
    Said("around lunch ring the bank", title: "Ring the bank", at: "2026-03-04T12:00"),
    Said("ring the bank after lunch", title: "Ring the bank", at: "2026-03-04T13:30"),
    Said("early tomorrow go jogging", title: "Go jogging", at: "2026-03-05T07:00"),
    Said("late tonight check the server", title: "Check the server", at: "2026-03-04T22:00"),
    Said(
      "insulin 12 units before dinner every day at 6pm",
      title: "Insulin 12 units before dinner",
      at: "2026-03-04T18:00",
      rule: "FREQ=DAILY"
    ),
    Said(
      "dentist before work friday at 7:30",
      title: "Dentist before work",
      at: "2026-03-06T07:30"
    ),
    Said("after work drinks friday", title: "After work drinks", at: "2026-03-06"),
  ])
  func partsOfTheDayThatPeopleSay(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "remind me half an hour before bed to take magnesium",
      title: "Take magnesium",
      at: "2026-03-04T21:00"
    ),
    Said(
      "take magnesium every night half an hour before bed",
      title: "Take magnesium",
      at: "2026-03-04T21:00",
      rule: "FREQ=DAILY"
    ),
    Said(
      "take the pills every day an hour before breakfast",
      title: "Take the pills",
      at: "2026-03-05T07:00",
      rule: "FREQ=DAILY"
    ),
    Said("an hour after lunch walk", title: "Walk", at: "2026-03-04T14:30"),
    Said(
      "call mum half an hour before dinner tomorrow",
      title: "Call mum",
      at: "2026-03-05T17:30"
    ),
  ])
  func anAmountIsCountedFromThem(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("set the alarm for 6 tonight", title: "Alarm", at: "2026-03-05T06:00"),
    Said("tonight I have to set the alarm for 6", title: "Alarm", at: "2026-03-05T06:00"),
    Said("dinner at 6 tonight", title: "Dinner", at: "2026-03-04T18:00"),
  ])
  func anAlarmOfTonightWakes(_ said: Said) throws { try expect(said) }

  @Test func eachIsASetting() throws {
    let context = try context { $0.afterWork = .hour(18, 15) }
    let drafts = understand("ring the bank after work", in: context).drafts
    #expect(drafts.map { written($0.due) } == ["2026-03-04T18:15"])
  }

  @Test(arguments: [
    Said("dinner with max tomorrow at 7", title: "Dinner with max", at: "2026-03-05T19:00"),
    Said("cinema friday at 8", title: "Cinema", at: "2026-03-06T20:00"),
    Said("table for two at eight on saturday", title: "Table for two", at: "2026-03-07T20:00"),
    Said("go to sleep at 11", title: "Go to sleep", at: "2026-03-04T23:00"),
    Said("wake me up at 6", title: "Wake up", at: "2026-03-05T06:00"),
    Said("breakfast with lou tomorrow at 6", title: "Breakfast with lou", at: "2026-03-05T06:00"),
    Said(
      "call ann about the party tomorrow at 9",
      title: "Call ann about the party",
      at: "2026-03-05T09:00"
    ),
    Said("dinner with max tomorrow at 7 am", title: "Dinner with max", at: "2026-03-05T07:00"),
  ])
  func whatIsDoneTellsTheHalfOfTheDay(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("thanksgiving dinner 4pm", title: "Thanksgiving dinner", at: "2026-11-26T16:00"),
    Said("christmas eve drinks 6pm", title: "Christmas eve drinks", at: "2026-12-24T18:00"),
    Said("11/27 dentist 4pm", title: "Dentist", at: "2026-11-27T16:00"),
  ])
  func aClockIsNotPutOnTodayWhileWordsNameItsDay(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    "gym tue thu 6:30pm", "gym tuesday and thursday 6:30pm", "gym tuesday & thursday at 6:30 pm",
  ])
  func twoWeekdaysAreTwoDays(_ text: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == ["Gym", "Gym"])
    #expect(drafts.map { written($0.due) } == ["2026-03-10T18:30", "2026-03-05T18:30"])
  }

  @Test(arguments: ["mon-fri 7:15 leave for work", "monday to friday 7:15 leave for work"])
  func aRangeOfWeekdaysWithAClockIsEveryOne(_ text: String) throws {
    try expect(
      Said(
        text,
        title: "Leave for work",
        at: "2026-03-05T07:15",
        rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
      )
    )
  }

  @Test(arguments: [
    Said("Lily has swimming at 4", title: "Lily has swimming", at: "2026-03-04T16:00"),
    Said("the form has to be in by friday", title: "The form has to be in", at: "2026-03-06"),
    Said(
      "the library books are due back on the 5th",
      title: "The library books are due back",
      at: "2026-03-05"
    ),
    Said("it would be good to call grandma this weekend", title: "Call grandma", at: "2026-03-07"),
  ])
  func whatComesAtATimeIsToDo(_ said: Said) throws { try expect(said) }
}
