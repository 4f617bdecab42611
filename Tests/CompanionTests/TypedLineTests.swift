import Testing

/// `add` without words asks for a line, which no shell reads.
@Suite("A typed line")
struct TypedLineTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  private func titles() throws -> [String] {
    let todos = try companion.run("list", "--json").json()["todos"]
    return todos.elements.compactMap { $0["title"].text }.sorted()
  }

  @Test(arguments: [
    ("buy milk & bread", "Buy milk & bread"),
    ("ask Zoë whether tea is fine?", "Ask Zoë whether tea is fine"),
    ("don't forget $HOME and `ls`", "$HOME and `ls`"),
    ("say \"wow!\" to Zoë", "Say \"wow!\" to Zoë"),
  ])
  func needsNoQuotes(_ typed: String, _ title: String) throws {
    let run = try companion.runInTerminal("add", typing: typed + "\n")
    #expect(run.status == 0)
    #expect(run.out.contains("What is on your mind? Enter stores it."))
    #expect(run.out.contains("["), "it is read back with its handle: \(run.out)")
    #expect(try titles() == [title])
  }

  @Test func optionsCountForIt() throws {
    _ = try companion.runInTerminal("add", "--list", "Home", typing: "fix the door\n")
    let todo = try companion.run("next", "--json").json()["todo"]
    #expect(todo["list"].text == "Home")
  }

  /// Ctrl-C is pressed in `Tests/EndToEnd/test_typed_line.py`, once the line is asked for.
  @Test(arguments: ["\n", "  \n", "\u{4}"])
  func nothingIsStoredOf(_ typed: String) throws {
    let run = try companion.runInTerminal("add", typing: typed)
    #expect(run.status == 8)
    #expect(run.out.contains("Nothing was stored."))
    #expect(try titles() == [])
  }

  @Test func linesThatWerePastedBelongToIt() throws {
    let run = try companion.runInTerminal("add", typing: "buy milk\ncall anna\nwater the plants")
    #expect(run.status == 0)
    #expect(try titles() == ["Buy milk", "Call anna", "Water the plants"])
  }

  @Test func withoutATerminalItSaysWhatToType() throws {
    let run = try companion.run("add")
    #expect(run.status == 2)
    #expect(run.err.contains("voicedo-remind add 'buy milk tomorrow'"), "\(run.err)")
    #expect(run.err.contains("voicedo-remind add -"))
    #expect(run.out == "")
  }
}
