import Actions
import Configuration
import Interchange
import Language
import Model
import Synchronization
import Testing
import Words

@testable import Listening

@Suite("What a model reads in somebody's words")
struct ModelReadingTests {
  private let home: ListeningHome
  private let asked = Asked()

  /// The questions that were put to the program for the network.
  private final class Asked: Sendable {
    private let questions = Mutex<[OnlineQuestion]>([])
    var all: [OnlineQuestion] { questions.withLock { $0 } }
    func add(_ question: OnlineQuestion) { questions.withLock { $0.append(question) } }
  }

  init() throws {
    home = try ListeningHome()
  }

  /// The reading of a text where `voicedo-online` answers so.
  private func read(
    _ text: String,
    answer: String,
    settings: String = "[model]\nwhen = \"always\"\npreset = \"groq\"\n"
  ) throws -> ModelReading {
    try home.write(settings: settings)
    let value = OnlineAnswer(json: try JSONValue(parsing: answer))
    home.online = OnlineLink { [asked] question, _, _ in
      asked.add(question)
      return value
    }
    let session = home.session()
    let context = try session.languageContext(nil)
    return try session.readWithModel(text, in: context)
  }

  private static let said = "call the dentist tomorrow at nine and water the plants every friday"

  private static let found = #"""
    {"ok":true,"host":"api.groq.com","requests":1,"notices":[{"kind":"negated","text":"email Bob"}],
     "todos":[
      {"title":"call the dentist","quote":"call the dentist","when":"tomorrow at nine","reminder":true,"doubts":[]},
      {"title":"water the plants","quote":"water the plants","repeat":"every friday","doubts":[]},
      {"title":"fly to Mars","quote":"","parent":0,"priority":"high","doubts":["quote","title"]}]}
    """#

  @Test func itsWordsOfTheTimeAreUnderstoodHere() throws {
    let reading = try read(Self.said, answer: Self.found)
    let drafts = reading.utterance.drafts
    #expect(drafts.map(\.title) == ["call the dentist", "water the plants", "fly to Mars"])
    #expect(drafts[0].due == .floating(try #require(CivilDate("2026-03-05")), .hour(9)))
    #expect(drafts[1].rule?.description == "FREQ=WEEKLY;BYDAY=FR")
    #expect(drafts[2].parent == 0)
    #expect(
      reading.utterance.quotes == [0: "call the dentist", 1: "water the plants", 2: ""]
    )
    #expect(drafts[2].priority == .high)
    #expect(reading.utterance.unverified == [2])
    #expect(reading.requests == 1)
    #expect(reading.remarks == ["Left out, since it is not to be done: email Bob"])
  }

  @Test func whatIsUnprovenIsLeftOutWhereNobodyLooks() throws {
    let reading = try read(
      Self.said,
      answer: #"""
        {"ok":true,"notices":[],"todos":[{"title":"a","doubts":[]},
         {"title":"b","parent":0,"doubts":["quote"]},{"title":"c","parent":0,"doubts":[]}]}
        """#
    )
    let verified = reading.utterance.verified(in: home.session())
    #expect(verified.drafts.map(\.title) == ["a", "c"])
    #expect(verified.drafts.map(\.parent) == [nil, 0])
  }

  @Test func theQuestionSaysWhereTheKeyIsAndNeverWhatItIs() throws {
    _ = try read(
      Self.said,
      answer: Self.found,
      settings: """
        [model]
        when = "always"
        preset = "groq"
        secret = "work"
        [secrets]
        work = { environment = "GROQ_KEY" }
        """
    )
    let question = try #require(asked.all.first)
    #expect(question.subject(.ask) == .model)
    #expect(question[.transcript] == .string(Self.said))
    #expect(question[.now] == .string("2026-03-04T10:20"))
    #expect(question[.zone] == .string("Europe/Berlin"))
    #expect(question[.secret]?.compact == #"[{"environment":"GROQ_KEY"}]"#)
    #expect(question[.private]?.compact == #"["GROQ_KEY"]"#)
    #expect(question[.usualSecret] == nil)
  }

  /// The reading of a text by a model and the parser together.
  private func readTogether(_ text: String, todos: String) throws -> ModelReading {
    try home.write(settings: "[model]\nwhen = \"always\"\npreset = \"groq\"\n")
    let value = OnlineAnswer(
      json: try JSONValue(parsing: #"{"ok":true,"notices":[],"todos":[\#(todos)]}"#)
    )
    home.online = OnlineLink { _, _, _ in value }
    let session = home.session()
    return try session.reading(
      of: text,
      CaptureRequest([text]),
      in: session.languageContext(nil)
    )
  }

  private static let milk = "buy milk tomorrow and call mum"

  @Test func aToDoThatItLeavesOutIsTakenFromTheWords() throws {
    let reading = try readTogether(
      Self.milk,
      todos: #"{"title":"buy milk","quote":"buy milk tomorrow","when":"tomorrow","doubts":[]}"#
    )
    #expect(reading.utterance.drafts.map { $0.title.lowercased() } == ["buy milk", "call mum"])
    #expect(reading.remarks.contains { $0.lowercased().contains("call mum") })
  }

  @Test func aTimeThatItLeavesOutIsTakenFromTheWords() throws {
    let reading = try readTogether(
      Self.milk,
      todos: #"""
        {"title":"buy milk","quote":"buy milk","doubts":[]},
        {"title":"call mum","quote":"call mum","doubts":[]}
        """#
    )
    #expect(reading.utterance.drafts.count == 2)
    #expect(reading.utterance.drafts[0].due?.date == CivilDate("2026-03-05"))
  }

  @Test func anAnswerOfOtherWordsIsNone() throws {
    let reading = try readTogether(
      Self.milk,
      todos: #"{"title":"fly to Mars","quote":"","doubts":["quote","title"]}"#
    )
    #expect(reading.utterance.drafts.map { $0.title.lowercased() } == ["buy milk", "call mum"])
    #expect(reading.utterance.unverified.isEmpty)
  }

  @Test func whatItWordsBetterIsNotThereTwice() throws {
    let reading = try readTogether(
      "I should really call the dentist tomorrow at nine",
      todos: #"""
        {"title":"Call dentist","quote":"call the dentist tomorrow at nine",
         "when":"tomorrow at nine","doubts":[]}
        """#
    )
    #expect(reading.utterance.drafts.map(\.title) == ["Call dentist"])
    #expect(reading.remarks == [])
  }

  @Test(arguments: [
    ("yesterday", "2026-03-04"), ("in 9 years", "2035"), ("blue moon", "no time"),
  ])
  func aTimeOutOfReachStaysInTheNotes(_ words: String, _ why: String) throws {
    let reading = try read(
      "pay rent " + words,
      answer:
        #"{"ok":true,"notices":[],"todos":[{"title":"pay rent","when":"\#(words)","doubts":[]}]}"#
    )
    #expect(reading.utterance.drafts.first?.due == nil, "\(why)")
    #expect(reading.utterance.drafts.first?.notes == words)
  }

  @Test(arguments: [
    (#"{"failure":"auth","host":"h","requests":1}"#, "h does not take the key."),
    (#"{"failure":"quota","host":"h"}"#, "The account at h has nothing left to spend."),
    (
      #"{"failure":"rate-limited","after":5,"host":"h"}"#,
      "h asks for a longer pause between requests."
    ),
    (#"{"failure":"overloaded","host":"h"}"#, "h has trouble of its own at the moment."),
    (#"{"failure":"bad-request","host":"h"}"#, "h does not take this kind of request."),
    (#"{"failure":"not-found","host":"h"}"#, "h knows no such model or address."),
    (#"{"failure":"too-large","host":"h"}"#, "This is more than h takes at once."),
    (#"{"failure":"refused","host":"h"}"#, "The model at h would rather not answer."),
    (#"{"failure":"truncated","host":"h"}"#, "The answer of h ends in its middle."),
    (#"{"failure":"not-json","host":"h"}"#, "The answer of h is not what was asked for."),
    (#"{"failure":"timeout","host":"h"}"#, "h took too long."),
    (#"{"failure":"offline","host":"h"}"#, "h cannot be reached."),
    (
      #"{"failure":"untrusted-tls","host":"h"}"#,
      "Nobody vouches for the certificate of h, so nothing was sent."
    ),
    (
      #"{"failure":"secret","secret":"missing","host":"h"}"#,
      "There is no key for h where the settings say."
    ),
    (#"{"ok":true,"todos":[],"notices":[]}"#, "The model found nothing to do in it."),
    (#"{"ok":true}"#, "The answer of The service is not what was asked for."),
  ])
  func whatGoesWrongIsOneCalmLine(_ answer: String, _ reason: String) throws {
    do {
      _ = try read(Self.said, answer: answer)
      Issue.record("\(answer) was taken for an answer")
    } catch let trouble as ModelError {
      #expect(trouble.line(.warm) == reason + " I read it on this machine instead.")
    }
  }

  @Test(arguments: [
    ("never", "buy milk", false), ("always", "buy milk", true), ("long", "buy milk", false),
    ("always", "[BLANK_AUDIO]", false), ("always", "", false),
    ("long", "buy milk and call mum and pay rent and fix the bike and book a table", true),
    ("long", "so yesterday was kind of a long day honestly", true),
  ])
  func isAskedWhereTheSettingsSay(_ when: String, _ text: String, _ isAsked: Bool) throws {
    try home.write(settings: "[model]\nwhen = \"\(when)\"\npreset = \"groq\"\n")
    let session = home.session()
    let understanding = understand(text, in: try session.languageContext(nil))
    #expect(session.asksModel(about: understanding) == isAsked, "\(understanding)")
  }

  @Test func withoutAServiceNothingIsAsked() throws {
    try home.write(settings: "[model]\nwhen = \"always\"\n")
    let session = home.session()
    let understanding = understand("buy milk", in: try session.languageContext(nil))
    #expect(!session.asksModel(about: understanding))
  }
}
