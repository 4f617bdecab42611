import Model
import Testing

@testable import Language

/// How long something takes and how much energy it needs, where that is said unmistakably.
@Suite("effort") struct EffortTests {
  struct Said: CustomTestStringConvertible, Sendable {
    let text: String
    let title: String
    var minutes: Int?
    var energy: Effort.Energy?
    var testDescription: String { text }

    init(_ text: String, _ title: String, _ minutes: Int? = nil, _ energy: Effort.Energy? = nil) {
      (self.text, self.title, self.minutes, self.energy) = (text, title, minutes, energy)
    }
  }

  @Test(arguments: [
    Said("call the bank, 10 min", "Call the bank", 10),
    Said("call the bank (10 min)", "Call the bank", 10),
    Said("tidy desk, about 15 minutes", "Tidy desk", 15),
    Said("tidy desk takes about 15 minutes", "Tidy desk", 15),
    Said("water plants, needs 5 minutes", "Water plants", 5),
    Said("clean the oven, it takes an hour and a half", "Clean the oven", 90),
    Said("write the report, takes an hour, high energy", "Write the report", 60, .high),
    Said("write report, 2 hours high energy", "Write report", 120, .high),
    Said("sort photos, low energy", "Sort photos", nil, .low),
    Said("sort photos (low energy)", "Sort photos", nil, .low),
    Said("sort photos tomorrow low energy", "Sort photos", nil, .low),
    Said("sort the photos, low-energy", "Sort the photos", nil, .low),
    Said("low energy: sort photos", "Sort photos", nil, .low),
    Said("quick: reply to anna", "Reply to anna", 10),
    Said("quick one: reply to anna", "Reply to anna", 10),
    Said("quick call to mum tomorrow", "Quick call to mum", 10),
    Said("quick call to mum, 20 min", "Quick call to mum", 20),
    Said("read the paper urgent, low energy", "Read the paper", nil, .low),
    Said("call the bank, 10 min, tomorrow at 3", "Call the bank", 10),
    Said("meditate every day at 7, 15 min", "Meditate", 15),
  ])
  func aValueOfItsOwn(_ said: Said) throws {
    let drafts = try read(said.text)
    let draft = try #require(drafts.first)
    #expect(drafts.count == 1)
    #expect(draft.title == said.title)
    #expect(draft.effort == Effort(minutes: said.minutes, energy: said.energy))
    #expect(draft.spans.contains { $0.role == .effort })
  }

  @Test(arguments: [
    "low energy", "tidy desk 15 minutes", "workout takes 45 minutes", "the report needs an hour",
    "ask mum if the train takes an hour", "buy low energy bulbs", "read low energy house design",
    "call mum, 10 minutes before the meeting", "remind me to call mum, 10 minutes",
    "quick start guide for the app", "reply to anna, quick", "cut the rope, 10m",
    "ibuprofen, 6 hours, paracetamol, 4 hours", "take antibiotic, at most 2 hours",
    "message kim the pill takes 2 hours", "write to bob about 2 hours",
    "email bob about 10 minutes",
    "note the medicine takes an hour", "buy tickets for the ride that takes an hour",
    "remember it takes 20 minutes", "\"call, 10 min\" tomorrow", "find out why my low energy",
    "something quick",
  ])
  func whatMayMeanElseStaysInTheTitle(_ text: String) throws {
    let drafts = try read(text)
    for draft in drafts { #expect(draft.effort.isUnknown, "\(draft.title)") }
    #expect(!drafts.isEmpty)
  }

  @Test(arguments: [
    "remind me in 10 minutes to call", "call mum, in 10 minutes", "pasta, 9 minutes",
    "nap 10 minutes", "set a timer, 10 minutes", "dentist at 3, remind me 10 minutes before",
  ])
  func aTimeStaysATime(_ text: String) throws {
    let draft = try #require(try read(text).first)
    #expect(draft.due != nil && draft.effort.isUnknown)
  }

  @Test func eachToDoHasItsOwn() throws {
    let drafts = try read("call mum, 10 min, and buy milk, low energy")
    #expect(drafts.map(\.title) == ["Call mum", "Buy milk"])
    #expect(drafts.map(\.effort) == [Effort(minutes: 10), Effort(energy: .low)])
  }

  @Test func theWordsAreExplained() throws {
    let explained = explain("call the bank, 10 min", in: try LanguageTests.context())
    #expect(explained.tokens.contains { $0.role == .effort })
    let span = try #require(
      explained.understanding.drafts.first?.spans.first { $0.role == .effort }
    )
    #expect(span.range == 15..<21)
  }

  @Test(arguments: [
    ("15m", Effort(minutes: 15)), ("15", Effort(minutes: 15)), ("low", Effort(energy: .low)),
    ("1 hour, high", Effort(minutes: 60, energy: .high)), ("none", Effort()),
    ("15m low", Effort(minutes: 15, energy: .low)), ("high energy", Effort(energy: .high)),
    ("quick", Effort(minutes: 10)),
  ])
  func anOptionSaysIt(_ words: String, _ effort: Effort) {
    #expect(resolve(words, as: .effort) == effort)
  }

  @Test(arguments: ["", "0m", "25h", "2 days", "medium", "low, high", "10m, 20m", "soon"])
  func whatIsNoEffortIsRefused(_ words: String) {
    #expect(resolve(words, as: .effort) == nil)
  }

  @Test(arguments: [
    ("what can I do in 15 minutes", Effort(minutes: 15)),
    ("what can i do with low energy", Effort(energy: .low)),
    ("something quick", Effort(minutes: 15)),
    ("give me something easy", Effort(energy: .low)),
    ("I have half an hour, what can I do", Effort(minutes: 30)),
    ("what can I do in 10 minutes with little energy", Effort(minutes: 10, energy: .low)),
  ])
  func aQuestionAsksForWhatFits(_ text: String, _ effort: Effort) throws {
    let asked = question(in: text, try LanguageTests.context())
    #expect(isQuestion(text))
    #expect(asked.kind == .fitting && asked.about.effort == effort)
  }

  @Test(arguments: [
    "what can I do in the garden", "something quick for dinner", "what's on tomorrow",
    "what can I do tomorrow",
  ])
  func otherQuestionsStayWhatTheyAre(_ text: String) throws {
    let asked = question(in: text, try LanguageTests.context())
    #expect(asked.kind != .fitting)
  }

  private func read(_ text: String) throws -> [Draft] {
    understand(text, in: try LanguageTests.context()).drafts
  }
}
