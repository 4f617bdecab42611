import Actions
import Language
import Model
import Testing
import Words

@testable import Listening

@Suite("Review: keys and what comes of them")
struct ReviewTests {
  private static let dentist = "Call the dentist · Thu 26 Nov 15:00 (in 5 days)"
  private static let plants = "Water the plants · Fri 27 Nov (in 6 days) · every other Friday"
  private static let milk = "Buy milk and eggs · whenever you're ready"

  /// Keys, and the cards that are there then.
  struct Pressed: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: String
    let cards: [String]
    var testDescription: String { name }

    init(_ name: String, _ keys: String, _ cards: String...) {
      self.name = name
      self.keys = keys
      self.cards = cards
    }
  }

  @Test(arguments: [
    Pressed("nothing yet", "", dentist, plants, milk),
    Pressed(
      "a new title",
      "<enter><c-u>See Dr. Wu<enter>",
      "See Dr. Wu · Thu 26 Nov 15:00 (in 5 days)",
      plants,
      milk
    ),
    Pressed("a title let be", "<enter>xyz<esc>", dentist, plants, milk),
    Pressed("an empty title is none", "<enter><c-u><enter><esc>", dentist, plants, milk),
    Pressed(
      "another time",
      "<tab><enter><c-u>friday at 4<enter>",
      "Call the dentist · Fri 27 Nov 16:00 (in 6 days)",
      plants,
      milk
    ),
    Pressed(
      "their own words to change",
      "<tab><enter><back>5<enter>",
      "Call the dentist · Thu 26 Nov 17:00 (in 5 days)",
      plants,
      milk
    ),
    Pressed(
      "no time",
      "<tab><enter><c-u><enter>",
      "Call the dentist · whenever you're ready",
      plants,
      milk
    ),
    Pressed(
      "words that are no time are kept",
      "<tab><enter><c-u>when it rains<enter>",
      dentist + " · notes",
      plants,
      milk
    ),
    Pressed(
      "a time that repeats",
      "<tab><enter><c-u>every monday at 8<enter>",
      "Call the dentist · Mon 23 Nov 08:00 (in 2 days) · every Monday",
      plants,
      milk
    ),
    Pressed(
      "a repeat",
      "<right><right><enter>every week<enter>",
      dentist + " · every Thursday",
      plants,
      milk
    ),
    Pressed(
      "a repeat of a day without a clock time",
      "<down><tab><tab><enter><c-u>every friday<enter>",
      dentist,
      "Water the plants · Fri 27 Nov (in 6 days) · every Friday",
      milk
    ),
    Pressed(
      "no repeat",
      "<down><tab><tab><enter><c-u><enter>",
      dentist,
      "Water the plants · Fri 27 Nov (in 6 days)",
      milk
    ),
    Pressed(
      "a series that begins on another day",
      "<down><tab><enter><c-u>tuesday<enter>",
      dentist,
      "Water the plants · Tue 24 Nov (in 3 days) · every other Tuesday",
      milk
    ),
    Pressed(
      "a list that is there",
      "<down><down><left><left><left><enter>groceries<enter>",
      dentist,
      plants,
      milk + " · Groceries"
    ),
    Pressed("priority takes turns", "<left><left><enter>", dentist + " · high", plants, milk),
    Pressed("and comes back", "<left><left><enter><enter><enter>", dentist, plants, milk),
    Pressed("notes", "<left><enter>bring the card<enter>", dentist + " · notes", plants, milk),
    Pressed(
      "Tab keeps and goes on",
      "<enter><end>!<tab><enter><c-u>monday 9am<enter>",
      "Call the dentist! · Mon 23 Nov 09:00 (in 2 days)",
      plants,
      milk
    ),
    Pressed("deleted", "<down>d", dentist, milk),
    Pressed("deleted and undone", "<down>du", dentist, plants, milk),
    Pressed("all deleted, and one undone", "dddu", milk),
    Pressed(
      "joined",
      "j",
      "Call the dentist and water the plants · Thu 26 Nov 15:00 (in 5 days) · notes",
      milk
    ),
    Pressed("the last has nothing to join", "<down><down>j", dentist, plants, milk),
    Pressed(
      "split at its and",
      "3s<enter>",
      dentist,
      plants,
      "Buy milk · whenever you're ready",
      "Eggs · whenever you're ready"
    ),
    Pressed(
      "split elsewhere, with the same time",
      "s<home><right><enter>",
      "Call · Thu 26 Nov 15:00 (in 5 days)",
      "The dentist · Thu 26 Nov 15:00 (in 5 days)",
      plants,
      milk
    ),
    Pressed("no split at an end", "3s<home><enter><esc>", dentist, plants, milk),
    Pressed("split let be", "3s<esc>", dentist, plants, milk),
    Pressed("a note of all that was said", "n", dentist + " · notes", plants, milk),
    Pressed("and none again", "nn", dentist, plants, milk),
    // From the first word of the selected card: "call the dentist thursday at 3".
    Pressed(
      "promoted",
      "pv<right><right>p",
      dentist,
      "Call the dentist · whenever you're ready",
      plants,
      milk
    ),
    Pressed(
      "promoted with Shift, from above",
      "<up><end><markleft><markleft><enter>",
      dentist,
      plants,
      milk,
      "Milk and eggs · whenever you're ready"
    ),
    Pressed(
      "promoted with a time of its own",
      "<up><home><right><markright><markright>"
        + "<markright><markright><markright>p",
      dentist,
      dentist,
      plants,
      milk
    ),
    Pressed(
      "split off its card",
      "3p<end>s",
      dentist,
      plants,
      "Buy milk · whenever you're ready",
      "Eggs · whenever you're ready"
    ),
    Pressed("unknown keys do nothing", "xz<pgup><home>", dentist, plants, milk),
  ])
  func keysChangeTheCards(_ pressed: Pressed) throws {
    var bench = try ReviewBench()
    bench.press(pressed.keys)
    #expect(bench.cards == pressed.cards)
  }

  @Test(arguments: [
    Pressed("d", "d"), Pressed("j", "j"), Pressed("s", "s<enter>"), Pressed("p", "pv<right>p"),
    Pressed("n", "n"), Pressed("title", "<enter>x<enter>"),
    Pressed("list", "<right><right><right><enter>x<enter>"),
    Pressed("when", "<tab><enter><c-u>in 20 minutes<enter>"),
    Pressed("no time", "<tab><enter><c-u>x<enter>"),
    Pressed("priority", "<left><left><enter>"), Pressed("split off", "3p<end>s"),
  ])
  func everyChangeIsUndone(_ pressed: Pressed) throws {
    var bench = try ReviewBench()
    let before = bench.cards
    bench.press(pressed.keys)
    #expect(bench.cards != before)
    #expect(bench.state.isChanged)
    bench.press("u")
    #expect(bench.cards == before)
    #expect(!bench.state.isChanged)
  }

  /// Keys, and what they ask the world for.
  @Test(arguments: [
    ("<c-s>", ReviewEffect.confirm), ("y", .confirm), ("<end><enter>", .confirm), ("<esc>", .leave),
    ("q", .leave), ("<c-c>", .leave), ("<c-z>", .suspend), ("d<esc>", nil), ("d<esc>y", .leave),
    ("d<esc>n", nil), ("du<esc>", .leave), ("r", .again), ("dr", nil), ("dry", .again),
    ("d<c-c>", .leave),
    ("ddd<c-s>", nil), ("<enter>x<c-s>", .confirm), ("<tab><enter>x<c-s>", nil), ("?", nil),
    ("?<esc>", nil),
    ("s<esc><esc>", .leave), ("p<esc><esc>", .leave), ("pv<esc><esc>", nil),
  ])
  func keysAskTheWorld(_ keys: String, _ effect: ReviewEffect?) throws {
    var bench = try ReviewBench(canRerecord: true)
    bench.press(keys)
    #expect(bench.effect == effect)
  }

  @Test func withoutAMicrophoneNothingIsRecordedAgain() throws {
    var bench = try ReviewBench()
    bench.press("r")
    #expect(bench.effect == nil)
  }

  @Test func whatNobodySaidWaitsUntilItIsAccepted() throws {
    var bench = try ReviewBench(unverified: [1])
    bench.press("<c-s>")
    #expect(bench.effect == nil)
    #expect(bench.state.row == 1)
    #expect(bench.message?.contains("waits for you") == true)
    bench.press("a<c-s>")
    #expect(bench.effect == .confirm)
    #expect(bench.state.utterance.unverified == [])
    #expect(bench.state.utterance.drafts.count == 3)
  }

  @Test func aPartMovesUpWhenItsWholeIsGone() throws {
    var bench = try ReviewBench("plan the party: buy cake, invite anna, clean the flat")
    #expect(bench.state.utterance.drafts.map(\.parent) == [nil, 0, 0, 0])
    bench.press("d")
    #expect(bench.state.utterance.drafts.map(\.parent) == [nil, nil, nil])
    bench.press("u<down>j")
    #expect(bench.state.utterance.drafts.map(\.parent) == [nil, 0, 0])
  }

  @Test func wordsWithNothingToDoCanStillBecomeSomething() throws {
    var bench = try ReviewBench("it was such a lovely evening with anna")
    #expect(bench.cards == [])
    bench.press("<c-s>")
    #expect(bench.effect == nil)
    bench.press("n")
    #expect(bench.titles == ["it was such a lovely evening with anna"])
    bench.press("u<up><end>p")
    #expect(bench.titles.count == 1)
    bench.press("<c-s>")
    #expect(bench.effect == .confirm)
  }

  @Test func eachWordKnowsItsToDo() throws {
    let bench = try ReviewBench()
    let owners = bench.state.owners
    let words = zip(bench.state.said.words, owners).map { $0.text + ($1.map { "\($0 + 1)" } ?? "") }
    #expect(
      words.joined(separator: " ")
        == "um call1 the1 dentist1 thursday1 at1 31 and water2 the2 plants2 every2 other2 friday2 "
        + "and buy3 milk3 and3 eggs3"
    )
  }

  @Test(
    arguments: [
      ("Call the dentist", [1, 2, 3]), ("the dentist, thursday!", [2, 3, 4]), ("call", [1]),
      ("call the doctor", []), ("dentist the", []), ("", []), ("...", []),
    ] as [(String, [Int])]
  )
  func whatAModelQuotesIsFoundInIt(_ quote: String, _ words: [Int]) {
    let said = HeardText("um call the dentist – thursday at 3")
    let shown = said.words(saying: quote).sorted().map { said.words[$0].bare }
    #expect(shown == words.map { ["um", "call", "the", "dentist", "thursday"][$0] })
  }

  @Test(arguments: [(-1, [1]), (1, [4]), (4, [1])])
  func whatIsQuotedTwiceIsSaidTwice(_ place: Int, _ words: [Int]) {
    let found = HeardText("please eat and then eat").words(saying: "eat", behind: place)
    #expect(found.sorted() == words)
  }

  @Test func whatIsTypedIsReadAtOnce() throws {
    var bench = try ReviewBench()
    bench.press("<tab><enter><c-u>tomorrow at 7")
    #expect(bench.screen(80, 24).contains { $0.contains("→ Sun 22 Nov 07:00 (tomorrow)") })
    bench.press(" xyz")
    #expect(bench.screen(80, 24).contains { $0.contains("no time in these words yet") })
  }

  @Test func theTitleIsDisplayedAsItIsCut() throws {
    var bench = try ReviewBench()
    bench.press("3s")
    #expect(bench.screen(80, 24).contains { $0.contains("Buy milk│ and eggs") })
  }
}
