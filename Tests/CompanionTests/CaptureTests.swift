import Actions
import Testing

@testable import Answers
@testable import voicedo_remind

@Suite("Capture")
struct CaptureTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  @Test func answersInAbsoluteWords() throws {
    let run = try companion.run("add", "--at", "2031-11-26T15:00", "Call dentist")
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("Call dentist  Wed 26 Nov 2031 15:00 (in "))
    #expect(run.out.hasSuffix("]\n"))
  }

  /// Only where somebody may well have meant the other one.
  @Test(
    "of a clear clock time nothing is said",
    arguments: [
      ("call mum at 5", false), ("dentist tomorrow at 10:30", false),
      ("eat every day at 12", false),
      ("ring bob thursday at 2", false), ("every day at 12 and 6pm eat", false),
      ("work on the report tomorrow from 9 to 17", false), ("call the bank at 8", true),
      ("yoga tomorrow at 7:15", true),
      ("feed the cat friday at 6", true),
    ]
  )
  func choices(_ text: String, _ isTold: Bool) throws {
    let world = try ExampleWorld(filled: false)
    let run = world.type(["add", text])
    #expect(run.err.contains("I took it as ") == isTold, "\(run.err)")
    let draft = try world.type(["add", "--json", text]).json()
    #expect(!draft["todos"].elements.isEmpty)
  }

  @Test(
    "a clock time that the clock goes past is told, and when it comes instead",
    arguments: [
      (["add", "night pill on 29 march at 2:30 am"], true),
      (["add", "feed the sourdough", "--at", "2026-03-29T02:15"], true),
      (["add", "ring the bell on 28 march 2027 at 02:45"], true),
      (["add", "night pill on 28 march at 2:30 am"], false),
      (["add", "night pill on 29 march at 3:30 am"], false),
      (["add", "clean the desk on 29 march"], false),
    ]
  )
  func gaps(_ arguments: [String], _ isTold: Bool) throws {
    let run = try ExampleWorld(filled: false).type(arguments)
    #expect(run.err.contains("The clock goes forward on Sun 2") == isTold, "\(run.err)")
    #expect(run.err.contains("so it comes at 03:") == isTold, "\(run.err)")
  }

  @Test func whatIsTypedIsStored() throws {
    for words in [["buy milk tomorrow"], ["remind", "me", "to", "stretch"], ["add", "bread"]] {
      #expect(try companion.run(words, input: []).status == 0)
    }
    #expect(try companion.run("list", "--json").json()["todos"].count == 3)
  }

  @Test func standardInputIsTaken() throws {
    let run = try companion.run("add", "-", "--no-parse", input: "one line\nmore of it\n")
    #expect(run.status == 0)
    let todo = try companion.run("next", "--json").json()["todo"]
    #expect(todo["title"].text == "one line")
    #expect(todo["notes"].text == "more of it")
  }

  @Test func wordForWordMeansJustThat() throws {
    try companion.run("add", "--no-parse", "tomorrow is another day")
    let todo = try companion.run("next", "--json").json()["todo"]
    #expect(todo["title"].text == "tomorrow is another day")
    #expect(todo["due"].isNull)
  }

  @Test func optionsCountForTheWholeText() throws {
    let run = try companion.run(
      "add",
      "--no-parse",
      "Plants",
      "--list",
      "Home",
      "--at",
      "2031-01-06T08:00",
      "--every",
      "FREQ=WEEKLY;BYDAY=MO",
      "--lead",
      "1h,10",
      "--json"
    )
    let todo = try run.json()["todos"][0]
    #expect(todo["list"].text == "Home")
    #expect(todo["due"]["at"].text == "2031-01-06T08:00:00+01:00")
    #expect(todo["repeat"]["rule"].text == "FREQ=WEEKLY;BYDAY=MO")
    #expect(todo["reminder"]["leads"][0].number == 60)
    #expect(try run.json()["newLists"][0].text == "Home")
  }

  @Test func aDryRunStoresNothing() throws {
    let run = try companion.run(
      "add",
      "--dry-run",
      "--json",
      "--now",
      "2026-03-04T10:20",
      "--zone",
      "America/New_York",
      "--at",
      "2026-03-05",
      "Pay rent"
    )
    #expect(run.status == 0)
    let answer = try run.json()
    #expect(answer["stored"].bool == false)
    #expect(answer["now"].text == "2026-03-04T10:20")
    #expect(answer["drafts"][0]["due"]["at"].text == "2026-03-05T09:00:00-05:00")
    #expect(try companion.run("list", "--json").json()["todos"].count == 0)
  }

  @Test func draftsOfOtherToolsAreStoredTogether() throws {
    let run = try companion.run(
      "add",
      "--json",
      "-",
      input: """
        {"tasks":[{"title":"Party","dueDate":"2031-05-01"},
                  {"title":"Balloons","parent":"Party","listName":"Shopping","priority":"high"}]}
        """
    )
    #expect(run.status == 0)
    let todos = try run.json()["todos"]
    #expect(todos.count == 2)
    #expect(todos[1]["parent"].text == todos[0]["id"].text)
    #expect(todos[1]["list"].text == "Shopping")
    #expect(todos[1]["priority"].text == "high")
  }

  @Test func ofWrongDraftsNothingIsStored() throws {
    let run = try companion.run(
      "add",
      "--json",
      "-",
      input: #"{"tasks":[{"title":"good"},{"title":"bad","dueDate":"soon"}]}"#
    )
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.contains("“dueDate” of task 2 is “soon”."))
    #expect(run.err.contains("Nothing of it was stored."))
    #expect(try companion.run("list", "--json").json()["todos"].count == 0)
  }

  @Test func noiseIsSetAsideAndCanBeKept() throws {
    let refused = try companion.run("add", "[BLANK_AUDIO]")
    #expect(refused.status == ExitStatus.rejectedAsNoise.rawValue)
    #expect(refused.out == "")
    #expect(refused.err.contains("voicedo-remind keep"))
    #expect(try companion.run("keep").status == 0)
    #expect(try companion.run("next", "--json").json()["todo"]["title"].text == "[BLANK_AUDIO]")
  }

  @Test func emptyTextIsNothing() throws {
    for words in [["add", ""], ["   "], ["add", "-"], ["add", "--no-parse", " "]] {
      let run = try companion.run(words, input: [])
      #expect(run.status == ExitStatus.rejectedAsNoise.rawValue)
      #expect(run.out == "")
    }
    #expect(try companion.run("keep").status == ExitStatus.nothingMatched.rawValue)
  }

  @Test func whatNoTimeComesOfIsStoredAndSaid() throws {
    let calm = try companion.run("add", "--no-parse", "thing", "--at", "qwertz")
    #expect(calm.status == 0)
    #expect(calm.err.contains("I found no time in “qwertz”"))
    let strict = try companion.run("add", "--no-parse", "thing", "--at", "qwertz", "--strict")
    #expect(strict.status == ExitStatus.timeNotUnderstood.rawValue)
    #expect(try companion.run("list", "--json").json()["todos"].count == 2)
  }

  @Test func theServiceIsMentionedOnceAnHour() throws {
    let first = try companion.run("add", "--no-parse", "one")
    let second = try companion.run("add", "--no-parse", "two")
    #expect(first.err.contains("Reminders come once the service runs."))
    #expect(second.err == "")
    let strict = try companion.run("add", "three", "--at", "2031-01-01", "--strict")
    #expect(strict.status == ExitStatus.serviceNotRunning.rawValue)
  }

  @Test func aPastMomentGivenOnPurposeIsSaid() throws {
    let run = try companion.run("add", "--no-parse", "thing", "--at", "2020-01-01T10:00")
    #expect(run.status == 0)
    #expect(run.err.contains("Wed 1 Jan 2020 10:00 is already over"))
  }

  @Test(arguments: [
    Array("a\u{0}b".utf8), [0xFF, 0xFE, 0x61], Array("\u{1B}]0;title\u{7}x".utf8),
    Array("\u{202E}abc".utf8), Array("<b>bold</b> & \"quoted\"; DROP TABLE todo;--".utf8),
    Array("{name} {title}".utf8), Array("%s %n %d".utf8), Array(repeating: 0x78, count: 5000),
  ])
  func anyBytesAreOnlyText(_ bytes: [UInt8]) throws {
    let run = try companion.run(["add", "--no-parse", "-"], input: bytes)
    #expect(run.status == 0)
    #expect(!run.out.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!run.out.contains("\u{202E}"))
    #expect(try companion.run("list", "--json").json()["todos"].count == 1)
  }
}
