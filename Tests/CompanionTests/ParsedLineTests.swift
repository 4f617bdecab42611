import Actions
import Arguments
import Testing

@testable import voicedo_remind

@Suite("The words and options of a command line")
struct ParsedLineTests {
  @Test(arguments: [
    (Verb.add, ["milk", "--lits", "home"], UsageError.unknownOption("--lits", near: "--list")),
    (.add, ["milk", "--frobnicate"], .unknownOption("--frobnicate", near: nil)),
    (.add, ["milk", "---"], .unknownOption("---", near: nil)),
    (.add, ["milk", "-5"], .unknownOption("-5", near: nil)),
    (.add, ["milk", "--at"], .missingValue(option: "--at")),
    (.add, ["milk", "--json=yes"], .valueNotTaken(option: "--json", value: "yes")),
    (.redo, ["2", "a3f2"], .unexpectedWords(["a3f2"])),
    (.next, ["don't", "a3f2"], .unexpectedWords(["don't", "a3f2"])),
    (.undone, [], .missingArgument("<id>")),
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
  func saysWhatDoesNotFit(_ verb: Verb, _ arguments: [String], _ expected: UsageError) {
    #expect(throws: expected) { try ParsedLine(arguments, for: verb.row) }
  }

  @Test(
    arguments: [
      (["milk", "bread"], ["milk", "bread"], nil),
      (["milk", "--list", "home", "bread"], ["milk", "bread"], "home"),
      (["--list=home", "milk"], ["milk"], "home"),
      (["--list=a=b"], [], "a=b"),
      (["--list=", "home"], [], "home"),
      (["--json=", "milk"], ["milk"], nil),
      (["--list", "-"], [], "-"),
      (["--list", "one", "--list", "two"], [], "two"),
      (["--list", "home", "--", "--list", "-x"], ["--list", "-x"], "home"),
      (["-", ""], ["-", ""], nil),
    ] as [([String], [String], String?)]
  )
  func keepsWordsAndValuesApart(_ typed: [String], _ words: [String], _ list: String?) throws {
    let line = try #require(try ParsedLine(typed, for: Verb.add.row))
    #expect(line.all(.text) == words)
    #expect(line[.list] == list)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["milk", "--help"], ["--frobnicate", "-h"], ["--help=all"], ["-xh"],
  ])
  func helpIsAskedForAnywhere(_ typed: [String]) throws {
    #expect(try ParsedLine(typed, for: Verb.done.row) == nil)
  }

  @Test func helpIsNoValueAndNoWord() throws {
    #expect(try ParsedLine(["--asleep", "-h"], for: Verb.simulate.row)?[.asleep] == "-h")
    #expect(try ParsedLine(["--", "-h"], for: Verb.add.row)?.all(.text) == ["-h"])
    #expect(throws: UsageError.missingValue(option: "--list")) {
      try ParsedLine(["milk", "--list", "-h"], for: Verb.add.row)
    }
  }

  @Test func severalWordsHaveTheirPlaces() throws {
    let line = try #require(
      try ParsedLine(["a3f2", "--this", "friday", "at", "5"], for: Verb.remind.row)
    )
    #expect(line[.reference] == "a3f2")
    #expect(line.all(.remindTo) == ["friday", "at", "5"])
    #expect(line.has(.thisOnly))
    #expect(!line.has(.series))
  }

  @Test(arguments: [Verb.show, .edit, .done, .delete, .doing, .forget, .move, .why])
  func theWordsOfATitleAreSeveral(_ verb: Verb) throws {
    let line = try #require(try ParsedLine(["buy", "oat", "milk"], for: verb.row))
    #expect(line.all(verb.row.words[0]) == ["buy", "oat", "milk"])
  }

  @Test func tenThousandWordsAreNoMoreThanThat() throws {
    let words = Array(repeating: "milk", count: 10_000)
    #expect(try ParsedLine(words, for: Verb.add.row)?.all(.text) == words)
  }

  /// Names are unique within a verb, or one of two would never be read.
  @Test(arguments: Verb.allCases)
  func everyNameMeansOneThing(_ verb: Verb) {
    let names = verb.row.arguments.flatMap { $0.spellings.isEmpty ? [$0.name] : $0.spellings }
    #expect(Set(names).count == names.count)
    #expect(verb.row.verb == verb)
  }
}
