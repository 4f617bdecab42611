import Actions
import FoundationEssentials
import Testing

@testable import voicedo_remind

@Suite("Moving what was done into the archive")
struct ArchiveTests {
  private let companion: Companion
  private var archive: String { companion.database + ".archive" }

  init() throws {
    companion = try Companion()
    try companion.run("list")
    for (title, days) in [("Paint the fence", 500), ("Sell the bike", 400), ("Buy milk", 30)] {
      try Holder.write(
        """
        INSERT INTO todo (title, created_at, completed_at)
        VALUES ('\(title)', unixepoch() - 600 * 86400, unixepoch() - \(days) * 86400)
        """,
        to: companion.database
      )
    }
  }

  private var hasArchive: Bool { FileManager.default.fileExists(atPath: archive) }

  @Test func nothingIsMovedUnasked() throws {
    let run = try companion.run("archive")
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.out == "")
    #expect(run.err.hasPrefix("2 were done before "))
    #expect(run.err.contains(" --yes"))
    #expect(try companion.run("archive", "--json").json()["movable"].number == 2)
    #expect(!hasArchive)
  }

  @Test(arguments: [("n\n", false), ("\n", false), ("y\n", true)])
  func onATerminalItAsks(_ answer: String, _ isMoved: Bool) throws {
    let run = try companion.runInTerminal("archive", typing: answer)
    #expect(run.out.contains("[y/N]"))
    #expect(hasArchive == isMoved)
    #expect(try (companion.run("find", "fence").status == 0) == !isMoved)
  }

  @Test(arguments: [
    ([], 2), (["before", "2020-01-01"], 0), (["450", "days"], 1),
    (["older", "than", "1", "week"], 3),
  ])
  func wordsSayBeforeWhen(_ words: [String], _ count: Int) throws {
    let run = try companion.run(["archive", "--yes", "--json"] + words, input: [])
    #expect(run.status == 0)
    #expect(try run.json()["moved"].number == Double(count))
    #expect(try run.json()["path"].text == archive)
  }

  @Test(arguments: ["the photos", "before the move", "photos from last year"])
  func otherWordsAreSomethingToDo(_ words: String) throws {
    let run = try companion.run(
      ["archive"] + words.split(separator: " ").map(String.init),
      input: []
    )
    #expect(run.out.hasPrefix("Archive "))
    #expect(!hasArchive)
  }

  @Test func itIsFoundOnlyWhereThatIsAskedFor() throws {
    try companion.run("archive", "--yes")
    let run = try companion.run("find", "fence")
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(run.err.contains("voicedo-remind find fence --archive"))
    let found = try companion.run("find", "fence", "--archive")
    #expect(found.out.hasSuffix("· in the archive\n"))
    let json = try companion.run("find", "the", "--archive", "--json").json()
    #expect(json["count"].number == 2 && json["archived"].elements.count == 2)
    let limited = try companion.run("find", "the", "--archive", "--limit", "1")
    #expect(limited.err.contains("voicedo-remind find the --archive --limit 2"))
  }

  @Test func undoBringsItBack() throws {
    try companion.run("archive", "--yes")
    #expect(try companion.run("undo").out.hasPrefix("Taken back: moving “"))
    #expect(
      try companion.run("find", "fence", "--archive", "--json").json()["archived"].elements.isEmpty
    )
    #expect(try companion.run("archive", "--yes", "--json").json()["total"].number == 2)
  }

  @Test func statsCountItAsBefore() throws {
    let before = try companion.run("stats", "last 3 years", "--json").json()["done"].number
    try companion.run("archive", "--yes")
    #expect(try companion.run("stats", "last 3 years", "--json").json()["done"].number == before)
  }

  @Test func whatIsForgottenByItsHandleIsNowhere() throws {
    try companion.run("archive", "--yes")
    let found = try companion.run("find", "fence", "--archive", "--json").json()
    let handle = try #require(found["todos"][0]["handle"].text)
    let run = try companion.run("forget", handle, "--yes")
    #expect(run.out == "Forgotten: \(handle)  Nothing of its text is kept here.\n")
    for path in [archive, companion.database] {
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.firstRange(of: Data("fence".utf8)) == nil)
    }
    #expect(try companion.run("find", "bike", "--archive").status == 0)
  }

  @Test func manyThatAreDoneAreNamedInOneLine() throws {
    #expect(try !companion.run("doctor").out.contains("voicedo-remind archive"))
    try Holder.write(
      """
      INSERT INTO todo (title, completed_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
      SELECT 'Thing ' || i, unixepoch() FROM n
      """,
      to: companion.database
    )
    #expect(try companion.run("doctor", "--all").unwrapped.contains("1004 are done."))
  }
}
