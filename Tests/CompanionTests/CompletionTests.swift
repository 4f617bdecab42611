import Actions
import Answers
import Arguments
import Glibc
import Testing

@testable import voicedo_remind

/// The words of a command line as a shell hands them over, the last one being typed, and the words
/// that are offered.
struct Asked: CustomTestStringConvertible {
  let words: [String]
  let offered: [String]

  init(_ words: String..., offers offered: [String]) {
    self.words = words
    self.offered = offered
  }

  var testDescription: String { words.joined(separator: " | ") }
}

@Suite("Completion")
struct CompletionTests {
  private let companion: Companion
  /// The handles by title.
  private let handles: [String: String]

  init() throws {
    companion = try Companion()
    for title in ["Buy milk", "Mix paint", "Call Zoë", "Old thing"] {
      try companion.run("add", "--no-parse", title)
    }
    try companion.run("done", "old", "thing")
    try Holder.write(
      """
      INSERT INTO list (name) VALUES ('At home'), ('x$(id)'), ('it''s'), ('two' || char(10) || 'lines');
      """,
      to: companion.database
    )
    var handles: [String: String] = [:]
    let all = try companion.run("list", "--all", "--json").json()["todos"]
    for index in 0..<(all.count ?? 0) {
      let title = try #require(all[index]["title"].text)
      handles[title] = all[index]["handle"].text
    }
    self.handles = handles
  }

  private func lines(_ shell: String, _ words: [String]) throws -> [String] {
    let run = try companion.run(["--complete", shell] + words, input: [])
    #expect(run.status == 0)
    #expect(run.err == "")
    return run.out.split(separator: "\n").map(String.init)
  }

  private func words(_ shell: String, _ words: String...) throws -> [String] {
    try lines(shell, words).map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(arguments: [
    Asked("un", offers: ["undo", "undone"]),
    Asked("LI", offers: ["list", "lists", "listen"]),
    Asked("help", "sn", offers: ["snooze"]),
    Asked("help", "add", "", offers: []),
    Asked("--v", offers: ["--version"]),
    Asked("--js", offers: ["--json"]),
    Asked("--json", "--js", offers: []),
    Asked("--color", "", offers: ["auto", "always", "never"]),
    Asked("--color=n", offers: ["--color=never"]),
    Asked("--json", "nex", offers: ["next"]),
    Asked("--color", "a", offers: ["auto", "always"]),
    Asked("--color", "never", "nex", offers: ["next"]),
    Asked("quiet", "", offers: ["off", "until"]),
    Asked("list", "--d", offers: ["--done"]),
    Asked("list", "--done", "--d", offers: []),
    Asked("buy", "bread", "--dr", offers: ["--dry-run"]),
    Asked("buy", "bread", "", offers: []),
    Asked("remind", "x", "--persistence", "u", offers: ["until-done"]),
    Asked("remind", "x", "--persistence=u", offers: ["--persistence=until-done"]),
    Asked("completions", "", offers: ["bash", "zsh", "fish"]),
    Asked("config", "p", offers: ["path"]),
    Asked("add", "--list", "a", offers: ["At home"]),
    Asked("add", "--list=a", offers: ["--list=At home"]),
    Asked("list", "--list", "'at", offers: ["At home"]),
    Asked("add", "--list", "", offers: ["Inbox", "At home", "x$(id)", "it's"]),
    Asked("add", "--", "--d", offers: []),
    Asked("parse", "--zone", "europe/berl", offers: ["Europe/Berlin"]),
    Asked("lists", "", offers: ["add", "rename", "delete", "color", "icon", "order", "ramp"]),
    Asked("lists", "de", offers: ["delete"]),
    Asked("lists", "delete", "a", offers: ["At home"]),
    Asked("lists", "add", "", offers: []),
    Asked("move", "a1b2", "a", offers: ["At home"]),
    Asked("snooze", "a1b2", "", offers: ["20m", "1h", "tonight", "tomorrow", "until"]),
    Asked("snooze", "a1b2", "to", offers: ["tonight", "tomorrow"]),
    Asked("reorder", "a1b2", "", offers: ["top", "bottom", "before", "after"]),
    Asked("reorder", "a1b2", "top", "", offers: []),
    Asked("edit", "a1b2", "--priority", "", offers: ["low", "normal", "high"]),
    Asked("next", "x", "", offers: ["--json", "--plain", "--color", "--help"]),
    Asked("done", "buy", "m", offers: ["milk"]),
    Asked("done", "nothing", "m", offers: []),
  ])
  func offersWhatFits(_ asked: Asked) throws {
    let offered = try lines("zsh", asked.words).map { String($0.prefix { $0 != "\t" }) }
    #expect(offered == asked.offered)
  }

  @Test func verbsComeWithWhatTheyAreFor() throws {
    let lines = try lines("fish", [""])
    #expect(lines.count == Verb.allCases.filter { !$0.isHidden }.count)
    #expect(lines.first == "add\tStore something to do.")
    #expect(try self.lines("bash", ["nex"]) == ["next"])
  }

  @Test func everyVerbHasItsOptions() throws {
    for verb in Verb.allCases {
      let spellings = verb.row.options.flatMap(\.spellings).filter { $0.hasPrefix("--") }
      #expect(Set(try words("zsh", verb.rawValue, "--")) == Set(spellings), "\(verb)")
      #expect(spellings.contains("--json") || verb.isHidden)
    }
  }

  @Test func openTodosComeByIdAndByTitle() throws {
    let milk = try #require(handles["Buy milk"])
    let paint = try #require(handles["Mix paint"])
    let zoe = try #require(handles["Call Zoë"])
    #expect(try lines("zsh", ["done", "milk"]) == ["\(milk)\tBuy milk"])
    #expect(try words("zsh", "done", "mi").contains(milk))
    #expect(try words("zsh", "done", "MI").contains(paint))
    #expect(try words("zsh", "snooze", "zoë") == [zoe])
    #expect(try words("zsh", "snooze", "ZOË") == [zoe])
    #expect(try words("zsh", "done", "\"buy mi") == [milk])
    #expect(try words("zsh", "done", String(milk.prefix(3))).first == milk)
    #expect(Set(try words("zsh", "done", "")) == [milk, paint, zoe])
    #expect(Set(try words("zsh", "done", milk, "")) == [paint, zoe])
    let offered = ["20m", "1h", "tonight", "tomorrow", "until"]
    #expect(try words("zsh", "snooze", milk, "") == offered)
  }

  @Test func doneOnesComeWhereTheyAreMeant() throws {
    let old = try #require(handles["Old thing"])
    #expect(try words("zsh", "undone", "") == [old])
    #expect(try words("zsh", "show", "old") == [old])
    #expect(try words("zsh", "forget", "old") == [old])
    #expect(try words("zsh", "done", "old") == [])
  }

  @Test func seriesComeWhereTheyAreMeant() throws {
    try companion.run("add", "Water the plants", "--every", "friday")
    try companion.run("add", "Take the pills", "--every", "day")
    #expect(try words("zsh", "pause", "").count == 2)
    #expect(try words("zsh", "resume", "") == [])
    #expect(try words("zsh", "pause", "a1b2", "") == ["until"])
    try companion.run("pause", "pills")
    #expect(
      try lines("zsh", ["resume", "pi"]).map { $0.drop { $0 != "\t" } } == ["\tTake the pills"]
    )
  }

  @Test func neighboursAreOffered() throws {
    let milk = try #require(handles["Buy milk"])
    #expect(try words("zsh", "reorder", "milk") == [milk])
    #expect(try words("zsh", "reorder", "paint", "before", "milk") == [milk])
    #expect(try words("zsh", "fix", "milk") == [milk])
  }

  @Test func fishIsGivenWhatHoldsTheLettersAndIsUnderstood() throws {
    let milk = try #require(handles["Buy milk"])
    #expect(try lines("fish", ["done", "milk"]) == ["\(milk) Buy milk"])
    #expect(try lines("fish", ["done", String(milk.prefix(3))]).first == "\(milk)\tBuy milk")
    #expect(try companion.run("show", "\(milk) Buy milk", "--json").status == 0)
    let paint = try #require(handles["Mix paint"])
    #expect(try companion.run("done", "\(milk) Buy milk", paint).status == 0)
  }

  @Test func bashIsGivenWordsAsTheyAreTyped() throws {
    #expect(try lines("bash", ["add", "--list", "at"]) == ["At\\ home"])
    #expect(try lines("bash", ["add", "--list", "'at"]) == ["At home"])
    #expect(try lines("bash", ["add", "--list", "=", "at"]) == ["At\\ home"])
    #expect(try lines("bash", ["add", "--list", "="]).first == "Inbox")
    #expect(try lines("bash", ["add", "--list", "x"]) == ["x\\$\\(id\\)"])
    #expect(try lines("bash", ["add", "--list", "\"x"]) == ["x\\$(id)"])
    #expect(try lines("bash", ["add", "--list", "it"]) == ["it\\'s"])
    #expect(try lines("bash", ["add", "--list", "'it"]) == [])
    // Several that do not begin with what was typed must have no beginning in common.
    #expect(try lines("bash", ["done", "i"]).last == " ")
  }

  @Test func titlesAreOneLineThatNothingObeys() throws {
    try Holder.write(
      """
      INSERT INTO todo (title) VALUES
        ('tab' || char(9) || 'and' || char(10) || 'line' || char(27) || '[31m' || char(0x202e) || 'x');
      """,
      to: companion.database
    )
    let line = try #require(try lines("zsh", ["done", "tab"]).first)
    #expect(line.hasSuffix("\ttab and line[31mx"))
  }

  @Test func aLongTitleIsShortened() throws {
    try companion.run("add", "--no-parse", "Long " + String(repeating: "a", count: 150))
    let line = try #require(try lines("zsh", ["done", "long"]).first)
    #expect(line.count <= 80)
    #expect(line.hasSuffix("…"))
  }

  @Test func atMostTwoHundredAreOffered() throws {
    let values = (1...260).map { "('Many \($0)')" }.joined(separator: ", ")
    try Holder.write("INSERT INTO todo (title) VALUES \(values)", to: companion.database)
    #expect(try words("zsh", "done", "").count == Completion.limit)
    #expect(try words("zsh", "done", "many").count == Completion.limit)
  }

  @Test func nearDaysComeFirst() throws {
    try companion.run("add", "Day after next", "--at", "2031-05-05")
    try companion.run("add", "Day next", "--at", "2031-05-04T10:00")
    let titles = try lines("zsh", ["done", "day"]).map { $0.drop { $0 != "\t" }.dropFirst() }
    #expect(titles == ["Day next", "Day after next"])
  }

  @Test(arguments: [
    ["bash"], ["fish", "done", ""], ["zsh", "add", "--list", ""], [], ["tcsh", "done"],
    ["zsh", "done", "'"], ["zsh", "show", "\u{0}"], ["bash", "=", "="], ["bash", "--", "="],
  ])
  func whereThereIsNothingNothingIsSaidOrMade(_ words: [String]) throws {
    let companion = try Companion()
    let run = try companion.run(["--complete"] + words, input: [])
    #expect(run.status == 0)
    #expect(run.err == "")
    #expect(run.out == "" || words.count == 1)
  }

  @Test func aLookMakesNoDatabase() throws {
    let companion = try Companion()
    try companion.run("--complete", "zsh", "done", "")
    #expect(access(companion.database, F_OK) != 0)
  }

  @Test func aLookChangesNothing() throws {
    try Holder.write(
      "INSERT INTO todo (title, phrase) VALUES ('x', 'tomorrow')",
      to: companion.database
    )
    let before = try Holder.rows(
      "SELECT count(*), max(batch_id) FROM unsettled",
      companion.database
    )
    try companion.run("--complete", "zsh", "done", "")
    let after = try Holder.rows("SELECT count(*), max(batch_id) FROM unsettled", companion.database)
    #expect(before == after)
  }

  @Test(arguments: Shell.allCases)
  func scriptsAreDataForEveryShell(_ shell: Shell) throws {
    let companion = try Companion()
    let script = try companion.run("completions", shell.rawValue)
    #expect(script.status == 0)
    #expect(script.out.contains("--complete \(shell.rawValue)"))
    #expect(try companion.run("--generate-completion-script", shell.rawValue).out == script.out)
    companion.set("SHELL", "/usr/bin/\(shell.rawValue)")
    #expect(try companion.run("completions").out == script.out)
    let json = try companion.run("completions", shell.rawValue, "--json").json()
    #expect(json["script"].text == String(script.out.dropLast()))
    #expect(json["shell"].text == shell.rawValue)
  }

  @Test func anUnknownShellIsAnsweredWithThoseItKnows() throws {
    let companion = try Companion()
    companion.set("SHELL", "/bin/sh")
    let run = try companion.run("completions")
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(try companion.run("completions", "csh").err.contains("It takes: bash, zsh, fish"))
  }
}
