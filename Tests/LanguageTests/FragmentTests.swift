import Language
import Model
import Testing

/// A recogniser that hears a pause ends the sentence; what it cuts off belongs to the to-do beside it.
///
/// It is Wednesday 4 March 2026, 10:20.
struct FragmentTests {
  @Test(arguments: [
    "Ring the vet. Tomorrow at nine.", "Ring the vet... tomorrow at nine.",
    "Ring the vet - tomorrow at nine.", "Ring the vet; tomorrow at nine",
    "ring the vet\ntomorrow at nine", "Ring the vet.\nTomorrow at nine.",
    "Tomorrow at nine. Ring the vet.", "tomorrow at nine\nring the vet",
    "Ring the vet. It's tomorrow at nine.", "Ring the vet. That's tomorrow at nine, please.",
    "Ring the vet. And it's due tomorrow at nine.", "Um, ring the vet, well, tomorrow at nine.",
    "Ring the vet, i mean, tomorrow at nine.",
    "Ring the vet. Remind me tomorrow at nine.",
    "Okay so, ring the vet, okay so, tomorrow at nine.",
  ])
  func aTimeInASentenceOfItsOwnIsTheToDosBesideIt(_ text: String) throws {
    try expect(Said(text, title: "Ring the vet", at: "2026-03-05T09:00"))
  }

  @Test(arguments: [
    Said(
      "Water the ferns. Every other Tuesday.",
      title: "Water the ferns",
      at: "2026-03-10",
      rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"
    ),
    Said(
      "First Monday of the month. Pay the rent.",
      title: "Pay the rent",
      at: "2026-04-06",
      rule: "FREQ=MONTHLY;BYDAY=1MO"
    ),
    Said("Book the hut 3/10 - 3/12", title: "Book the hut", at: "2026-03-10"),
    Said("Book a table for four. Tonight.", title: "Book a table for four", at: "2026-03-04T20:00"),
  ])
  func whateverItSaysOfTheTime(_ said: Said) throws { try expect(said) }

  @Test func theNextToDoKeepsItsOwn() throws {
    let drafts = understand(
      "Ring the vet. Tomorrow at nine. Buy oats. Tonight.",
      in: try context()
    ).drafts
    #expect(drafts.map(\.title) == ["Ring the vet", "Buy oats"])
    #expect(drafts.map { written($0.due) } == ["2026-03-05T09:00", "2026-03-04T20:00"])
  }

  @Test func aClockBehindAClockIsForWhatFollows() throws {
    let drafts = understand("Ring the vet at eight. At nine. Buy oats.", in: try context()).drafts
    #expect(drafts.map(\.title) == ["Ring the vet", "Buy oats"])
    #expect(drafts.map { written($0.due) } == ["2026-03-04T20:00", "2026-03-04T21:00"])
  }

  @Test func timesThatLeadInAreEachForTheToDoBehindThem() throws {
    let drafts = understand("Monday. Ring the vet. Tuesday. Buy oats.", in: try context()).drafts
    #expect(drafts.map(\.title) == ["Ring the vet", "Buy oats"])
    #expect(drafts.map { written($0.due) } == ["2026-03-09", "2026-03-10"])
  }

  @Test func aClockTimeMoreIsTheSameToDoOnceMore() throws {
    let drafts = understand("Take the pills at 8 am. And at 8 pm.", in: try context()).drafts
    #expect(drafts.map(\.title) == ["Take the pills", "Take the pills"])
    #expect(Set(drafts.map { written($0.due) }) == ["2026-03-05T08:00", "2026-03-04T20:00"])
  }

  @Test(arguments: ["today\n- ring the vet\n- buy oats", "Today:\n- ring the vet\n- buy oats"])
  func aTimeAheadOfBulletsIsForAllOfThem(_ text: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == ["Ring the vet", "Buy oats"])
    #expect(drafts.allSatisfy { written($0.due) == "2026-03-04T11:20" })
  }

  @Test(arguments: [
    ("Ring the vet tomorrow. Mark it as important.", Priority.high),
    ("Ring the vet, make it urgent, tomorrow", .high),
    ("Ring the vet tomorrow - super urgent", .high),
    ("Top priority: ring the vet tomorrow", .high),
    ("ring the vet, flag this as critical, tomorrow", .high),
    ("Ring the vet tomorrow. No rush at all.", .low),
    ("ring the vet, low priority, tomorrow", .low),
  ])
  func howMuchItMattersIsNoToDo(_ text: String, _ priority: Priority) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == ["Ring the vet"])
    #expect(drafts.map(\.priority) == [priority])
    #expect(drafts.map { written($0.due) } == ["2026-03-05"])
  }

  @Test(arguments: [
    "On my garden list: trim the hedge tomorrow.",
    "Put trim the hedge on the garden list. Tomorrow.",
    "trim the hedge tomorrow, on my garden list", "Trim the hedge tomorrow. On my garden list.",
  ])
  func theNameOfAListIsNoToDo(_ text: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == ["Trim the hedge"])
    #expect(drafts.map(\.list) == ["garden"])
    #expect(drafts.map { written($0.due) } == ["2026-03-05"])
  }

  @Test(arguments: [
    ("No, ring the vet", ["Ring the vet"]), ("Second, ring the vet.", ["Ring the vet"]),
    ("Number two, ring the vet.", ["Ring the vet"]), ("Reminder: ring the vet", ["Ring the vet"]),
    ("To do. Ring the vet.", ["Ring the vet"]),
    ("Buy oats. Oh, and plums.", ["Buy oats", "Plums"]),
    ("First, buy oats. Finally, ring the vet.", ["Buy oats", "Ring the vet"]),
    ("add ring the vet to my to-dos", ["Ring the vet"]),
  ])
  func wordsThatOnlyLeadInAreNone(_ text: String, _ titles: [String]) throws {
    #expect(understand(text, in: try context()).drafts.map(\.title) == titles)
  }

  @Test(arguments: [
    Said("dentist friday at 10, no wait, monday", title: "Dentist", at: "2026-03-09T10:00"),
    Said("Dentist on friday. No, monday.", title: "Dentist", at: "2026-03-09"),
    Said("dentist tomorrow at 3 no 4", title: "Dentist", at: "2026-03-05T16:00"),
    Said(
      "dentist next week no sorry i mean friday at half past four",
      title: "Dentist",
      at: "2026-03-06T16:30"
    ),
    Said("dentist friday, actually, monday", title: "Dentist", at: "2026-03-09"),
    Said("dentist friday, i mean, monday", title: "Dentist", at: "2026-03-09"),
    Said("Dentist Friday at ten. Actually, Monday.", title: "Dentist", at: "2026-03-09T10:00"),
    Said("dentist this evening actually in 2 hours", title: "Dentist", at: "2026-03-04T12:20"),
    Said("call bob. No, call bill.", title: "Call bill", at: nil),
  ])
  func aCorrectionChangesWhatItNames(_ said: Said) throws { try expect(said) }
}
