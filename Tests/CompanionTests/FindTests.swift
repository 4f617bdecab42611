import Actions
import Testing

@testable import voicedo_remind

@Suite("Finding words")
struct FindTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    let sql = [
      "INSERT INTO list(id, name) VALUES ('l', 'Milk bar')",
      "INSERT INTO todo(title, notes) VALUES ('Bake a cake', 'flour, milk, 100% butter')",
      "INSERT INTO todo(title) VALUES ('Find a buttermilk recipe')",
      "INSERT INTO todo(title) VALUES ('Buy milk')",
      "INSERT INTO todo(title, list_id) VALUES ('Sweep the floor', 'l')",
      "INSERT INTO todo(title, first_step) VALUES ('Breakfast', 'Get the milk out')",
      "INSERT INTO todo(title, completed_at) VALUES ('Milk the cow', unixepoch())",
      "INSERT INTO todo(title) VALUES ('Über die Straße')",
    ]
    try companion.run("list")
    for statement in sql { try Holder.write(statement, to: companion.database) }
  }

  private func titles(_ words: String...) throws -> [String?] {
    try companion.run(["find", "--json"] + words, input: []).json()["todos"].elements
      .map { $0["title"].text }
  }

  @Test func wordsOfTitlesComeFirstAndOpenBeforeDone() throws {
    #expect(
      try titles("MILK") == [
        "Buy milk", "Milk the cow", "Find a buttermilk recipe", "Breakfast", "Sweep the floor",
        "Bake a cake",
      ]
    )
    #expect(try titles("milk", "--open").contains("Milk the cow") == false)
    #expect(try titles("milk", "--done") == ["Milk the cow"])
  }

  @Test(arguments: [
    (["bake", "flour"], ["Bake a cake"]), (["über"], ["Über die Straße"]),
    (["STRASSE"], []), (["straße"], ["Über die Straße"]), (["100%"], ["Bake a cake"]),
    (["1_0"], []), (["milk", "cow"], ["Milk the cow"]), (["nothing here"], []),
  ])
  func everyWordMustBeThere(_ words: [String], _ titles: [String]) throws {
    let run = try companion.run(["find", "--json"] + words, input: [])
    #expect(try run.json()["todos"].elements.map { $0["title"].text ?? "" } == titles)
    #expect(run.status == (titles.isEmpty ? ExitStatus.nothingMatched.rawValue : 0))
  }

  @Test func theStateIsAWord() throws {
    let lines = try companion.run("find", "milk").out.split(separator: "\n")
    #expect(lines[0].hasSuffix("open  Buy milk"))
    #expect(lines[1].contains("  done  Milk the cow"))
  }

  @Test func nothingFoundSaysWhatToTypeNext() throws {
    let run = try companion.run("find", "my", "keys")
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(run.out == "")
    #expect(run.err.contains("Nothing holds “my keys”, open or done."))
    #expect(run.err.contains("voicedo-remind add 'find my keys'"))
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let run = try companion.run("find", "milk", "--limit", "2")
    #expect(run.out.split(separator: "\n").count == 2)
    #expect(run.err.contains("There are 4 more. To see them: voicedo-remind find milk --limit 6"))
  }
}
