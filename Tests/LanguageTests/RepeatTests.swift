import Language
import Model
import Testing

/// To-dos that repeat, and from when.
struct RepeatTests {
  @Test(arguments: [
    Said(
      "first monday of the month clean the fridge",
      title: "Clean the fridge",
      at: "2026-04-06",
      rule: "FREQ=MONTHLY;BYDAY=1MO"
    ),
    Said("the first monday of the month clean the fridge", at: "2026-04-06"),
    Said(
      "mom's birthday is on may 5",
      title: "Mom's birthday",
      at: "2026-05-05",
      rule: "FREQ=YEARLY"
    ),
    Said("our wedding anniversary june 12", at: "2026-06-12", rule: "FREQ=YEARLY"),
    Said("buy something for anna's birthday friday", at: "2026-03-06"),
    Said("anna's birthday party saturday", at: "2026-03-07"),
    Said("take the pill every day", at: "2026-03-05", rule: "FREQ=DAILY"),
    Said("take the pill every day at 8 pm", at: "2026-03-04T20:00", rule: "FREQ=DAILY"),
    Said("stand up on weekdays", at: "2026-03-05", rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    Said("bins out every other friday", at: "2026-03-06", rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
    Said(
      "pay the rent the first monday of every month",
      at: "2026-04-06",
      rule: "FREQ=MONTHLY;BYDAY=1MO"
    ),
    Said("stretch every 3 hours", at: "2026-03-04T13:20", rule: "FREQ=HOURLY;INTERVAL=3"),
    Said("water the lawn daily for the next week", at: "2026-03-05", rule: "FREQ=DAILY;COUNT=7"),
    Said(
      "water the lawn every day until december",
      at: "2026-03-05",
      rule: "FREQ=DAILY;UNTIL=20261130T235959"
    ),
  ])
  func repeats(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("pay rent on the 1st of every month", at: "2026-04-01", rule: "FREQ=MONTHLY;BYMONTHDAY=1"),
    Said(
      "clean the oven every other weekend",
      at: "2026-03-07",
      rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU"
    ),
    Said(
      "roast a bird every fourth thursday in november",
      at: "2026-11-26",
      rule: "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"
    ),
    Said(
      "call home every day at 9 am for 3 times",
      title: "Call home",
      at: "2026-03-05T09:00",
      rule: "FREQ=DAILY;COUNT=3"
    ),
    Said("water the lawn twice on friday", title: "Water the lawn twice", at: "2026-03-06"),
    Said(
      "swim weekly on wednesdays",
      title: "Swim",
      at: "2026-03-11",
      rule: "FREQ=WEEKLY;BYDAY=WE"
    ),
    Said(
      "file the report on the last day of every month",
      at: "2026-03-31",
      rule: "FREQ=MONTHLY;BYMONTHDAY=-1"
    ),
  ])
  func moreRepeats(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "bins out every 1st and 15th of the month",
      title: "Bins out",
      at: "2026-03-15",
      rule: "FREQ=MONTHLY;BYMONTHDAY=1,15"
    ),
    Said(
      "book club the first and third friday of each month",
      title: "Book club",
      at: "2026-03-06",
      rule: "FREQ=MONTHLY;BYDAY=1FR,3FR"
    ),
    Said(
      "stretch mondays through thursdays at 6 pm",
      title: "Stretch",
      at: "2026-03-04T18:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"
    ),
    Said(
      "remind me everyday to feed the hens at 7 pm everyday",
      title: "Feed the hens",
      at: "2026-03-04T19:00",
      rule: "FREQ=DAILY"
    ),
  ])
  func severalDaysOfARepeat(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "water the ferns every 3 days starting monday",
      title: "Water the ferns",
      at: "2026-03-09",
      rule: "FREQ=DAILY;INTERVAL=3"
    ),
    Said(
      "lift weights mon wed fri at 6",
      title: "Lift weights",
      at: "2026-03-04T18:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,WE,FR"
    ),
    Said("sweep the yard three fridays from now", title: "Sweep the yard", at: "2026-03-20"),
  ])
  func startsAndRowsOfDays(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "take the pills at 8 am and 8 pm every day",
      title: "Take the pills",
      at: "2026-03-04T20:00",
      rule: "FREQ=DAILY;BYHOUR=8,20"
    ),
    Said(
      "take the pills every day at 9:30 am, 1:30 pm and 6:30 pm",
      title: "Take the pills",
      at: "2026-03-04T13:30",
      rule: "FREQ=DAILY;BYHOUR=9,13,18"
    ),
  ])
  func oneRuleHasAllTheHours(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    ("feed the cat at 7 am and 6:30 pm tomorrow", ["2026-03-05T07:00", "2026-03-05T18:30"]),
    ("feed the cat at 8 and 20:30 daily", ["2026-03-05T08:00", "2026-03-04T20:30"]),
  ])
  func elseEachClockTimeIsATodo(_ text: String, _ dues: [String]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == ["Feed the cat", "Feed the cat"])
    #expect(drafts.map { written($0.due) } == dues)
  }

  @Test(arguments: [
    Said(
      "take meds daily at 8 no weekends",
      title: "Take meds",
      at: "2026-03-05T08:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    ),
    Said(
      "walk every day at 7 never on sundays",
      title: "Walk",
      at: "2026-03-05T07:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA"
    ),
    Said(
      "stand-up every weekday at 9 not wednesdays",
      title: "Stand-up",
      at: "2026-03-05T09:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,TH,FR"
    ),
    Said(
      "ritalin at 8 weekdays only",
      title: "Ritalin",
      at: "2026-03-05T08:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    ),
    Said(
      "feed the hens every day but not on sundays",
      title: "Feed the hens",
      at: "2026-03-05",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA"
    ),
    Said(
      "oil the saw every weekday except friday at 9 am",
      title: "Oil the saw",
      at: "2026-03-05T09:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"
    ),
    Said(
      "sweep daily except weekends at 6 pm",
      title: "Sweep",
      at: "2026-03-04T18:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    ),
  ])
  func exceptions(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "water the plants every day except 25 December",
      title: "Water the plants",
      at: "2026-03-05",
      rule: "FREQ=DAILY except 12-25"
    ),
    Said(
      "walk every day except christmas and new year's day",
      title: "Walk",
      at: "2026-03-05",
      rule: "FREQ=DAILY except 01-01,12-25"
    ),
    Said(
      "gym every monday but not on the 9th",
      title: "Gym",
      at: "2026-03-16",
      rule: "FREQ=WEEKLY;BYDAY=MO except 2026-03-09"
    ),
    Said(
      "gym every thursday except on 24 december",
      title: "Gym",
      at: "2026-03-05",
      rule: "FREQ=WEEKLY;BYDAY=TH except 2026-12-24"
    ),
    Said(
      "call mum every sunday except easter",
      title: "Call mum",
      at: "2026-03-08",
      rule: "FREQ=WEEKLY;BYDAY=SU except easter"
    ),
    Said(
      "every weekday except bank holidays at 8 check mail",
      title: "Check mail",
      at: "2026-03-05T08:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR except bank-us"
    ),
    Said(
      "swim every day except sundays and christmas",
      title: "Swim",
      at: "2026-03-05",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA except 12-25"
    ),
    Said(
      "sweep every day except tomorrow",
      title: "Sweep",
      at: "2026-03-06",
      rule: "FREQ=DAILY except 2026-03-05"
    ),
    Said(
      "rake every day, not on thanksgiving",
      title: "Rake",
      at: "2026-03-05",
      rule: "FREQ=DAILY except 11/4th"
    ),
    // Which days those are nobody has said: the words stay.
    Said(
      "stand up every weekday except holidays",
      title: "Stand up except holidays",
      at: "2026-03-05",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    ),
  ])
  func daysThatAreLeftOut(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "stretch every 3 hours between 9 and 5",
      title: "Stretch",
      at: "2026-03-04T12:00",
      rule: "FREQ=DAILY;BYHOUR=9,12,15"
    ),
    Said(
      "air the room every 2 hours from 9 am to 6 pm",
      title: "Air the room",
      at: "2026-03-04T11:00",
      rule: "FREQ=DAILY;BYHOUR=9,11,13,15,17"
    ),
  ])
  func hoursWithinADay(_ said: Said) throws { try expect(said) }
}
