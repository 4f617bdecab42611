import FoundationEssentials
import Testing

/// Signs such as `#groceries` are for those who type; what they mean is in `LanguageTests`.
@Suite("Typed shorthand")
struct TypedShorthandTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  private func stored() throws -> JSON {
    try companion.run("list", "--json").json()["todos"][0]
  }

  @Test(arguments: [
    (["buy milk #Errands !high"], ""), (["add", "buy", "milk", "#Errands", "!high"], ""),
    (["add", "-"], "buy milk #Errands !high\n"),
  ])
  func isReadOfWhatIsTypedOrPiped(_ words: [String], _ input: String) throws {
    let run = try companion.run(words, input: Array(input.utf8))
    #expect(run.err.contains("New list: Errands"))
    let todo = try stored()
    #expect(todo["title"].text == "Buy milk")
    #expect(todo["list"].text == "Errands")
    #expect(todo["priority"].text == "high")
  }

  @Test(arguments: [["say", "--yes"], ["listen", "-", "--yes"]])
  func isNotReadOfWhatWasSaid(_ verb: [String]) throws {
    let text = "buy milk #Errands"
    let words = verb[0] == "say" ? verb + [text] : verb
    _ = try companion.run(words, input: Array(text.utf8))
    let todo = try stored()
    #expect(todo["title"].text == "Buy milk #Errands")
    #expect(todo["list"].text == "Inbox")
  }

  @Test func staysWordsWhereItIsSwitchedOff() throws {
    try FileManager.default.createDirectory(
      atPath: companion.home + "/config/voicedo-remind",
      withIntermediateDirectories: true
    )
    try Data("[language]\nshorthand = false\n".utf8)
      .write(to: URL(filePath: companion.home + "/config/voicedo-remind/config.toml"))
    try companion.run("add", "buy milk #Errands due:friday")
    let todo = try stored()
    #expect(todo["title"].text == "Buy milk #Errands due:friday")
    #expect(todo["due"].isNull)
  }

  @Test func isShownByParse() throws {
    let run = try companion.run("parse", "--explain", "buy milk #Errands due:friday")
    #expect(run.out.contains("buy milk #Errands due:friday"))
    #expect(run.out.contains("list"))
    #expect(run.out.contains("time"))
    #expect(run.err.contains("New list: Errands"))
  }
}
