import Actions
import Interchange
import Language
import Model
import Testing

@testable import Listening

/// A model is a second reader: it can only add to what the parser reads, and nothing said vanishes.
@Suite struct SecondReaderTests {
  private let home: ListeningHome

  init() throws {
    home = try ListeningHome()
  }

  /// The reading of a text by a model that answers so, and by the parser.
  private func read(_ text: String, _ tasks: String, notes: String = "") throws -> ModelReading {
    try home.write(settings: "[model]\nwhen = \"always\"\npreset = \"groq\"\n")
    let found = try Extraction(
      reading: #"{"tasks":[\#(tasks)],"notes":[\#(notes)]}"#,
      of: text,
      lists: ["Home"]
    )
    let answer = OnlineAnswer(json: .object(found.fields.merging(["ok": .bool(true)]) { $1 }))
    home.online = OnlineLink { _, _, _ in answer }
    let session = home.session()
    return try session.reading(
      of: text,
      CaptureRequest([text]),
      in: session.languageContext(nil)
    )
  }

  @Test func aTimeThatNobodySaidGivesWayToThatOfTheQuote() throws {
    let reading = try read(
      "call the dentist tomorrow at nine",
      #"""
      {"title":"call the dentist","quote":"call the dentist tomorrow at nine",
       "when_text":"2026-03-05T09:00"}
      """#
    )
    let draft = try #require(reading.utterance.drafts.first)
    #expect(reading.utterance.drafts.count == 1 && reading.utterance.unverified.isEmpty)
    #expect(draft.due == .floating(try #require(CivilDate("2026-03-05")), .hour(9)))
    #expect(draft.phrase == "tomorrow at nine")
  }

  @Test func aTitleThatNobodySaidGivesWayToThatOfTheQuote() throws {
    let reading = try read(
      "ring up the tooth doctor tomorrow",
      #"{"title":"arrange dental appointment","quote":"ring up the tooth doctor tomorrow"}"#
    )
    #expect(reading.utterance.drafts.map(\.title) == ["Ring up the tooth doctor"])
    #expect(reading.utterance.drafts[0].due?.date == CivilDate("2026-03-05"))
    #expect(reading.utterance.unverified.isEmpty)
  }

  @Test func whatItSinksIsANoteOfTheOneBefore() throws {
    let text = "water the plants every friday. she is allergic to nuts. buy milk"
    let reading = try read(
      text,
      #"{"title":"water the plants","quote":"water the plants every friday","repeat_text":"every friday"},"#
        + #"{"title":"buy milk","quote":"buy milk"}"#,
      notes: #""she is allergic to nuts","nobody ever said this""#
    )
    #expect(reading.utterance.drafts.map(\.title) == ["water the plants", "buy milk"])
    #expect(reading.utterance.drafts[0].notes == "she is allergic to nuts")
    #expect(reading.utterance.drafts[1].notes == nil)
    #expect(reading.utterance.remarks.leftOut == [])
  }

  @Test func whatItTakesForANoteStaysAToDoOfOurs() throws {
    let reading = try read(
      "buy milk and call mum",
      #"{"title":"buy milk","quote":"buy milk"}"#,
      notes: #""call mum""#
    )
    #expect(reading.utterance.drafts.map { $0.title.lowercased() } == ["buy milk", "call mum"])
    #expect(reading.utterance.drafts.allSatisfy { $0.notes == nil })
  }

  @Test func aListOfTheQuoteIsMadeAsWithoutAModel() throws {
    let text = "add milk to my grocery list"
    let alone = try understand(text, in: home.session().languageContext(nil)).drafts
    let reading = try read(text, #"{"title":"add milk","quote":"\#(text)","list":"grocery"}"#)
    #expect(reading.utterance.drafts.map(\.list) == alone.map(\.list))
    #expect(reading.utterance.drafts[0].list != nil)
    #expect(reading.remarks == [])
  }

  @Test func itOnlyAddsToWhatWeFound() throws {
    let reading = try read(
      "call anna tomorrow at nine, high priority, on my work list",
      #"{"title":"call anna","quote":"call anna"}"#
    )
    let draft = try #require(reading.utterance.drafts.first)
    #expect(reading.utterance.drafts.count == 1)
    #expect(draft.priority == .high && draft.list != nil)
    #expect(draft.due == .floating(try #require(CivilDate("2026-03-05")), .hour(9)))
  }

  @Test func wordsThatItPassesOverStayWithTheirToDo() throws {
    let reading = try read(
      "fix the broken kitchen window handle on friday",
      #"{"title":"fix the window","quote":"fix the broken kitchen window"}"#
    )
    #expect(reading.utterance.drafts.count == 1)
    #expect(reading.utterance.drafts[0].notes?.contains("broken kitchen window handle") == true)
    #expect(reading.utterance.drafts[0].due != nil)
  }

  @Test func whatNobodyHasAPlaceForIsLeftOut() throws {
    let text = "call anna tomorrow. it was a lovely evening with friends."
    let alone = try understand(text, in: home.session().languageContext(nil))
    try #require(alone.remarks.leftOut == ["it was a lovely evening with friends"])
    let reading = try read(
      text,
      #"{"title":"call anna","quote":"call anna tomorrow","when_text":"tomorrow"}"#
    )
    #expect(reading.utterance.remarks.leftOut == alone.remarks.leftOut)
  }

  @Test(
    arguments: [
      ("bis Freitag", "by friday", "2026-03-06", nil),
      ("morgen um neun", "tomorrow at 9", "2026-03-05", 9),
    ] as [(String, String, String, Int?)]
  )
  func wordsOfAnotherLanguageHaveTheirTime(
    _ words: String,
    _ english: String,
    _ date: String,
    _ hour: Int?
  ) throws {
    let text = "bitte \(words) die Miete an Herrn Schmidt zahlen"
    let reading = try read(
      text,
      #"""
      {"title":"die Miete an Herrn Schmidt zahlen","quote":"\#(text)","when_text":"\#(words)",
       "when_english":"\#(english)"}
      """#
    )
    let draft = try #require(reading.utterance.drafts.first)
    #expect(reading.utterance.drafts.count == 1 && reading.utterance.unverified.isEmpty)
    #expect(draft.due?.date == CivilDate(date))
    #expect(draft.due?.time == hour.map { .hour($0) })
    #expect(draft.phrase == words)
  }

  @Test func englishAloneProvesNoTime() throws {
    let text = "bitte die Miete an Herrn Schmidt zahlen"
    let reading = try read(
      text,
      #"{"title":"die Miete zahlen","quote":"\#(text)","when_text":"bis Freitag","when_english":"by friday"}"#
    )
    #expect(reading.utterance.drafts.map(\.due) == [nil])
  }
}
