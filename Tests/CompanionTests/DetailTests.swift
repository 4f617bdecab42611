import Actions
import Arguments
import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// Notes, priority and first step, given with what is stored and taken away later.
@Suite("Details of a to-do")
struct DetailTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  private func todo(_ reference: String) throws -> JSON {
    try world.type(["show", reference, "--json"]).json()["todo"]
  }

  @Test(
    arguments: [
      (["--notes", "The oven kind"], "notes", "The oven kind"),
      (["--notes", "none"], "notes", nil),
      (["--priority", "high"], "priority", "high"),
      (["--priority", "none"], "priority", "normal"),
      (["--first-step", "Find the bag"], "firstStep", "Find the bag"),
      (["--first-step", "none"], "firstStep", nil),
      (["--list", "none"], "list", "Inbox"),
    ] as [([String], String, String?)]
  )
  func areStoredAtOnce(_ options: [String], _ key: String, _ value: String?) throws {
    let run = world.type(["add", "buy paper", "--json"] + options)
    #expect(run.status == 0, "\(run.err)")
    let stored = try run.json()["todos"][0][key]
    #expect(value == nil ? stored.isNull : stored.text == value)
  }

  @Test(arguments: ["--at", "--when"])
  func theTimeHasTwoNames(_ option: String) throws {
    let run = world.type(["add", "buy paper", "--json", option, "friday at 5 pm"])
    let at = try run.json()["todos"][0]["due"]["at"].text
    #expect(at?.instantWithOffset == "2026-03-06T17:00:00+01:00".instantWithOffset)
    #expect(at != nil)
  }

  @Test func whatIsGivenGoesBeforeWhatIsSaid() throws {
    let run = world.type([
      "add", "urgent: buy paper (the blue one)", "--notes", "Green", "--priority", "low", "--json",
    ])
    let stored = try run.json()["todos"][0]
    #expect(stored["notes"].text == "Green")
    #expect(stored["priority"].text == "low")
  }

  @Test func aTextThatIsGivenBackKeepsThem() {
    var request = CaptureRequest(["x"])
    request.parent = "a11c"
    request.details = Details(notes: "A note", priority: .high, firstStep: "Sit down")
    #expect(
      request.command(for: "x")
        == "voicedo-remind add --parent a11c --notes 'A note' --priority high --first-step 'Sit down' x"
    )
  }

  @Test func theTimeGoesWithNone() throws {
    let run = world.type(["edit", "a11c", "--when", "none"])
    #expect(run.status == 0)
    #expect(run.err.contains("It has no time any more, so it neither repeats nor reminds."))
    #expect(try todo("a11c")["due"].isNull)
  }

  @Test(arguments: [["off"], ["none"], ["--off"]])
  func theReminderGoesWithEverySpellingAndTheTimeStays(_ words: [String]) throws {
    let due = try todo("a11c")["due"]["at"].text
    #expect(world.type(["remind", "a11c"] + words).status == 0)
    #expect(try todo("a11c")["due"]["at"].text == due)
    #expect(try todo("a11c")["reminder"]["nextAt"].isNull)
  }

  @Test(arguments: [["none"], ["--clear"]])
  func theFirstStepGoesWithEverySpelling(_ words: [String]) throws {
    #expect(world.type(["first-step", "a11c", "Take", "the", "bag"]).status == 0)
    #expect(world.type(["first-step", "a11c"] + words).status == 0)
    #expect(try todo("a11c")["firstStep"].isNull)
  }

  @Test(arguments: [(Verb.add, true), (.done, false), (.status, false), (.doctor, false)])
  func strictTellsOfTheCodesThatTheVerbGives(_ verb: Verb, _ knowsTimes: Bool) {
    let strict = verb.row.options.first { $0.spellings.contains("--strict") }
    #expect(strict?.meaning.contains("4") == knowsTimes)
    #expect(strict?.meaning.contains("6") == true)
  }
}
