import Actions
import FoundationEssentials
import Model
import Testing

@testable import voicedo_remind

@Suite("Files of other programs")
struct ExchangeTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = world.home + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func whatIsNewIsAddedAndUndoTakesItBack() throws {
    let path = try file("todo.txt", "(A) Call Anna due:2026-03-05\nx 2026-03-01 Old thing\n")
    let run = world.type(["import", path])
    #expect(run.out == "Added 2, 1 to do and 1 done. voicedo-remind undo 3 takes all of it back.\n")
    #expect(world.type(["find", "Anna"]).status == 0)
    #expect(world.type(["import", path]).err == "2 are here already and stay as they are.\n")
    #expect(world.type(["undo", "3"]).status == 0)
    #expect(world.type(["find", "Anna"]).status == ExitStatus.nothingMatched.rawValue)
  }

  /// Lines and numbers are named alike in every file.
  @Test(arguments: [
    ("a.org", "* TODO Pill\n", "b.org", "* TODO Insulin\n"),
    ("a.csv", "id,title\n1,Pill\n", "b.csv", "id,title\n1,Insulin\n"),
    (
      "a.csv", "type,content,indent\ntask,Pill,1\n", "b.csv",
      "type,content,indent\ntask,Insulin,1\n"
    ),
  ])
  func twoFilesAreTwoThings(_ one: String, _ first: String, _ other: String, _ second: String)
    throws
  {
    #expect(try world.type(["import", file(one, first)]).out.hasPrefix("Added 1,"))
    #expect(try world.type(["import", file(other, second)]).out.hasPrefix("Added 1,"))
    #expect(try world.type(["import", file(other, "\n" + second)]).out != "Added 1,")
  }

  @Test(arguments: [
    ("p.rem", "REM AT 8:00 MSG Pill\n"), ("t.csv", "title,due\nPill,every day at 8am\n"),
  ])
  func anotherDayChangesNothing(_ name: String, _ text: String) throws {
    let path = try file(name, text)
    #expect(world.type(["import", path]).out.hasPrefix("Added 1,"))
    world.now = world.now + .seconds(3 * 86_400)
    #expect(world.type(["import", path]).out.hasPrefix("Nothing in it is new."))
  }

  @Test func aDryRunChangesNothing() throws {
    let path = try file("todo.txt", "Call Anna\n")
    let run = world.type(["import", path, "--dry-run"])
    #expect(run.out == "Would add 1, 1 to do and 0 done. Nothing was changed.\n")
    #expect(world.type(["find", "Anna"]).status == ExitStatus.nothingMatched.rawValue)
  }

  @Test func whatIsDoneStaysAwayIfThatIsWanted() throws {
    let path = try file("todo.txt", "Call Anna\nx Old thing\n")
    let run = world.type(["import", path, "--open", "--list", "Moved"])
    #expect(run.out.hasPrefix("Added 1, "))
    #expect(run.err.contains("1 were done before and were left out.\nNew lists: Moved\n"))
  }

  @Test func whatWasNotUnderstoodIsNamedByItsLine() throws {
    let path = try file("file.rem", "REM Mon AT 9:00 MSG Bins\nREM [trigger(x)] MSG y\n")
    let run = world.type(["import", path])
    #expect(run.out.hasPrefix("Added 1, "))
    #expect(run.err.contains("line 2: REM [trigger(x)] MSG y (nothing to do; left out)"))
  }

  @Test(
    "what has a tag is found by it",
    arguments: ["+phone", "tag:phone", "#phone", "tag:Phone", "tags:phone"]
  )
  func tags(_ word: String) throws {
    let tasks = """
      [{"description":"Call Anna","status":"pending","uuid":"a","tags":["phone","home"]},
       {"description":"Phone bill","status":"pending","uuid":"b"}]
      """
    try #require(world.type(["import", try file("tasks.json", tasks)]).status == 0)
    for verb in ["list", "find"] {
      let out = world.type([verb, word]).out
      #expect(out.contains("Call Anna") && !out.contains("Phone bill"), "\(verb): \(out)")
    }
  }

  @Test func whatHasNoPlaceHereIsToldAndKept() throws {
    let tasks = """
      [{"description":"Paint the door","status":"waiting","uuid":"a","wait":"20270301T000000Z",
        "depends":["b"]},{"description":"Buy paint","status":"pending","uuid":"b"}]
      """
    let run = world.type(["import", try file("tasks.json", tasks)])
    #expect(run.err.contains("Paint the door: wait (nothing is out of sight"), "\(run.err)")
    #expect(run.err.contains("Paint the door: depends (no place for that here"), "\(run.err)")
    #expect(world.type(["show", "door"]).out.contains("depends: Buy paint"))
  }

  @Test func wordsOfATimeAreRead() throws {
    let path = try file(
      "todoist.csv",
      "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,DATE\ntask,Paint,,1,1,every monday at 9am\n"
    )
    #expect(world.type(["import", path]).status == 0)
    #expect(world.type(["find", "paint"]).out.contains("every Monday"))
  }

  @Test func aSeriesThatStoodStillWaitsWithItsNewestTime() throws {
    let path = try file(
      "old.ics",
      """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:w
      SUMMARY:Water
      DUE;VALUE=DATE:20190107
      RRULE:FREQ=WEEKLY
      END:VTODO
      END:VCALENDAR
      """
    )
    #expect(world.type(["import", path]).status == 0)
    #expect(
      world.type(["find", "water"]).out.contains("Mon 2 Mar"),
      "it waits with the newest of its times"
    )
  }

  @Test(arguments: [("nothing.ics", "<html>"), ("other", "hello"), ("a.json", "{}")])
  func anotherFileChangesNothing(_ name: String, _ text: String) throws {
    let run = world.type(["import", try file(name, text)])
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.contains("nothing was changed"))
  }

  @Test func aFileThatIsNotThereIsTold() {
    let run = world.type(["import", world.home + "/none.ics"])
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.contains("cannot be read"))
  }

  @Test(arguments: ["ics", "json", "todo.txt", "taskwarrior", "org"])
  func eachFormatIsReadAgainOnAnotherMachine(_ format: String) throws {
    let run = world.type(["export", "--format", format])
    #expect(run.status == 0)
    let other = try ExampleWorld(filled: false)
    other.input = run.out
    let came = other.type(["import", "-", "--format", format, "--json"])
    #expect(came.status == 0, "\(came.err)")
    #expect(try came.json()["added"].number == (format == "json" ? 7 : 6))
    #expect(other.type(["find", "milk"]).status == 0)
  }

  @Test func aFileOfOursIsWrittenOverAndAnotherIsNot() throws {
    let path = world.home + "/list.ics"
    #expect(world.type(["export", path]).out == "Wrote 6 into \(path).\n")
    #expect(world.type(["export", path]).status == 0)
    let other = try file("notes.ics", "mine")
    #expect(world.type(["export", other]).status == ExitStatus.failed.rawValue)
    let lines = world.home + "/todo.txt"
    #expect(world.type(["export", lines, "--format", "todo.txt"]).status == 0)
    #expect(world.type(["export", lines, "--format", "todo.txt"]).status != 0)
  }

  @Test(arguments: ["import the photos", "export the drawings", "import furniture from sweden"])
  func otherWordsAreSomethingToDo(_ words: String) throws {
    let run = world.type(words.split(separator: " ").map(String.init) + ["--json"])
    #expect(run.status == 0)
    #expect(try run.json()["todos"][0]["title"].text?.lowercased() == words)
  }
}
