import Actions
import Model
import Testing

@testable import voicedo_remind

/// What waits, and the rest of a day that goes to another one, on Wednesday, 2026-03-04, at 10:20.
@Suite("What waits, and the rest of a day") struct OverdueTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    for words in [
      "call the bank today at 9", "water the plants today", "call mum today at 17:00",
      "file the form by today", "stretch every day at 8", "party on friday",
    ] {
      try #require(world.type(["add", words, "--json"]).status == 0)
    }
    try #require(world.type(["edit", "bank", "--when", "2026-03-03T09:00"]).status == 0)
    try #require(world.type(["add", "take the pills", "--at", "2026-03-04T12:00"]).status == 0)
    try #require(world.type(["remind", "pills", "--breakthrough"]).status == 0)
  }

  private func titles(_ arguments: String...) throws -> [String] {
    try world.type(["overdue"] + arguments + ["--json"]).json()["todos"].elements
      .map { $0["title"].text ?? "" }
  }

  private func moment(of reference: String) throws -> String {
    let due = try world.type(["show", reference, "--json"]).json()["todo"]["due"]
    return [due["date"].text, due["time"].text].compactMap(\.self).joined(separator: " ")
  }

  @Test func namesWhatWaits() throws {
    #expect(try titles() == ["Call the bank"])
    let run = world.type(["overdue"])
    #expect(run.out.hasPrefix("Call the bank  Tue 3 Mar 09:00 (yesterday)"), "\(run.out)")
    #expect(run.err.contains("overdue tomorrow"))
  }

  @Test(arguments: [["tomorrow"], ["--tomorrow"]])
  func movesWhatIsLeftInOneStep(_ when: [String]) throws {
    #expect(world.type(["overdue", "--yes"] + when).status == 0)
    #expect(try moment(of: "bank") == "2026-03-05 09:00")
    #expect(try moment(of: "plants") == "2026-03-05 11:20")
    #expect(try moment(of: "mum") == "2026-03-05 17:00")
    // Medication, deadlines, what repeats, and another day stay.
    #expect(try moment(of: "pills") == "2026-03-04 12:00")
    #expect(try moment(of: "form") == "2026-03-04 11:20")
    #expect(try moment(of: "party") == "2026-03-06")
    #expect(world.type(["undo"]).status == 0)
    #expect(try moment(of: "bank") == "2026-03-03 09:00")
    #expect(try moment(of: "mum") == "2026-03-04 17:00")
  }

  @Test func givesAllOfItTheClockTimeThatIsSaid() throws {
    #expect(world.type(["overdue", "monday 9", "--yes"]).status == 0)
    for title in ["bank", "plants", "mum"] {
      #expect(try moment(of: title) == "2026-03-09 09:00")
    }
  }

  @Test func asksOnATerminalBeforeItMovesSeveral() throws {
    world.terminal.inputIsTerminal = true
    world.typed = ["n"]
    #expect(world.type(["overdue", "tomorrow"]).status != 0)
    #expect(try moment(of: "mum") == "2026-03-04 17:00")
    world.typed = ["y"]
    let run = world.type(["overdue", "tomorrow"])
    #expect(run.err.contains("Move these 3 to Thu 5 Mar? [y/N]"), "\(run.err)")
    #expect(try moment(of: "mum") == "2026-03-05 17:00")
  }

  @Test func wantsYesWhereNobodyCanBeAsked() throws {
    let run = world.type(["overdue", "tomorrow"])
    #expect(run.status == ExitStatus.ambiguous.rawValue)
    #expect(run.err.contains("That means 3 to-dos, so nothing was changed yet"))
    #expect(run.err.contains("overdue --yes tomorrow"), "\(run.err)")
    #expect(try moment(of: "mum") == "2026-03-04 17:00")
  }

  @Test(arguments: ["every day", "the blue one", "yesterday"])
  func takesNoMomentThatIsNone(_ words: String) throws {
    let run = world.type(["overdue", "--yes", words])
    #expect(run.status == ExitStatus.usage.rawValue, "\(run.out) \(run.err)")
    #expect(try moment(of: "mum") == "2026-03-04 17:00")
  }

  @Test func whatWasPutOffToTomorrowStandsThere() throws {
    #expect(world.type(["snooze", "plants", "tomorrow 10:00"]).status == 0)
    func planned(_ verb: String) throws -> [String] {
      let answer = try world.type([verb, "--json"]).json()
      return (answer["todos"].elements + answer["waiting"].elements)
        .map { $0["todo"]["title"].text ?? $0["title"].text ?? "" }
    }
    #expect(try !planned("today").contains("Water the plants"))
    #expect(try planned("tomorrow").contains("Water the plants"))
  }
}

/// Deadlines come ahead, and what is urgent soon, on Wednesday, 2026-03-04, at 10:20.
@Suite("Deadlines and what is urgent") struct DeadlineLeadTests {
  private let world: ExampleWorld

  init() throws { world = try ExampleWorld(filled: false) }

  private func reminder(_ words: String) throws -> JSON {
    let id = try world.type(["add", words, "--json"]).json()["todos"].elements.first?["id"].text
    return try world.type(["show", try #require(id), "--json"]).json()["todo"]["reminder"]
  }

  @Test(arguments: [
    ("send the invoice before 5 pm", [60, 0]), ("post the parcel by friday noon", [60, 0]),
    ("collect the suit before it closes at 18:30", [60, 0]),
    ("renew the passport by the 20th", [1440, 0]), ("cancel the trial b4 3rd april", [1440, 0]),
    ("library fee due next monday", [1440, 0]), ("answer Ana no later than friday", [1440, 0]),
    ("call mum at 5 pm", [0]), ("party on friday", [0]),
    ("antibiotics every day until friday", [0]),
  ])
  func leads(_ words: String, _ leads: [Int]) throws {
    let found = try reminder(words)["leads"].elements.compactMap { $0.number.map { Int($0) } }
    #expect(found == leads)
  }

  @Test func theReadBackSaysSo() {
    let run = world.type(["add", "send the invoice before 5 pm"])
    #expect(run.out.contains("1 hour before, at its time"), "\(run.out)")
  }

  @Test func newWordsOfItsTimeChangeThat() throws {
    _ = world.type(["add", "send the invoice by friday"])
    _ = world.type(["edit", "invoice", "--when", "friday at 3 pm"])
    let reminder = try world.type(["show", "invoice", "--json"]).json()["todo"]["reminder"]
    #expect(reminder["leads"].elements.compactMap(\.number) == [0])
  }

  @Test(arguments: [
    ("call the landlord asap", true), ("urgent: answer the vet", true),
    ("ring Sam as soon as possible", true), ("essential: tidy the desk", false),
    ("not urgent: sort the photos", false), ("call the landlord", false),
  ])
  func isForNow(_ words: String, _ comes: Bool) throws {
    let fires = try reminder(words)["nextAt"].text ?? ""
    #expect(fires.hasPrefix("2026-03-04T11:20") == comes, "\(fires)")
  }

  @Test func nothingUrgentComesAtNight() throws {
    world.now = ExampleWorld.now + Duration.seconds(41_400)
    let next: String = try reminder("call the landlord asap")["nextAt"].text ?? ""
    #expect(next.hasPrefix("2026-03-05T07:00"), "\(next)")
  }
}
