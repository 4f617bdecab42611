import Actions
import FoundationEssentials
import Testing

@testable import voicedo_remind

@Suite("Forgetting for good, and copies")
struct StorageTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  private func add(_ title: String) throws -> String {
    let run = try companion.run("add", "--no-parse", "--json", title)
    return try #require(try run.json()["todos"][0]["handle"].text)
  }

  @Test func withoutATerminalNothingIsForgottenUnasked() throws {
    let milk = try add("Buy milk")
    let run = try companion.run("forget", "milk")
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.out == "")
    #expect(run.err.contains("voicedo-remind forget --yes \(milk)"))
    #expect(try companion.run("list", "milk").status == 0)
  }

  @Test func whatIsForgottenIsInNoFile() throws {
    let secret = try add("Quetzalcoatl")
    _ = try add("Buy milk")
    let run = try companion.run("forget", "--yes", secret)
    #expect(run.status == 0)
    #expect(run.out == "Forgotten: \(secret)  Nothing of its text is kept here.\n")
    #expect(try files(holding: "Quetzalcoatl") == [])
    #expect(try companion.run("undo", "--yes").out == "Taken back: adding “Buy milk”\n")
    #expect(try companion.run("undo").err == "There is nothing to take back.\n")
  }

  @Test func formsThatAnEditorLeftAreForgottenToo() throws {
    let secret = try add("Quetzalcoatl")
    let state = companion.home + "/state/voicedo-remind"
    companion.set("XDG_STATE_HOME", companion.home + "/state")
    let left = companion.home + "/run/voicedo-remind-a1B2c3"
    let forms = [state, left].map { "\($0)/\(secret).txt" }
    for (folder, form) in zip([state, left], forms) {
      let place = URL(filePath: folder)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("title: Quetzalcoatl".utf8).write(to: URL(filePath: form))
    }
    let run = try companion.run("forget", "--yes", secret)
    #expect(run.out.hasSuffix("Nothing of its text is kept here.\n"))
    #expect(forms.filter { FileManager.default.fileExists(atPath: $0) } == [])
  }

  @Test func whatMayHoldItStillIsNamed() throws {
    let secret = try add("Quetzalcoatl")
    companion.set("XDG_STATE_HOME", companion.home + "/state")
    let kept = companion.home + "/state/voicedo-remind/recordings/kept"
    try FileManager.default.createDirectory(
      at: URL(filePath: kept),
      withIntermediateDirectories: true
    )
    try Data([0]).write(to: URL(filePath: kept + "/one.wav"))
    let run = try companion.run("forget", "--yes", secret)
    #expect(run.out == "Forgotten: \(secret)\n")
    #expect(run.err.contains("Recordings that were kept may hold its words: \(kept)"))
  }

  @Test func severalAndDeletedOnesAreForgotten() throws {
    let handles = [try add("Quetzalcoatl one"), try add("Quetzalcoatl two")]
    let gone = try add("Quetzalcoatl three")
    try companion.run("delete", gone)
    let several = try companion.run(["forget", "--yes"] + handles, input: [])
    #expect(several.out.hasSuffix("Nothing of their text is kept here.\n"))
    #expect(try files(holding: "Quetzalcoatl") != [])
    let run = try companion.run("forget", "--yes", "--json", gone)
    #expect(try run.json()["forgotten"][0]["handle"].text == gone)
    #expect(try run.json()["wiped"].bool == true)
    #expect(try files(holding: "Quetzalcoatl") == [])
    let again = try companion.run("forget", "--yes", gone)
    #expect(again.status == ExitStatus.nothingMatched.rawValue)
  }

  @Test func copiesThatHoldItAreNamed() throws {
    let secret = try add("Quetzalcoatl")
    let copy = try #require(try companion.run("backup", "--json").json()["path"].text)
    let run = try companion.run("forget", "--yes", secret)
    #expect(run.err.contains("These copies, made before, hold the text as well"))
    #expect(run.err.contains("  \(copy)\n"))
    #expect(try files(holding: "Quetzalcoatl") == [copy])
  }

  @Test func copiesWrittenElsewhereAreNamedWhereverTheyAre() throws {
    let secret = try add("Quetzalcoatl")
    let folder = companion.home + "/usb"
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: false
    )
    // Where they are named from does not matter later.
    let far = "usb/../usb"
    for path in ["\(companion.home)/\(far)/here.sqlite", "\(folder)/away.sqlite"] {
      try companion.run("backup", path)
    }
    try FileManager.default.removeItem(atPath: folder + "/away.sqlite")
    let run = try companion.run("forget", "--yes", secret)
    #expect(run.out == "Forgotten: \(secret)\n")
    #expect(run.err.contains("are yours to delete:\n  \(folder)/here.sqlite\n"))
    #expect(run.err.contains("they may hold the text:\n  \(folder)/away.sqlite\n"))
  }

  @Test func aCopyMakesNoFolder() throws {
    _ = try add("Buy milk")
    let run = try companion.run("backup", companion.home + "/typo/copy.sqlite")
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(!FileManager.default.fileExists(atPath: companion.home + "/typo"))
    #expect(run.err.hasPrefix("There is no folder \(companion.home)/typo, so nothing was copied."))
  }

  @Test func aReaderThatTakesItsTimeIsTold() throws {
    let secret = try add("Quetzalcoatl")
    let reader = try Reader(companion.database)
    let run = try companion.run("forget", "--yes", secret)
    #expect(run.status == 0)
    #expect(run.err.contains("Another program is reading the database at the moment"))
    #expect(run.err.contains("Once that program is through: voicedo-remind forget\n"))
    reader.letGo()
    let finished = try companion.run("forget")
    #expect(finished.out == "The files of the database hold nothing that was forgotten.\n")
    #expect(try files(holding: "Quetzalcoatl") == [])
  }

  @Test func aCopyGoesBesideTheDatabase() throws {
    _ = try add("Buy milk")
    try companion.run("done", "milk")
    _ = try add("Buy bread")
    let run = try companion.run("backup")
    #expect(run.status == 0)
    let folder = companion.home + "/data/voicedo-remind/backups/voicedo-2"
    #expect(run.out.hasPrefix("Copied to \(folder)"))
    #expect(run.out.hasSuffix(".sqlite: 2 in all, 1 of them open.\n"))
    let second = try companion.run("backup", "--json").json()
    #expect(second["path"].text?.hasSuffix("-2.sqlite") == true)
    #expect(second["todos"].number == 2)
  }

  @Test func aDatabaseThatIsGoneIsToldWhereThereAreCopies() throws {
    _ = try add("Buy milk")
    try companion.run("backup")
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: companion.database + suffix)
    }
    let run = try companion.run("add", "Buy bread")
    #expect(run.out.hasPrefix("Buy bread"))
    #expect(run.err.hasPrefix("There was no database at \(companion.database), so a new one"))
    #expect(run.err.contains("Copies of one from before are there: voicedo-remind restore\n"))
    #expect(try companion.run("list").err.contains("no database") == false)
  }

  @Test func aFileIsNeverWrittenOver() throws {
    _ = try add("Buy milk")
    let file = companion.home + "/copy.sqlite"
    #expect(try companion.run("backup", file).status == 0)
    let run = try companion.run("backup", file)
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err == "\(file) is there already, and was left as it is. Name another file.\n")
    let inFolder = try companion.run("backup", companion.home)
    #expect(inFolder.out.hasPrefix("Copied to \(companion.home)/voicedo-2"))
    companion.set("VOICEDO_DB", file)
    #expect(try companion.run("list").out.contains("Buy milk"))
  }

  @Test func withoutADatabaseThereIsNothingToCopy() throws {
    let run = try companion.run("backup")
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(run.err.contains("so there is nothing to copy"))
    #expect(!FileManager.default.fileExists(atPath: companion.database))
  }

  @Test func severalWordsAreSomethingToDo() throws {
    #expect(try companion.run("backup", "the", "photos").out.hasPrefix("Backup the photos"))
  }

  /// The files below the home that hold a text.
  private func files(holding text: String) throws -> [String] {
    let needle = Data(text.utf8)
    let all = try FileManager.default.subpathsOfDirectory(atPath: companion.home + "/data")
    return try all.map { companion.home + "/data/" + $0 }.filter { path in
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return try !isFolder
        && Data(contentsOf: URL(filePath: path)).firstRange(of: needle) != nil
    }
  }
}
