import Actions
import Language
import Testing

@testable import Listening

/// What was heard is put right and read again, and what was left out of it is seen.
@Suite("Review: the transcript")
struct RetellingTests {
  private static let evening = "call anna tomorrow. it was a lovely evening with friends."

  @Test func wordsThatArePutRightAreReadAgain() throws {
    var bench = try ReviewBench("call the vat thursday at 3")
    bench.press("e<wordleft><wordleft><wordleft><left><back><back>et<enter>")
    #expect(bench.cards == ["Call the vet · Thu 26 Nov 15:00 (in 5 days)"])
    #expect(bench.message == "Read again. u takes it back.")
    #expect(bench.state.said.text == "call the vet thursday at 3")
    #expect(bench.state.utterance.transcript == "call the vet thursday at 3")
    bench.press("u")
    #expect(bench.titles == ["Call the vat"])
    #expect(bench.state.said.text == "call the vat thursday at 3")
    #expect(bench.state.utterance.transcript == nil)
  }

  @Test func wordsLetBeStayAsTheyWere() throws {
    var bench = try ReviewBench()
    let before = bench.cards
    for keys in ["e<esc>", "exyz<esc>", "e<enter>"] {
      bench.press(keys)
      #expect(bench.cards == before && !bench.state.isChanged)
    }
  }

  @Test func wordsWithNothingToDoAreNotTaken() throws {
    var bench = try ReviewBench()
    let before = bench.cards
    bench.press("e<c-u>um<enter>")
    #expect(bench.message?.hasPrefix("There is nothing to do in these words.") == true)
    bench.press("<esc>")
    #expect(bench.cards == before)
  }

  @Test func whatIsTypedIsSeen() throws {
    var bench = try ReviewBench("call the vat")
    bench.press("e<back>")
    let screen = ReviewScreen(bench.state, bench.words, columns: 80, rows: 24, hasColor: false)
    #expect(screen.lines[0].withoutPaint == "›call the va")
    #expect(screen.cursor?.row == 0 && screen.cursor?.column == 12)
  }

  @Test(arguments: [true, false])
  func whatIsLeftOutIsMarkedAndNamed(_ hasColor: Bool) throws {
    var bench = try ReviewBench(Self.evening)
    try #require(bench.state.leftOut.map(\.text) == ["it was a lovely evening with friends"])
    let screen = bench.screen(120, 24, hasColor: hasColor)
    #expect(screen[0].contains("(it was a lovely evening with friends.)"))
    let told = "Left out: “it was a lovely evening with friends”. ↑ goes there, and p makes a to-do"
    #expect(screen.contains { $0.contains(told) })
    // Once a card has taken the words up, none is left out.
    bench.press("<up><end><markleft><markleft><markleft><markleft><markleft><markleft>p")
    #expect(bench.state.cards.count == 2)
    #expect(bench.state.leftOut.isEmpty)
    #expect(bench.state.utterance.remarks.leftOut == [])
    #expect(!bench.screen(120, 24, hasColor: hasColor)[0].contains("("))
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let bench = try ReviewBench(Self.evening)
    var said: [String] = []
    var rest = ["all"][...]
    var dialogue = ReviewDialogue(
      bench.state,
      bench.words,
      say: { said.append($0) },
      answer: { rest.popFirst() }
    )
    #expect(dialogue.run() == .confirm)
    let told = "Left out: it was a lovely evening with friends. Promote makes a to-do of it."
    #expect(said.contains(told))
  }
}
