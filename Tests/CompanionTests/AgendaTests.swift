import Actions
import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// Days side by side, on Wednesday, 2026-03-04, 10:20 in Berlin.
@Suite("agenda") struct AgendaTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    for text in [
      "call the dentist today at 3pm", "take the pills every day at 8 and 20",
      "team meeting tomorrow 10 to 11", "water the plants every friday at 9",
      "pay the rent on 31 march", "clean the desk",
    ] {
      try #require(world.type(["add", text]).status == 0, "\(text)")
    }
    world.terminal.outputIsTerminal = true
    world.terminal.columns = 120
  }

  private func lines(_ arguments: String...) -> [String] {
    let run = world.type(["agenda"] + arguments)
    #expect(run.status == 0, "\(run.err)")
    return run.out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func aWeekStandsSideBySideWithTodayInBrackets() throws {
    let lines = lines()
    let days = try #require(lines.first)
    #expect(days.hasPrefix("[Wed 4]"))
    #expect(days.contains("Thu 5") && days.contains("Tue 10") && !days.contains("Wed 11"))
    #expect(lines.contains { $0.hasPrefix("15:00 Call") })
    #expect(lines.contains { $0.contains("10:00 Team") && !$0.hasPrefix("10:00 Team") })
  }

  @Test func aMonthHasItsWeeksBelowEachOther() throws {
    let lines = lines("--month")
    #expect(lines[0] == "March 2026")
    #expect(lines[1].hasPrefix("Mon") && lines[1].contains("Sun"))
    let number = try #require(lines.first { $0.contains("[4]") })
    #expect(!number.contains("[5]"))
    #expect(lines.contains { $0.contains("Pay the rent") })
  }

  @Test func anotherMonthIsThatOfItsDay() {
    #expect(lines("--month", "1", "june")[0] == "June 2026")
  }

  @Test func aSeriesCountsOnceOnADay() throws {
    let friday = try #require(lines("friday", "to", "saturday").first)
    // The pills of the morning and the evening are two series; the plants are one.
    #expect(friday.hasPrefix("Fri 6") && friday.contains("Sat 7"))
  }

  @Test(arguments: [20, 40, 60, 80, 120, 200])
  func noLineIsWiderThanTheScreen(_ columns: Int) {
    world.terminal.columns = columns
    for arguments in [[], ["--month"], ["next", "week"], ["today"]] {
      for line in world.type(["agenda"] + arguments).out.split(separator: "\n") {
        #expect(String(line).columns <= columns, "\(arguments) \(line)")
      }
    }
  }

  @Test func whereNobodyReadsOnAScreenEachThingHasALine() {
    world.terminal.outputIsTerminal = false
    #expect(lines().contains { $0.contains("Team meeting") && $0.contains("10:00") })
  }

  @Test func whatItHoldsIsThereWhole() throws {
    let json = try world.type(["agenda", "--month", "--json"]).json()
    #expect(json["todos"].elements.contains { $0["todo"]["title"].text == "Pay the rent" })
  }

  @Test func wordsThatNameNoDaysAreRefused() {
    let run = world.type(["agenda", "bananas"])
    #expect(run.status == 2)
    #expect(run.err.contains("agenda next week"), "\(run.err)")
  }
}
