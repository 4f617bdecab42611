import Actions
import Model
import Store
import Testing

@testable import voicedo_remind

/// What `undo` and `redo` do unasked, and of what they tell first.
@Suite("undo")
struct UndoVerbTests {
  /// Commands with a to-do "Buy milk" from five minutes ago, and what an undo after them would take.
  struct Before: CustomTestStringConvertible {
    let testDescription: String
    let commands: [[String]]
    /// Minutes from the last of them to the undo.
    let minutes: Int64
    /// What is taken back unasked; `nil` where nothing is.
    let takes: String?
    /// What is said in the first place where nothing is taken back.
    let says: String

    init(
      _ name: String,
      _ commands: [[String]],
      after minutes: Int64 = 0,
      takes: String? = nil,
      says: String = ""
    ) {
      testDescription = name
      (self.commands, self.minutes, self.takes, self.says) = (commands, minutes, takes, says)
    }
  }

  static let nothing = "Your last command changed nothing."

  static let table = [
    Before("the last command", [["done", "milk"]], takes: "completing “Buy milk”"),
    Before("ten minutes later", [["done", "milk"]], after: 10, takes: "completing “Buy milk”"),
    Before(
      "eleven minutes later",
      [["done", "milk"]],
      after: 11,
      says: "The last change was 11 min"
    ),
    Before(
      "days later",
      [["done", "milk"]],
      after: 5 * 1440,
      says: "The last change was 5 days ago, in the terminal: completing “Buy milk”."
    ),
    Before(
      "a look in between",
      [["list"], ["show", "milk"], ["log"]],
      takes: "adding “Buy milk”"
    ),
    Before("a look that finds nothing", [["show", "bnak"]], takes: "adding “Buy milk”"),
    Before("an undo before it", [["done", "milk"], ["undo"]], takes: "adding “Buy milk”"),
    Before("a redo before it", [["undo"], ["redo"]], takes: "adding “Buy milk”"),
    Before("nothing is called so", [["done", "bnak"]], says: nothing),
    Before("nothing is called so, for snooze", [["snooze", "vet", "1h"]], says: nothing),
    Before("it is done already", [["done", "milk"], ["done", "milk"]], says: nothing),
    Before("it fits several", [["add", "buy bread"], ["delete", "buy"]], says: nothing),
    Before("a time that is none", [["edit", "milk", "--when", "blursday"]], says: nothing),
    Before("an option that is none", [["done", "milk", "--fast"]], says: nothing),
    Before("a verb that is none", [["dnoe"]], says: nothing),
    Before("nothing to do in it", [["add", "um"]], says: nothing),
    Before("said, and nothing is called so", [["say", "done with the taxes"]], says: nothing),
    Before("nothing has waited", [["fresh-start"]], says: nothing),
    Before("nothing is done", [["clear-done"]], says: nothing),
    Before("the same title", [["edit", "milk", "--title", "Buy milk"]], says: nothing),
    Before(
      "quiet",
      [["quiet", "2h"]],
      says: "Your last command is nothing that undo takes back."
    ),
    Before(
      "what was forgotten",
      [["add", "diary"], ["forget", "diary", "--yes"]],
      says: "Your last command is nothing that undo takes back."
    ),
    Before("nothing, then a change", [["done", "bnak"], ["done", "milk"]], takes: "completing"),
  ]

  @Test("takes back unasked what was just done alone", arguments: table)
  func bare(_ before: Before) throws {
    let world = try ExampleWorld(filled: false)
    world.now = ExampleWorld.now - .minutes(5)
    world.type(["add", "buy milk"])
    world.now = ExampleWorld.now
    for command in before.commands { world.type(command) }
    world.now = ExampleWorld.now + .minutes(Int(before.minutes))
    let journal = world.type(["log", "changes", "--json"]).out
    for command in [["undo"], ["say", "undo that"]] {
      let run = world.type(command)
      if let takes = before.takes {
        #expect(run.status == 0 && run.out.hasPrefix("Taken back: \(takes)"), "\(run)")
        return
      }
      #expect(run.status == 5 && run.out == "" && run.err.hasPrefix(before.says), "\(run)")
      #expect(run.err.contains("voicedo-remind undo "))
      #expect(world.type(["log", "changes", "--json"]).out == journal)
    }
  }

  @Test("a person is asked, and a yes takes it back", arguments: ["y", "n", ""])
  func asks(_ answer: String) throws {
    let world = try ExampleWorld(filled: false)
    world.type(["add", "buy milk"])
    world.now = ExampleWorld.now + .minutes(5 * 1440)
    world.type(["done", "bnak"])
    world.terminal.inputIsTerminal = true
    world.typed = [answer]
    let run = world.type(["undo"])
    #expect(
      run.err.contains(
        "Your last command changed nothing. The last change was 5 days ago, in the terminal: adding "
          + "“Buy milk”. Take it back? [y/N]"
      ),
      "\(run.err)"
    )
    #expect(run.out == (answer == "y" ? "Taken back: adding “Buy milk”\n" : ""))
    #expect(run.status == (answer == "y" ? 0 : 1))
    #expect(world.type(["list"]).out.contains("Buy milk") == (answer != "y"))
  }

  @Test("who leaves a question has changed nothing")
  func questionIsLeft() throws {
    let world = try ExampleWorld(filled: false)
    world.type(["add", "buy milk"])
    world.type(["add", "buy bread"])
    world.terminal.inputIsTerminal = true
    world.type(["done", "buy"])
    world.terminal.inputIsTerminal = false
    #expect(world.type(["undo"]).err.hasPrefix(Self.nothing))
  }

  @Test(
    "what somebody else changed is told with who it was",
    arguments: [
      ("sql", "by another program"), ("sync", "on another device, by sync"),
      ("mcp", "by your assistant"),
    ]
  )
  func others(_ source: String, _ who: String) throws {
    let world = try ExampleWorld(filled: false)
    world.type(["add", "buy milk"])
    try Holder.write(
      """
      INSERT INTO batch (made_at, label, source) VALUES (\(ExampleWorld.now.milliseconds), 'edit', '\(source)');
      INSERT INTO current_batch SELECT 1, max(id), made_at FROM batch;
      UPDATE todo SET notes = 'oat';
      DELETE FROM current_batch;
      """,
      to: world.database
    )
    let run = world.type(["undo"])
    #expect(run.status == 5 && run.err.contains(", \(who): changing “Buy milk”"), "\(run)")
    let step = world.type(["undo", "--json"])
    #expect(step.out.contains("\"source\" : \"\(source)\""))
    #expect(world.type(["undo", "--yes"]).status == 0)
    #expect(world.type(["undo"]).out == "Taken back: adding “Buy milk”\n")
  }

  @Test("redo brings back what was just taken back alone")
  func redo() throws {
    let world = try ExampleWorld(filled: false)
    for title in ["One", "Two", "Three"] { world.type(["add", title]) }
    world.type(["undo"])
    world.type(["undo"])
    #expect(world.type(["redo"]).out == "Brought back: adding “Two”\n")
    #expect(world.type(["redo"]).out == "Brought back: adding “Three”\n")
    #expect(world.type(["redo"]).status == 3)
    world.type(["undo"])
    world.type(["done", "bnak"])
    #expect(world.type(["redo"]).err.hasPrefix(Self.nothing))
    world.type(["add", "Four"])
    let run = world.type(["redo"])
    #expect(run.status == 5 && run.err.hasPrefix("Something else was changed since then."))
    world.now = ExampleWorld.now + .minutes(30)
    #expect(world.type(["redo", "--yes"]).out == "Brought back: adding “Three”\n")
  }
}

/// Steps by their numbers.
@Suite("undo with a number")
struct UndoStepTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    world.type(["add", "buy milk"])
    world.type(["add", "buy bread"])
    world.type(["done", "milk"])
    world.type(["edit", "milk", "--title", "Oat milk"])
  }

  /// The numbers of the steps by what they were.
  private func step(_ what: String) throws -> String {
    let steps = try JSON(world.type(["log", "changes", "--json"]).out)["changes"].elements
    let step = try #require(steps.first { $0["what"].text?.contains(what) == true })
    return String(Int(try #require(step["step"].number)))
  }

  @Test("an older step goes, and those after it stay")
  func older() throws {
    #expect(world.type(["undo", try step("Buy bread")]).out == "Taken back: adding “Buy bread”\n")
    #expect(world.type(["list", "--done"]).out.contains("Oat milk"))
    #expect(
      world.type(["log", "changes"]).out.contains("adding “Buy bread”, in the terminal; taken back")
    )
  }

  @Test("what was changed since is told, and asked about")
  func touched() throws {
    let number = try step("completing")
    let run = world.type(["undo", number])
    #expect(run.status == 5)
    #expect(run.err.contains("What step \(number) did was changed since: completing “Buy milk”"))
    #expect(
      run.err.contains("changing “Oat milk”") && run.err.contains("“Oat milk” changes: done or not")
    )
    #expect(run.err.contains("voicedo-remind undo \(number) --yes"))
    world.terminal.inputIsTerminal = true
    world.typed = ["y"]
    #expect(world.type(["undo", number]).out == "Taken back: completing “Oat milk”\n")
  }

  @Test("what would go with it is told")
  func goes() throws {
    let run = world.type(["undo", try step("adding “Buy milk”")])
    #expect(run.status == 5 && run.err.contains("  “Oat milk” goes"), "\(run.err)")
    #expect(world.type(["list", "--done"]).out.contains("Oat milk"))
  }

  @Test("what cannot be done is refused, and everything stays")
  func refused() throws {
    #expect(world.type(["undo", "999"]).status == 3)
    #expect(world.type(["undo", "0"]).status == 3)
    let bread = try step("Buy bread")
    world.type(["undo", bread])
    let again = world.type(["undo", bread])
    #expect(again.status == 1 && again.err.contains("voicedo-remind redo \(bread)"), "\(again)")
    #expect(world.type(["redo", bread]).out == "Brought back: adding “Buy bread”\n")
    #expect(world.type(["redo", bread]).status == 1)
    world.type(["delete", "oat"])
    let done = try step("completing")
    let run = world.type(["undo", done])
    #expect(run.status == 1 && run.err.contains("nothing of it to take back"), "\(run.err)")
  }

  @Test("an edit of one column goes, and of another that changed since stays")
  func left() throws {
    world.type(["edit", "bread", "--title", "Rye", "--notes", "two"])
    world.type(["edit", "rye", "--title", "Spelt"])
    let number = try step("changing “Rye”")
    let run = world.type(["undo", number])
    #expect(run.err.contains("“Spelt” changes: notes") && run.err.contains(".title"), "\(run.err)")
    #expect(world.type(["undo", number, "--yes"]).status == 0)
    #expect(world.type(["show", "spelt"]).out.contains("two") == false)
  }

  @Test("a stretch of time bounds the steps that are told")
  func stretch() throws {
    world.now = ExampleWorld.now + .minutes(1440)
    world.type(["add", "eggs"])
    #expect(!world.type(["log", "changes", "today"]).out.contains("Buy bread"))
    #expect(world.type(["log", "changes", "yesterday"]).out.contains("Buy bread"))
    #expect(
      world.type(["log", "changes", "in", "the", "lab", "book"]).out.hasPrefix("Log changes")
    )
  }
}
