import Actions
import Arguments
import Model
import Testing

@testable import voicedo_remind

/// A list that is longer than the screen, on Wednesday, 2026-03-04, 10:20 in Berlin.
@Suite("list: more than a screen") struct LongListTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    try #require(world.type(["add", "call the dentist today at 3pm"]).status == 0)
    for number in 1...30 {
      let day = (number % 27 + 1).padded(to: 2)
      try insert("Waits \(number)", "'2026-02-\(day)'")
      try insert("Comes \(number)", "'2026-05-\(day)'")
      try insert("Thought \(number)", "NULL")
    }
    try #require(world.type(["list"]).status == 0)
    world.terminal.outputIsTerminal = true
    world.terminal.columns = 80
    world.terminal.rows = 24
  }

  private func insert(_ title: String, _ day: String) throws {
    try Holder.write(
      "INSERT INTO todo (title, due_date) VALUES ('\(title)', \(day))",
      to: world.database
    )
  }

  @Test func whatIsMostUrgentIsInSightAndTheRestIsCounted() throws {
    let run = world.type(["list"])
    let lines = run.out.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 22, "\(run.out)")
    #expect(lines.contains { $0.contains("Call the dentist") }, "\(run.out)")
    #expect(lines.filter { $0.contains("Waits") }.count == 7, "\(run.out)")
    let shown = lines.filter { $0.contains("Waits") || $0.contains("Comes") || $0.contains("Call") }
    let told = "\(91 - shown.count) more. To see all: voicedo-remind list --limit 91"
    #expect(run.err.hasPrefix(told), "\(run.err)")
  }

  @Test(arguments: [["list", "--limit", "91"], ["list", "--all"], ["--plain", "list"]])
  func whoAsksForAllGetsAll(_ arguments: [String]) {
    let run = world.type(arguments)
    for title in ["Waits 30", "Comes 30", "Thought 30"] {
      #expect(run.out.contains(title), "\(arguments)")
    }
  }

  @Test func anotherProgramGetsAll() throws {
    #expect(try world.type(["list", "--json"]).json()["todos"].count == 91)
    world.terminal.outputIsTerminal = false
    #expect(world.type(["list"]).out.split(separator: "\n").count == 91)
  }

  @Test(arguments: [30, 40, 97, 98, 99, 100, 200])
  func aListThatFitsIsWhole(_ rows: Int) {
    world.terminal.rows = rows
    let run = world.type(["list"])
    let lines = run.out.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(run.err.contains(" more. To see all") == (lines < 98), "\(rows): \(lines)")
    #expect(lines <= max(rows - 3, 8))
  }

  @Test func theCommandShowsTheSameInWhole() {
    let run = world.type(["list", "thought"])
    #expect(run.err.contains("voicedo-remind list thought --limit 30"), "\(run.err)")
    #expect(world.type(["list", "thought", "--limit", "30"]).out.contains("Thought 30"))
  }
}

/// Who types the name alone on a terminal.
@Suite("the name alone") struct NameAloneTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    world.terminal.outputIsTerminal = true
    world.terminal.inputIsTerminal = true
    world.terminal.columns = 80
  }

  @Test func isAskedWhatIsOnTheirMind() throws {
    world.typed = ["buy milk tomorrow at 5pm"]
    let run = world.type([])
    #expect(run.status == 0 && run.out.hasPrefix("Buy milk  tomorrow 17:00"), "\(run.out)")
    #expect(run.err.hasPrefix("Say what is on your mind"), "\(run.err)")
    #expect(run.err.contains("What is on your mind? Enter stores it."), "\(run.err)")
  }

  @Test func leavesWithEnterAlone() {
    world.typed = [""]
    let run = world.type([])
    #expect(run.status == 0 && run.out == "", "\(run.out)")
    #expect(run.err.contains("Help: voicedo-remind --help"), "\(run.err)")
    #expect(run.err.split(separator: "\n").count == 3, "no page of verbs: \(run.err)")
  }

  @Test func seesTodayWhereItHoldsSomething() throws {
    try #require(world.type(["add", "call mum today at 5pm"]).status == 0)
    let run = world.type([])
    #expect(run.out.contains("Call mum") && !run.err.contains("What is on your mind?"))
  }

  @Test func readsTheHelpWhereNobodyCanType() {
    world.terminal.inputIsTerminal = false
    #expect(world.type([]).out == Help(columns: 80).overview())
    world.terminal.outputIsTerminal = false
    #expect(world.type([]).out == Help().overview())
  }
}
