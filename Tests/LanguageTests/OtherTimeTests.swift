import Language
import Model
import Testing

/// What is said beside the time that counts: a second day, a repeat that nobody could follow, more
/// days or hours.
///
/// It is Wednesday 4 March 2026, 10:20.
struct OtherTimeTests {
  @Test(arguments: [
    ("on friday pay the rent today", "Pay the rent today", "2026-03-06", "today"),
    ("pay the rent today on friday", "Pay the rent today", "2026-03-06", "today"),
  ])
  func aSecondOneStaysInTheTitleAndIsTold(
    _ text: String,
    _ title: String,
    _ due: String,
    _ phrase: String
  ) throws {
    let understanding = understand(text, in: try context())
    let draft = try #require(understanding.drafts.first)
    #expect(draft.title == title)
    #expect(written(draft.due) == due)
    #expect(understanding.remarks == [.otherTime(phrase: phrase)])
  }

  @Test(arguments: [
    "ring the vet on friday at 5", "friday ring the vet friday", "rent due the 6th, not today",
    "dentist friday at 10, no wait, monday", "flight saturday 6am, remind me the night before",
  ])
  func oneTimeIsNotTold(_ text: String) throws {
    #expect(understand(text, in: try context()).remarks.isEmpty)
  }

  @Test(arguments: ["every 30 seconds", "every 90 seconds", "every 10 sec"])
  func secondsRepeatNothing(_ phrase: String) throws {
    let understanding = understand("stir the soup \(phrase)", in: try context())
    let draft = try #require(understanding.drafts.first)
    #expect(draft.title == "Stir the soup \(phrase)")
    #expect(draft.due == nil)
    #expect(understanding.remarks == [.tooOften(phrase: phrase)])
  }

  @Test(arguments: [
    Said(
      "every 120 seconds stir",
      title: "Stir",
      at: "2026-03-04T10:22",
      rule: "FREQ=MINUTELY;INTERVAL=2"
    ),
    Said(
      "every second tuesday stir",
      title: "Stir",
      at: "2026-03-10",
      rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"
    ),
  ])
  func wholeMinutesAndOrdinalsRepeat(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    ("mon and thu gym 6pm", ["Gym 2026-03-09T18:00", "Gym 2026-03-05T18:00"]),
    (
      "monday and friday ring the vet at 5",
      ["Ring the vet 2026-03-09T17:00", "Ring the vet 2026-03-06T17:00"]
    ),
    (
      "ring ann monday and tuesday ring bob",
      ["Ring ann 2026-03-09", "Ring bob 2026-03-10"]
    ),
  ])
  func daysInFrontAreAllForWhatFollows(_ text: String, _ expected: [String]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map { "\($0.title) \(written($0.due) ?? "-")" } == expected)
  }

  @Test(arguments: [
    Said(
      "until friday water the ferns every day",
      title: "Water the ferns",
      at: "2026-03-05",
      rule: "FREQ=DAILY;UNTIL=20260306T235959"
    ),
    Said(
      "drops at 8am and 2pm weekdays",
      title: "Drops",
      at: "2026-03-04T14:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8,14"
    ),
    Said(
      "alarm 6:30 weekdays",
      title: "Alarm",
      at: "2026-03-05T06:30",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    ),
    Said("ring the vet friday 8 30 am in my lunch hour", at: "2026-03-06T08:30"),
    Said("tea in 4", title: "Tea", at: "2026-03-04T10:24"),
    Said("this evening after dinner wash up", title: "Wash up", at: "2026-03-04T20:00"),
    Said("bake on the second sunday in advent", title: "Bake", at: "2026-12-06"),
    Said("light a candle on the fourth advent", title: "Light a candle", at: "2026-12-20"),
    Said("send the form by friday its urgent", title: "Send the form", at: "2026-03-06"),
    Said("let me know at noon to start the rice", title: "Start the rice", at: "2026-03-04T12:00"),
  ])
  func fromTheWordsAround(_ said: Said) throws { try expect(said) }
}
