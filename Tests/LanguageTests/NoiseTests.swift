import Language
import Model
import Testing

/// Texts that are kept out, and remarks about those that come in.
struct NoiseTests {
  @Test(arguments: [
    ("", Noise.empty), ("   \n", .empty), ("...", .empty), ("[BLANK_AUDIO]", .recognizerArtifact),
    ("Thank you for watching!", .recognizerArtifact), ("you", .recognizerArtifact),
    ("(music)", .recognizerArtifact),
    ("never mind", .retracted), ("the weather was lovely and we had soup", .chatter),
    ("nothing to do today", .chatter), ("just thinking out loud", .chatter),
    ("i love rainy afternoons", .chatter), ("do i have anything on friday", .chatter),
    ("testing testing is this thing on", .chatter),
    ("my brother called this morning and we talked", .chatter),
  ])
  func isKeptOut(_ text: String, _ noise: Noise) throws {
    let understanding = understand(text, in: try context())
    #expect(understanding.noise == noise)
    #expect(understanding.drafts.isEmpty)
  }

  @Test func aLongRambleIsSaidAndParsed() throws {
    let text = Array(repeating: "water the ferns. ", count: 200).joined()
    let understanding = understand(text, in: try context())
    #expect(understanding.remarks == [.long(words: 600)])
    #expect(understanding.drafts.count == 200)
  }

  @Test(arguments: [
    "Morgen die Oma anrufen und Milch kaufen", "明日 牛乳 を 買う",
    "mañana tengo que llamar a mi madre para el regalo",
  ])
  func anotherLanguageIsKeptAsSaid(_ text: String) throws {
    let understanding = understand(text, in: try context())
    #expect(understanding.remarks == [.notEnglish])
    #expect(understanding.drafts.count == 1)
    #expect(understanding.drafts.first?.due == nil)
  }

  @Test(arguments: ["last week", "yesterday", "3 days ago", "last friday"])
  func whatIsOverNeverSchedules(_ phrase: String) throws {
    let understanding = understand("send the report \(phrase)", in: try context())
    let draft = try #require(understanding.drafts.first)
    #expect(draft.due == nil)
    #expect(draft.title == "Send the report \(phrase)")
    #expect(understanding.remarks == [.pastTime(phrase: phrase)])
    #expect(resolve(phrase, as: .words, in: try context()) == nil)
  }

  @Test(arguments: [
    ("ring the vet at 3pm yesterday", "at 3pm yesterday"),
    ("ring the vet yesterday at 3", "yesterday at 3"),
    ("last friday at 5 ring the vet", "last friday at 5"),
  ])
  func aClockTimeOfADayThatIsOverNeverSchedules(_ text: String, _ phrase: String) throws {
    let understanding = understand(text, in: try context())
    let draft = try #require(understanding.drafts.first)
    #expect(draft.due == nil)
    #expect(draft.title.lowercased() == text)
    #expect(understanding.remarks == [.pastTime(phrase: phrase)])
  }

  @Test func whatIsSpokenOfMayBeOver() throws {
    try expect(
      Said(
        "send the notes from yesterday at 5",
        title: "Send the notes from yesterday",
        at: "2026-03-04T17:00"
      )
    )
  }

  @Test func aDateThatIsOverForGoodNeverSchedules() throws {
    let understanding = understand("send the report on march 3 2021", in: try context())
    #expect(understanding.drafts.first?.due == nil)
    #expect(understanding.remarks == [.pastTime(phrase: "on march 3 2021")])
  }
}
