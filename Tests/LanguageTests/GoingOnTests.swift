import Language
import Model
import Testing

/// What is said of one to-do goes on into the next: the day of an event, the evening's hours, a lead.
///
/// It is Wednesday 4 March 2026, 10:20.
struct GoingOnTests {
  @Test(arguments: [
    (
      "let the cat in at 9, lock the door at 10",
      ["Let the cat in 2026-03-04T21:00", "Lock the door 2026-03-04T22:00"]
    ),
    (
      "pick sam up friday, flight lands 22:05",
      ["Pick sam up 2026-03-06", "Flight lands 2026-03-06T22:05"]
    ),
    ("surgery friday, arrive 7am", ["Surgery 2026-03-06", "Arrive 2026-03-06T07:00"]),
    (
      "blood test on friday at 8 and remind me the night before to fast",
      ["Blood test 2026-03-06T08:00", "Fast 2026-03-05T20:00"]
    ),
    (
      "remind me 15 minutes before to leave for the 3pm pickup",
      ["Leave for the 3pm pickup 2026-03-04T14:45"]
    ),
    ("pick up lily at 5:45 tomorrow actually make that 6:15", ["Pick up lily 2026-03-05T18:15"]),
    (
      "tomorrow take the pills in the morning and evening",
      ["Take the pills 2026-03-05T09:00", "Take the pills 2026-03-05T18:00"]
    ),
    (
      "concert friday. doors open at seven.",
      ["Concert 2026-03-06", "Doors open 2026-03-06T19:00"]
    ),
    (
      "tomorrow evening at 7 and 9 feed the baby",
      ["Feed the baby 2026-03-05T19:00", "Feed the baby 2026-03-05T21:00"]
    ),
  ])
  func dayAndHours(_ text: String, _ expected: [String]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map { "\($0.title) \(written($0.due) ?? "-")" } == expected)
  }

  @Test(arguments: [
    ("dentist friday at 2, remind me at 1", ["Dentist"], [[60]]),
    (
      "call mum tomorrow at 5 and buy milk, remind me an hour before", ["Call mum", "Buy milk"],
      [[60], []]
    ),
  ])
  func aRequestSpeaksOfWhatHasATime(
    _ text: String,
    titles: [String],
    leads: [[Int]]
  ) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == titles)
    #expect(drafts.map(\.leads) == leads)
  }

  @Test(arguments: [
    Said("alarm for quarter to seven tomorrow", title: "Alarm", at: "2026-03-05T06:45"),
    Said(
      "every weekday at 9 stand up meeting",
      title: "Stand up meeting",
      at: "2026-03-05T09:00",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    ),
    Said("this evening at 7 hair dye", title: "Hair dye", at: "2026-03-04T19:00"),
    Said("meeting moved from 2 to 4 on friday", title: "Meeting moved", at: "2026-03-06T16:00"),
    Said("tmr dentist 830", title: "Dentist", at: "2026-03-05T08:30"),
    Said("change the pin to 0412", title: "Change the pin to 0412", at: nil),
    Said("over lunch ring the bank", title: "Ring the bank", at: "2026-03-04T12:00"),
    Said("read monday.com proposal", title: "Read monday.com proposal", at: nil),
    Said("keep the knives sharp", title: "Keep the knives sharp", at: nil),
    // The zone of these tests has no place, so the setting counts.
    Said("at sunset water the garden", title: "Water the garden", at: "2026-03-04T19:00"),
    Said(
      "every day except in december water plants",
      title: "Water plants",
      at: "2026-03-05",
      rule: "FREQ=DAILY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11"
    ),
    Said(
      "3 times a day between 9 and 5 stretch",
      title: "Stretch",
      at: "2026-03-04T13:00",
      rule: "FREQ=DAILY;BYHOUR=9,13,17"
    ),
  ])
  func hoursWhereTheyWereSaid(_ said: Said) throws { try expect(said) }

  @Test func theLastDayOfAStretchIsKept() throws {
    let drafts = understand("conference from april 3 to april 5", in: try context()).drafts
    #expect(drafts.map(\.notes) == ["From april 3 to april 5"])
  }
}
