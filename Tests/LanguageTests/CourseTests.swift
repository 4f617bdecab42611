import Language
import Model
import Testing

/// How far something goes that comes again, and at which hours of a day.
///
/// It is Wednesday 4 March 2026, 10:20.
struct CourseTests {
  @Test(arguments: [
    Said(
      "ear drops every day at 7am until 14 may",
      title: "Ear drops",
      at: "2026-03-05T07:00",
      rule: "FREQ=DAILY;UNTIL=20260514T235959"
    ),
    Said(
      "piano every thursday at 16:30 till 25 june",
      title: "Piano",
      at: "2026-03-05T16:30",
      rule: "FREQ=WEEKLY;BYDAY=TH;UNTIL=20260625T235959"
    ),
    Said(
      "feed the fish daily at 6 through 9 august",
      title: "Feed the fish",
      at: "2026-03-04T18:00",
      rule: "FREQ=DAILY;UNTIL=20260809T235959"
    ),
    Said(
      "gym mondays at 8 until the 11th of may",
      title: "Gym",
      at: "2026-03-09T08:00",
      rule: "FREQ=WEEKLY;BYDAY=MO;UNTIL=20260511T235959"
    ),
    Said(
      "starting in april, tea daily until march",
      at: "2026-04-01",
      rule: "FREQ=DAILY;UNTIL=20270228T235959"
    ),
  ])
  func aClockTimeIsNoDayOfTheEnd(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "cough syrup morning and night for 3 days",
      title: "Cough syrup",
      at: "2026-03-04T20:00",
      rule: "FREQ=DAILY;BYHOUR=9,20;COUNT=6"
    ),
    Said(
      "tablets for a week 2 times a day",
      title: "Tablets",
      at: "2026-03-04T20:00",
      rule: "FREQ=DAILY;BYHOUR=8,20;COUNT=14"
    ),
    Said(
      "ointment for 4 days, morning and evening",
      title: "Ointment",
      at: "2026-03-04T18:00",
      rule: "FREQ=DAILY;BYHOUR=9,18;COUNT=8"
    ),
    Said(
      "antibiotic for 10 days at 8 and 20",
      title: "Antibiotic",
      at: "2026-03-04T20:00",
      rule: "FREQ=DAILY;BYHOUR=8,20;COUNT=20"
    ),
  ])
  func daysOfACourseAreCountedInAnyOrder(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    ("ibuprofen twice a day until it's gone", "Ibuprofen", "Until it's gone"),
    ("ointment 3 times a day till the rash is better", "Ointment", "Till the rash is better"),
    (
      "eye gel every evening until the tube is used up", "Eye gel", "Until the tube is used up"
    ),
  ])
  func anEndThatNoCalendarHasIsANote(_ text: String, _ title: String, _ note: String) throws {
    let draft = try #require(understand(text, in: try context()).drafts.first)
    #expect(draft.title == title)
    #expect(draft.notes == note)
    #expect(draft.rule?.frequency == .daily)
  }

  @Test(arguments: [
    (
      "warfarin 2 tablets tuesday thursday, one tablet the other days at 7 pm",
      [
        "Warfarin 2 tablets 2026-03-05T19:00 FREQ=WEEKLY;BYDAY=TU,TH",
        "Warfarin one tablet 2026-03-04T19:00 FREQ=WEEKLY;BYDAY=MO,WE,FR,SA,SU",
      ]
    ),
    (
      "levothyroxine 50 on weekdays and 75 at the weekend at 6 am",
      [
        "Levothyroxine 50 2026-03-05T06:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
        "Levothyroxine 75 2026-03-07T06:00 FREQ=WEEKLY;BYDAY=SA,SU",
      ]
    ),
    (
      "red tablet 9 am, green tablet 9 pm every day",
      ["Red tablet 2026-03-05T09:00 FREQ=DAILY", "Green tablet 2026-03-04T21:00 FREQ=DAILY"]
    ),
  ])
  func dosesOfOtherDaysAndHoursAreTodosOfTheirOwn(_ text: String, _ todos: [String]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(
      drafts.map { "\($0.title) \(written($0.due) ?? "") \($0.rule?.whole ?? "")" } == todos
    )
  }

  @Test(arguments: [
    Said(
      "insulin every day at breakfast and dinner",
      title: "Insulin",
      at: "2026-03-04T18:00",
      rule: "FREQ=DAILY;BYHOUR=8,18"
    ),
    Said(
      "zinc daily with lunch and dinner",
      title: "Zinc",
      at: "2026-03-04T12:00",
      rule: "FREQ=DAILY;BYHOUR=12,18"
    ),
    Said(
      "iron with every meal",
      title: "Iron",
      at: "2026-03-04T12:00",
      rule: "FREQ=DAILY;BYHOUR=8,12,18"
    ),
    Said(
      "feed the dog every day at noon and 7",
      title: "Feed the dog",
      at: "2026-03-04T12:00",
      rule: "FREQ=DAILY;BYHOUR=12,19"
    ),
  ])
  func mealsBesideARepeatAreHours(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    "2 weeks on, 2 weeks off: patch at 9 pm", "patch at 21:00 24 days on and 4 off",
    "10 days on, 5 days off, cream in the evening",
  ])
  func aPauseThatNoRuleHasStaysToBeSeen(text: String) throws {
    let understanding = understand(text, in: try context())
    let draft = try #require(understanding.drafts.first)
    #expect(understanding.drafts.count == 1)
    #expect(draft.title.contains("on") && draft.title.contains("off"))
    #expect(draft.rule?.whole == "FREQ=DAILY")
    #expect(understanding.remarks.contains { if case .cycle = $0 { true } else { false } })
  }

  @Test(arguments: [
    ("stand up every 40 minutes between 10 and 16", "2026-03-04T10:40", 10, 16),
    ("blink every 25 minutes from 8 to 12", "2026-03-04T10:30", 8, 12),
    ("drink every 2 hours while awake", "2026-03-04T12:00", 8, 21),
    ("stretch every hour during office hours", "2026-03-04T11:00", 9, 17),
    ("look up every 45 min during the day", "2026-03-04T11:00", 8, 20),
    ("check the oven every 15 minutes between 5:45 and 7 pm", "2026-03-04T17:45", 17, 19),
  ])
  func aWindowOfHoursHoldsForEveryStep(
    _ text: String,
    _ first: String,
    _ from: Int,
    _ to: Int
  ) throws {
    let draft = try #require(understand(text, in: try context()).drafts.first)
    #expect(written(draft.due) == first)
    guard case .floating(let date, let time?) = draft.due, let rule = draft.rule else {
      Issue.record("no series")
      return
    }
    let moments = rule.occurrences(from: CivilDateTime(date, time), in: .utc).prefix(200)
    #expect(moments.allSatisfy { ($0.time >= .hour(from)) && ($0.time <= .hour(to, 30)) })
    #expect(Set(moments.map(\.date)).count > 2)
  }
}
