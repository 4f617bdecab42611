import Language
import Model
import Testing

/// Several clock times of one day, before or behind what is to be done.
///
/// It is Wednesday 4 March 2026, 10:20.
struct SeveralHoursTests {
  @Test(arguments: [
    ("at 8am and 8pm take pills", ["Take pills 2026-03-05T08:00", "Take pills 2026-03-04T20:00"]),
    ("remind me at 10 and 4 to stretch", ["Stretch 2026-03-05T10:00", "Stretch 2026-03-04T16:00"]),
    (
      "take the pills at 8, 14 and 20",
      [
        "Take the pills 2026-03-05T08:00", "Take the pills 2026-03-04T14:00",
        "Take the pills 2026-03-04T20:00",
      ]
    ),
    (
      "drink water at 9am 1pm and 3pm",
      [
        "Drink water 2026-03-05T09:00", "Drink water 2026-03-04T13:00",
        "Drink water 2026-03-04T15:00",
      ]
    ),
    (
      "walk the dog at noon and 6pm",
      ["Walk the dog 2026-03-04T12:00", "Walk the dog 2026-03-04T18:00"]
    ),
    (
      "2pm call, 3pm gym, 5pm cook",
      ["Call 2026-03-04T14:00", "Gym 2026-03-04T15:00", "Cook 2026-03-04T17:00"]
    ),
    (
      "call mum thursday, friday gym, saturday swim",
      ["Call mum 2026-03-05", "Gym 2026-03-06", "Swim 2026-03-07"]
    ),
    ("call bob, tomorrow at 3, email ann", ["Call bob 2026-03-05T15:00", "Email ann -"]),
    (
      "pills at eleven one and three",
      ["Pills 2026-03-04T11:00", "Pills 2026-03-04T13:00", "Pills 2026-03-04T15:00"]
    ),
    (
      "pills at 8 12 and 4",
      ["Pills 2026-03-05T08:00", "Pills 2026-03-04T12:00", "Pills 2026-03-04T16:00"]
    ),
    (
      "friday 9 am plumber 11 am call with lawyers 3 pm school play",
      [
        "Plumber 2026-03-06T09:00", "Call with lawyers 2026-03-06T11:00",
        "School play 2026-03-06T15:00",
      ]
    ),
    (
      "call ann at 3 pm and 5 pm call bob",
      ["Call ann 2026-03-04T15:00", "Call bob 2026-03-04T17:00"]
    ),
    (
      "take 2 pills at 8 and 1 pill at 20",
      ["Take 2 pills 2026-03-05T08:00", "1 pill 2026-03-04T20:00"]
    ),
  ])
  func eachIsAToDo(_ text: String, _ expected: [String]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map { "\($0.title) \(written($0.due) ?? "-")" } == expected)
  }

  @Test(arguments: [
    Said(
      "every weekday at 9, 12 and 15 take eye drops",
      title: "Take eye drops",
      at: "2026-03-04T12:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,12,15"
    ),
    Said(
      "every monday and friday at 7 and 19 insulin",
      title: "Insulin",
      at: "2026-03-06T07:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=7,19"
    ),
    Said(
      "meds 8am, 2pm, 8pm daily",
      title: "Meds",
      at: "2026-03-04T14:00",
      rule: "FREQ=DAILY;BYHOUR=8,14,20"
    ),
    Said(
      "every morning and evening brush teeth",
      title: "Brush teeth",
      at: "2026-03-04T18:00",
      rule: "FREQ=DAILY;BYHOUR=9,18"
    ),
  ])
  func aRepeatHasAllOfThem(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    "ritalin at 8 and 12 and 4 every weekday", "ritalin at 8, 12 and 4 every weekday",
    "ritalin at 8am and 12pm and 4pm every weekday",
  ])
  func aRowGoesOnBehindEachAnd(_ text: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == ["Ritalin"])
    #expect(drafts.first?.schedule?.rule?.byHour == [8, 12, 16], "\(drafts)")
  }

  @Test func daysThatAreDeniedToHoursMakeThemRepeat() throws {
    let text = "take meds at eight in the morning and eight at night skip weekends"
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == ["Take meds"])
    #expect(drafts.first?.schedule?.rule?.byHour == [8, 20])
    #expect(drafts.first?.schedule?.rule?.byDay.count == 5)
  }
}
