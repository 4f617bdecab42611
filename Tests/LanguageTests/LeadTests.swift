import Language
import Model
import Testing

/// How much earlier to speak up: one lead or several, and what they lead to.
///
/// It is Wednesday 4 March 2026, 10:20.
struct LeadTests {
  @Test(arguments: [
    ("meeting at 3pm remind me 10 mins before and 1 hour before", "Meeting", [60, 10]),
    ("flight sat 6am remind me 3 hours before and the night before", "Flight", [600, 180]),
    ("dentist tomorrow at 10, remind me a day before and an hour before", "Dentist", [1440, 60]),
    ("remind me an hour and a day before the dentist on friday at 3", "The dentist", [1440, 60]),
    ("flight friday at 6 pm, remind me 30, 15 and 5 minutes before", "Flight", [30, 15, 5]),
    ("haircut friday 3pm remind me day before", "Haircut", [1440]),
  ])
  func severalLeads(_ text: String, title: String, leads: [Int]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == [title])
    #expect(drafts.first?.leads == leads)
  }

  @Test(
    "whatever the words that ask for it, they are none of the title",
    arguments: [
      "remind me", "tell me", "warn me", "ping me", "nudge me", "let me know", "alert me",
      "give me a heads up", "and let me know", "alarm",
    ]
  )
  func asked(_ words: String) throws {
    for text in [
      "dentist friday at 3, \(words) an hour before",
      "dentist friday at 3, \(words) an hour earlier",
    ] {
      let drafts = understand(text, in: try context()).drafts
      #expect(drafts.map(\.title) == ["Dentist"], "\(text)")
      #expect(drafts.map { written($0.due) } == ["2026-03-06T15:00"], "\(text)")
      #expect(drafts.first?.leads == [60], "\(text)")
    }
  }

  @Test(arguments: ["let me know how it goes", "warn bob about the wasps", "buy a smoke alarm"])
  func aTitleKeepsSuchWordsWhereNoLeadFollows(_ text: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == [text.prefix(1).uppercased() + text.dropFirst()])
  }

  @Test(arguments: [
    Said(
      "two hours before the party on saturday at 8 buy ice",
      title: "Buy ice",
      at: "2026-03-07T18:00"
    ),
    Said("the night before friday pack the car", title: "Pack the car", at: "2026-03-05T20:00"),
  ])
  func aLeadAheadMovesTheTime(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    ("remind me the night before to pack the bag, the trip is on saturday", "2026-03-06T20:00"),
    ("remind me an hour before to pack the bag, appointment is friday at 3", "2026-03-06T14:00"),
  ])
  func aLeadCountsFromWhatIsNamedBehindIt(text: String, due: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title).first == "Pack the bag")
    #expect(drafts.count == 2)
    #expect(drafts.first.map { written($0.due) } == due)
  }

  @Test func aLeadOfThePartBeforeCountsFromItsTime() throws {
    let text = "jake has football at 10 on saturday, pack his boots the night before"
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == ["Jake has football", "Pack his boots"])
    #expect(drafts.map { written($0.due) } == ["2026-03-07T10:00", "2026-03-06T20:00"])
  }
}
