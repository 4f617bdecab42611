import Actions
import Language
import Model
import Testing

@testable import Answers
@testable import System
@testable import voicedo_remind

@Suite("The manual", .serialized)
struct ManualTests {
  @Test func knowsEveryVerbAndItsOptions() throws {
    var page = try ManualPage("voicedo-remind.1")
    try page.expect("verbs", is: VerbPages.verbsPart())
    try page.expect("common", is: VerbPages.commonPart())
  }

  @Test func knowsEveryKeyOfTheSettings() throws {
    var page = try ManualPage("voicedo-remind.toml.5")
    try page.expect("keys", is: KeyPages.part())
  }

  @Test func knowsEveryFieldOfTheAnswers() throws {
    var page = try ManualPage("voicedo-remind-json.7")
    try page.expect("answers", is: AnswerPages.verbsPart())
    try page.expect("objects", is: AnswerPages.objectsPart())
  }

  @Test func knowsEveryPhraseThatIsUnderstood() throws {
    let times = try TimePages()
    var page = try ManualPage("voicedo-time.7")
    try page.expect("times", is: times.part())
    try page.expect("to-dos", is: TodoPages.part(times))
    for example in RuleKind.allCases.flatMap(\.examples) {
      #expect(times.meaning(example) != "", "\(example) has no meaning of its own")
    }
  }

  @Test func knowsWhatIsMeant() throws {
    var page = try ManualPage("voicedo-talk.7")
    try page.expect("questions", is: TalkPages.questionsPart())
    try page.expect("wishes", is: TalkPages.wishesPart())
    let context = LanguageContext(now: try #require(CivilDateTime("2026-11-21T10:00")), zone: .utc)
    for kind in QuestionKind.allCases {
      // "and the day after?" goes on from the question before it.
      for example in kind.examples where !example.hasPrefix("and") {
        #expect(meaning(of: example, in: context).question == kind, "\(example)")
      }
    }
    for act in Meaning.Act.allCases {
      for example in act.examples {
        #expect(meaning(of: example, in: context).act == act, "\(example)")
      }
    }
  }

  @Test func tellsOfCommandsThatAreUnderstood() throws {
    let sentences = try ManualPage("voicedo-time.7").items(of: "SPOKEN COMMANDS")
    #expect(sentences.count > 20)
    for sentence in sentences where !sentence.isEmpty {
      #expect(canHoldCommand(sentence), "\(sentence)")
    }
  }

  @Test func knowsEveryExitStatus() throws {
    let statuses = try ManualPage("voicedo-remind.1").items(of: "EXIT STATUS")
    #expect(statuses == ExitStatus.allCases.map { String($0.rawValue) })
  }

  @Test func knowsEveryTableAndColumn() throws {
    let companion = try Companion()
    try companion.run("list")
    func names(_ sql: String) throws -> [String] {
      try Holder.rows(sql, companion.database).map { $0[0] }
    }
    let page = try ManualPage("voicedo-remind-database.7")
    let left = page.variables(of: "Tables to leave alone")
    for table in try names("SELECT name FROM pragma_table_list WHERE schema = 'main'")
    where !table.hasPrefix("sqlite_") && !left.contains(table) {
      let columns = try names("SELECT name FROM pragma_table_xinfo('\(table)')")
      #expect(page.items(of: table) == columns, "\(table)")
    }
    let known = try names("SELECT name FROM pragma_table_list WHERE schema = 'main'")
    #expect(Set(left).isSubset(of: known))
  }

  @Test func knowsWhatTheServiceAnswers() throws {
    let page = try ManualPage("voicedo-remindd.8")
    let items = page.items(of: "Bus interface")
    let status = ServiceStatus(
      version: "",
      processID: 0,
      database: "",
      schema: 0,
      open: 0,
      nextWake: nil,
      started: Instant(seconds: 0),
      server: nil
    )
    let others = ["Try", "Tell", "Answer", "Speak", "Hush", "Changed", "Pressed"]
    #expect(items == ["Nudge", "Status"] + status.dictionary.map(\.key) + others)
    #expect(page.lines.contains(".Ql \(ServiceObject.name) ,"))
    #expect(page.lines.contains(".Ql \(ServiceObject.path) ,"))
  }

  @Test(arguments: [
    ("Answer as JSON. With 3.5 more: so.", ["Answer as JSON.", "With 3.5 more:", "so."]),
    ("a - reads; with --json it", ["a \\- reads; with \\-\\-json it"]),
    (".dot 'quote \\n", ["\\&.dot 'quote \\en"]),
  ])
  func textIsEscaped(_ text: String, _ lines: [String]) {
    #expect(Mdoc.text(text) == lines)
  }

  @Test(arguments: [
    ("<id> [<when> ...]", "Ar id Oo Ar when ... Oc"),
    ("[bash|zsh|fish]", "Oo Cm bash | Cm zsh | Cm fish Oc"),
    ("", ""),
  ])
  func usageBecomesMacros(_ words: String, _ macros: String) {
    #expect(Mdoc.usage(words).joined(separator: " ") == macros)
  }
}

extension ManualPage {
  /// The heads of the items in a section or subsection, without their macros.
  fileprivate func items(of heading: String) -> [String] {
    section(heading).filter { $0.hasPrefix(".It ") }.map { line in
      line.split(separator: " ").dropFirst().filter { !["Va", "Fn"].contains($0) }
        .joined(separator: " ")
    }
  }

  /// Lists the variables that a section names.
  fileprivate func variables(of heading: String) -> [String] {
    section(heading).filter { $0.hasPrefix(".Va ") }
      .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
  }

  private func section(_ heading: String) -> ArraySlice<String> {
    let isHeading = { (line: String) in line.hasPrefix(".Sh ") || line.hasPrefix(".Ss ") }
    guard let start = lines.firstIndex(where: { isHeading($0) && $0.dropFirst(4) == heading })
    else { return [] }
    return lines[(start + 1)...].prefix { !isHeading($0) }
  }
}
