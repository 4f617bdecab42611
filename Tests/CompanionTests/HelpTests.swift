import Actions
import Arguments
import Interchange
import Testing
import Words

@testable import voicedo_remind

@Suite("Help")
struct HelpTests {
  @Test(arguments: [80, 60, 40])
  func fitsTheScreen(columns: Int) {
    let help = Help(columns: columns)
    let pages = [help.overview(), help.everything()] + Verb.allCases.map { help.of($0) }
    for page in pages {
      for line in page.split(separator: "\n") where !line.contains("voicedo-remind ") {
        #expect(String(line).columns <= columns, "\(line)")
      }
      #expect(page.hasSuffix("\n"))
    }
  }

  @Test func theOverviewFitsAScreenOf24Lines() {
    let lines = Help().overview().split(separator: "\n", omittingEmptySubsequences: false)
    // One line is for the prompt below it.
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func theOverviewNamesEveryVerbTheEverydayOnesFirst() throws {
    let overview = Help().overview()
    for verb in Verb.allCases where !verb.isHidden {
      #expect(overview.contains(verb.rawValue), "\(verb)")
    }
    let rows = overview.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
    let everyday = Verb.everyday.map(\.rawValue)
    #expect(rows.filter { everyday.contains(String($0)) }.map(String.init) == everyday)
    #expect(Verb.everyday.count == 8)
  }

  @Test func everyVerbIsInOneTheme() {
    let verbs = HelpTheme.all.flatMap(\.verbs)
    #expect(Set(verbs) == Set(Verb.allCases.filter { !$0.isHidden }))
    #expect(Set(verbs).count == verbs.count)
    #expect(!HelpTheme.all.contains { $0.heading == .more }, "Put them into a theme.")
  }

  @Test func everyVerbsLineFitsBesideItsName() {
    for line in Help().everything().split(separator: "\n") where line.hasPrefix("  ") {
      #expect(!line.hasPrefix("   "), "\(line)")
    }
  }

  @Test(arguments: Verb.allCases.filter { !$0.isHidden })
  func everyVerbHasOneOrTwoExamplesThatWork(_ verb: Verb) throws {
    let examples = verb.row.examples
    #expect((1...3).contains(examples.count))
    let page = Help().of(verb)
    for arguments in examples {
      #expect(arguments.first == verb.rawValue)
      #expect(page.contains("  " + Help.line(arguments) + "\n"))
      #expect(Help.line(arguments).count <= 76)
      // The state before is that of the example of the verb's JSON.
      let world = try ExampleWorld()
      try world.prepare(Example.all.first { $0.name == verb.rawValue })
      world.service = .running
      let run = world.type(try world.withFiles(arguments, of: verb))
      #expect(run.status == Self.status(of: arguments), "\(arguments): \(run.err)")
    }
  }

  /// The live screen wants a terminal, and the menu a desktop; test_screen.py and test_menu.py of
  /// Tests/EndToEnd give them those.
  private static func status(of arguments: [String]) -> Int32 {
    switch arguments {
    case ["screen"], ["menu"]: 2
    default: 0
    }
  }

  @Test(arguments: [
    ["help", "all"], ["help", "--all"], ["--help", "all"], ["-h", "--all"],
  ])
  func everythingIsShownOnRequest(_ arguments: [String]) throws {
    let run = try ExampleWorld(filled: false).type(arguments)
    #expect(run.out == Help().everything())
    #expect(run.err == "")
  }

  @Test(
    "what is no verb is looked up by the words that people have for it",
    arguments: [
      ("meds", "--breakthrough"), ("Medication", "--breakthrough"), ("repeat", "pause plants"),
      ("recurring", "every other friday"), ("notifications", "doctor --try"), ("phone", "sync add"),
      ("tags", "list +phone"), ("settings", "config check"), ("shortcut", "listen --toggle"),
      ("dates", "man voicedo-time"), ("microphone", "doctor audio"),
    ]
  )
  func topics(_ word: String, _ told: String) throws {
    let run = try ExampleWorld(filled: false).type(["help", word])
    #expect(run.status == 0 && run.out.contains(told), "\(run.out)")
    #expect(run.out.contains("More: man "))
    #expect(Copy.breaches(run.out) == [])
    #expect(run.out.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: HelpTopic.allCases)
  func everyTopicIsWellTold(_ topic: HelpTopic) throws {
    let world = try ExampleWorld()
    for arguments in topic.examples {
      let route = Route(arguments)
      if case .refused = route { Issue.record("\(arguments)") }
      if case .unfit = route { Issue.record("\(arguments)") }
    }
    #expect(world.type(["help", topic.rawValue]).status == 0)
  }

  @Test func itIsReadAloudWithoutColumns() throws {
    let world = try ExampleWorld(filled: false)
    for arguments in [
      ["--plain", "--help"], ["--plain", "help", "all"], ["add", "--help", "--plain"],
    ] {
      let run = world.type(arguments)
      #expect(run.status == 0)
      #expect(run.out.contains("voicedo-remind"))
      for line in run.out.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        #expect(!line.isEmpty && !line.hasPrefix(" ") && !line.contains("  "), "\(line)")
      }
    }
    #expect(
      world.type(["--plain", "help", "add"]).out.contains("\n--list <list>: Put it on this list.\n")
    )
  }

  @Test func itSaysNothingInTheParsersWords() {
    for verb in Verb.allCases {
      let page = Help().of(verb)
      for words in ["Show help information", "(values:", "USAGE", "OPTIONS", "See '"] {
        #expect(!page.contains(words), "\(verb): \(words)")
      }
    }
  }
}

extension ExampleWorld {
  /// The words of an example with its file in this home: one to import is there already.
  fileprivate func withFiles(_ arguments: [String], of verb: Verb) throws -> [String] {
    if verb == .calendar, arguments.count > 2 {
      try write("BEGIN:VCALENDAR\nEND:VCALENDAR\n", to: arguments[2])
      return [arguments[0], arguments[1], home + "/" + arguments[2]] + arguments.dropFirst(3)
    }
    guard verb == .import || verb == .export, arguments.count > 1, !arguments[1].hasPrefix("-")
    else { return arguments }
    let path = home + "/" + arguments[1]
    let format = ExchangeFormat(path: path, bytes: [])?.rawValue ?? "taskwarrior"
    if verb == .import { try #require(type(["export", path, "--format", format]).status == 0) }
    return [arguments[0], path] + arguments.dropFirst(2)
  }
}
