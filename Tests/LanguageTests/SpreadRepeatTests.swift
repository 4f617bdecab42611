import Language
import Model
import Testing

/// Repeats that are spread over a period, that leave days out, or that end.
///
/// It is Wednesday 4 March 2026, 10:20.
struct SpreadRepeatTests {
  @Test(arguments: [
    Said(
      "vitamins twice daily",
      title: "Vitamins",
      at: "2026-03-04T20:00",
      rule: "FREQ=DAILY;BYHOUR=8,20"
    ),
    Said(
      "four times a day eye drops",
      title: "Eye drops",
      at: "2026-03-04T12:00",
      rule: "FREQ=DAILY;BYHOUR=8,12,16,20"
    ),
    Said(
      "twice a week call grandma",
      title: "Call grandma",
      at: "2026-03-05",
      rule: "FREQ=WEEKLY;BYDAY=MO,TH"
    ),
    Said(
      "gym 3x a week at 6pm",
      title: "Gym",
      at: "2026-03-04T18:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,WE,FR"
    ),
    Said(
      "twice a month call the bank",
      title: "Call the bank",
      at: "2026-03-15",
      rule: "FREQ=MONTHLY;BYMONTHDAY=1,15"
    ),
  ])
  func soManyTimesAreSpread(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "take antibiotics 3 times a day for a week",
      title: "Take antibiotics",
      at: "2026-03-04T14:00",
      rule: "FREQ=DAILY;BYHOUR=8,14,20;COUNT=21"
    ),
    Said(
      "take the pills at 8 and 20 every day for 7 days",
      title: "Take the pills",
      at: "2026-03-04T20:00",
      rule: "FREQ=DAILY;BYHOUR=8,20;COUNT=14"
    ),
    Said(
      "take pills at 8 for 3 days",
      title: "Take pills",
      at: "2026-03-05T08:00",
      rule: "FREQ=DAILY;COUNT=3"
    ),
    Said(
      "stretch every 2 hours between 9 and 5 for 3 days",
      title: "Stretch",
      at: "2026-03-04T11:00",
      rule: "FREQ=DAILY;BYHOUR=9,11,13,15,17;COUNT=15"
    ),
  ])
  func forSoManyDaysCountsEveryHour(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "pay the rent on the last working day of the month",
      title: "Pay the rent",
      at: "2026-03-31",
      rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"
    ),
    Said(
      "submit expenses next to last friday of the month",
      title: "Submit expenses",
      at: "2026-03-20",
      rule: "FREQ=MONTHLY;BYDAY=-2FR"
    ),
    Said(
      "every march and september change tyres",
      title: "Change tyres",
      at: "2026-09-01",
      rule: "FREQ=YEARLY;BYMONTH=3,9"
    ),
    Said(
      "bin day every other tuesday except in december",
      title: "Bin day",
      at: "2026-03-10",
      rule: "FREQ=WEEKLY;INTERVAL=2;BYMONTH=1,2,3,4,5,6,7,8,9,10,11;BYDAY=TU"
    ),
    Said(
      "drink water every 2 hours between 9 and 5 on weekdays",
      title: "Drink water",
      at: "2026-03-04T11:00",
      rule: "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,11,13,15,17"
    ),
    Said(
      "biweekly 1:1 with manager tuesdays 2pm",
      title: "Biweekly 1:1 with manager",
      at: "2026-03-10T14:00",
      rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"
    ),
    Said(
      "every 10 days water the cactus starting today",
      title: "Water the cactus",
      at: "2026-03-04",
      rule: "FREQ=DAILY;INTERVAL=10"
    ),
  ])
  func monthsAndDaysOfARule(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "study chemistry every day this week",
      title: "Study chemistry",
      at: "2026-03-05",
      rule: "FREQ=DAILY;UNTIL=20260308T235959"
    ),
    Said(
      "take out compost mon/thu",
      title: "Take out compost",
      at: "2026-03-05",
      rule: "FREQ=WEEKLY;BYDAY=MO,TH"
    ),
    Said(
      "appointment moved from tuesday to thursday at 2",
      title: "Appointment moved",
      at: "2026-03-05T14:00"
    ),
    Said("conference from the 10th to the 12th", title: "Conference", at: "2026-03-10"),
  ])
  func stretchesOfDays(_ said: Said) throws { try expect(said) }
}
