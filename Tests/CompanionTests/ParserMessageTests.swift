import Actions
import ArgumentParser
import Testing

@testable import voicedo_remind

@Suite("What the argument parser finds wrong")
struct ParserMessageTests {
  @Test(arguments: [
    (Verb.add, ["milk", "--lits", "home"], UsageError.unknownOption("--lits", near: "--list")),
    (.add, ["milk", "--frobnicate"], .unknownOption("--frobnicate", near: nil)),
    (.add, ["milk", "---"], .unknownOption("---", near: nil)),
    (.add, ["milk", "-5"], .unknownOption("-5", near: nil)),
    (.add, ["milk", "--at"], .missingValue(option: "--at")),
    (.add, ["milk", "--json=yes"], .valueNotTaken(option: "--json", value: "yes")),
    (.undo, ["a3f2"], .unexpectedWords(["a3f2"])),
    (.undo, ["don't", "a3f2"], .unexpectedWords(["don't", "a3f2"])),
    (.done, [], .missingArgument("<id>")),
    (
      .list, ["--color", "green"],
      .valueNotUnderstood("green", of: "--color", choices: ["auto", "always", "never"])
    ),
    (.list, ["--limit", "few"], .valueNotUnderstood("few", of: "--limit", choices: [])),
    (
      .remind, ["a3f2", "--persistence", "never"],
      .valueNotUnderstood(
        "never",
        of: "--persistence",
        choices: ["once", "gentle", "until-done"]
      )
    ),
  ])
  func isReadFromItsMessage(_ verb: Verb, _ arguments: [String], _ expected: UsageError) throws {
    let message = try #require(parserMessage(verb, arguments))
    #expect(UsageError(parserMessage: message) == expected, "\(message)")
  }

  private func parserMessage(_ verb: Verb, _ arguments: [String]) -> String? {
    do {
      _ = try verb.command.parse(arguments)
      return nil
    } catch {
      return verb.command.message(for: error)
    }
  }
}
