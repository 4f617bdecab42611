import Actions
import Language
import Testing

@testable import Listening

@Suite("Review: questions and answers")
struct ReviewDialogueTests {
  /// The lines that are typed, the request in the end, and the titles there are then.
  struct Talk: Sendable, CustomTestStringConvertible {
    let lines: [String]
    let effect: ReviewEffect
    let titles: [String]
    var testDescription: String { lines.joined(separator: " / ") }

    init(_ lines: [String], _ effect: ReviewEffect, _ titles: [String] = []) {
      self.lines = lines
      self.effect = effect
      self.titles = titles
    }
  }

  private static let all = ["Call the dentist", "Water the plants", "Buy milk and eggs"]

  private func hold(_ lines: [String], unverified: Set<Int> = []) throws -> (
    effect: ReviewEffect, dialogue: ReviewDialogue, said: [String]
  ) {
    let bench = try ReviewBench(unverified: unverified, canRerecord: true)
    var said: [String] = []
    var rest = lines[...]
    var dialogue = ReviewDialogue(
      bench.state,
      bench.words,
      say: { said.append($0) },
      answer: { rest.popFirst() }
    )
    return (dialogue.run(), dialogue, said)
  }

  @Test(arguments: [
    Talk(["all"], .confirm, all), Talk(["keep", "keep", "keep", "yes"], .confirm, all),
    Talk(["k", "drop", "k", "y"], .confirm, [all[0], all[2]]),
    Talk(["drop", "undo", "all"], .confirm, all),
    Talk(["change", "title", "See Dr. Wu", "all"], .confirm, ["See Dr. Wu", all[1], all[2]]),
    Talk(["title See Dr. Wu", "all"], .confirm, ["See Dr. Wu", all[1], all[2]]),
    Talk(["change title See Dr. Wu", "back", "a"], .confirm, ["See Dr. Wu", all[1], all[2]]),
    Talk(["change", "title", "", "all"], .confirm, all),
    Talk(["k", "k", "split eggs", "all"], .confirm, [all[0], all[1], "Buy milk", "Eggs"]),
    Talk(["k", "k", "split", "and eggs", "all"], .confirm, [all[0], all[1], "Buy milk", "Eggs"]),
    Talk(["join", "all"], .confirm, ["Call the dentist and water the plants", all[2]]),
    Talk(["promote buy milk", "all"], .confirm, all + ["Buy milk"]),
    Talk(["promote nothing like it", "all"], .confirm, all),
    Talk(["what", "?", "", "all"], .confirm, all),
    Talk(["quit"], .leave, all), Talk([], .leave, all),
    Talk(["drop", "quit", "no", "all"], .confirm, [all[1], all[2]]),
    Talk(["drop", "quit", "yes"], .leave, [all[1], all[2]]), Talk(["again"], .again, all),
    Talk(["drop", "drop", "drop", "quit", "yes"], .leave, []),
    Talk(["edit", "call the vet", "all"], .confirm, ["Call the vet"]),
    Talk(["edit call the vet", "undo", "all"], .confirm, all),
    Talk(["edit", "", "all"], .confirm, all), Talk(["edit um", "all"], .confirm, all),
  ])
  func answersChangeTheCards(_ talk: Talk) throws {
    let end = try hold(talk.lines)
    #expect(end.effect == talk.effect)
    #expect(end.dialogue.state.cards.map(\.draft.title) == talk.titles)
  }

  @Test func eachToDoIsASentence() throws {
    let said = try hold(["all"]).said
    #expect(
      said == [
        "You said: \(ReviewBench.transcript)", "3 to-dos.",
        "1 of 3. Call the dentist. Thu 26 Nov 15:00 (in 5 days).", "Keep, change, drop, or all?",
      ]
    )
  }

  @Test func anotherTimeIsReadAtOnce() throws {
    let end = try hold(["when friday at 4", "all"])
    #expect(end.said.contains("1 of 3. Call the dentist. Fri 27 Nov 16:00 (in 6 days)."))
    let unread = try hold(["when it rains", "all"])
    #expect(unread.said.contains { $0.contains("no time in “it rains”") })
    #expect(unread.dialogue.state.cards[0].draft.notes == "it rains")
  }

  @Test func whatNobodySaidIsAskedAbout() throws {
    let end = try hold(["all", "", "keep", "all"], unverified: [1])
    #expect(end.effect == .confirm)
    #expect(end.dialogue.state.waiting == 0)
    #expect(end.said.count(where: { $0.contains("not in your words. Keep") }) == 2)
  }
}
