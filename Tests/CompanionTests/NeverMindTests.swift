import Model
import Testing

@testable import voicedo_remind

/// What "never mind" takes back: what has just happened, and nothing that is older.
@Suite("never mind")
struct NeverMindTests {
  struct Said: CustomTestStringConvertible {
    let words: String
    let minutes: Int64
    let isTakenBack: Bool

    init(_ words: String, after minutes: Int64, isTakenBack: Bool) {
      (self.words, self.minutes, self.isTakenBack) = (words, minutes, isTakenBack)
    }

    var testDescription: String { "\(words), after \(minutes) minutes" }
  }

  @Test(arguments: [
    Said("never mind", after: 0, isTakenBack: true),
    Said("never mind", after: 10, isTakenBack: true),
    Said("never mind", after: 11, isTakenBack: false),
    Said("scratch that", after: 9, isTakenBack: true),
    Said("scratch that", after: 600, isTakenBack: false),
    Said("take that back", after: 11, isTakenBack: false),
    Said("undo", after: 600, isTakenBack: false),
    Said("undo that", after: 4, isTakenBack: true),
    Said("revert the last change", after: 11, isTakenBack: false),
    Said("put it back", after: 3, isTakenBack: true),
    Said("put them all back", after: 600, isTakenBack: false),
  ])
  func isAboutWhatHasJustHappened(_ said: Said) throws {
    let world = try ExampleWorld(filled: false)
    world.type(["add", "buy milk"])
    world.now = ExampleWorld.now + .seconds(said.minutes * 60)
    let run = world.type(["say", said.words])
    let isGone = world.type(["list"]).status == 0 && !world.type(["list"]).out.contains("Buy milk")
    #expect(isGone == said.isTakenBack)
    #expect(run.status == (said.isTakenBack ? 0 : 5))
    guard !said.isTakenBack else { return }
    #expect(run.err.contains("adding “Buy milk”") && run.err.contains("voicedo-remind undo"))
    // It is no text that waits to be stored, either.
    #expect(world.type(["keep"]).status == 3)
  }

  @Test(arguments: [
    (["done", "milk"], "completing “Buy milk”"),
    (["lists", "add", "Garden"], "adding the list “Garden”"),
    (["delete", "milk"], "deleting “Buy milk”"),
  ])
  func whatWasChangedLastIsNamed(_ change: [String], _ named: String) throws {
    let world = try ExampleWorld(filled: false)
    world.type(["add", "buy milk"])
    world.type(change)
    world.now = ExampleWorld.now + .seconds(7200)
    let run = world.type(["say", "never mind"])
    #expect(run.err.hasPrefix("The last change was 2 hours ago, in the terminal: \(named)."))
  }

  @Test func whereNothingWasChangedThereIsNothingToTakeBack() throws {
    let world = try ExampleWorld(filled: false)
    #expect(world.type(["say", "never mind"]).err.contains("There is nothing to take back."))
  }
}
