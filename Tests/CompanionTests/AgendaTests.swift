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

  @Test func eachDoseOfADayIsShownAndWhatComesOftenOnce() throws {
    for text in ["eye drops at 8, 14 and 20 every day", "stand up every hour 9-5 on weekdays"] {
      try #require(world.type(["add", text]).status == 0)
    }
    let lines = lines("friday", "to", "saturday")
    let text = lines.joined(separator: "\n")
    for hour in ["08:00", "14:00", "20:00"] {
      #expect(text.ranges(of: "\(hour) Eye drops").count == 2, "\(lines)")
    }
    let place = try #require(lines.firstIndex { $0.contains("09:00 Stand up") })
    #expect(lines[place + 1].contains("+8 until 17:00"), "\(lines)")
  }

  @Test func aDayOfAMonthNamesEachThingOnce() throws {
    try #require(world.type(["add", "eye drops at 8, 14 and 20 every day"]).status == 0)
    let lines = lines("--month")
    let week = try #require(lines.firstIndex { $0.contains("[4]") })
    // On Saturday there are the pills and the drops.
    #expect(lines[week].contains("7 · 2"), "\(lines)")
    let drops = lines[(week + 1)...].prefix { !$0.isEmpty }.joined().ranges(of: "Eye").count
    #expect(drops == 5, "Wednesday to Sunday: \(lines)")
  }

  @Test(
    "a day can be read: what has no hour has a mark, further lines stand to the right, days apart",
    arguments: [40, 80, 120]
  )
  func aDayCanBeRead(_ columns: Int) throws {
    for text in [
      "clean the litter box tomorrow", "vet ear drops for the old cat thursday at 10:30",
    ] {
      try #require(world.type(["add", text]).status == 0)
    }
    world.terminal.columns = columns
    let lines = lines()
    #expect(lines.contains { $0.contains("· Clean the") }, "\(lines)")
    let vet = try #require(lines.firstIndex { $0.contains("10:30 Vet") })
    let column = try #require(lines[vet].firstRange(of: "10:30 Vet")?.lowerBound)
    let margin = lines[vet].distance(from: lines[vet].startIndex, to: column)
    let below = lines[vet + 1].dropFirst(margin)
    #expect(below.hasPrefix("  ") && below.dropFirst(2).first?.isLetter == true, "\(lines)")
    // Between two days there are two empty columns in every line of the first days.
    let head = try #require(lines.first)
    let second = try #require(head.firstRange(of: "Thu 5")?.lowerBound)
    let start = head.distance(from: head.startIndex, to: second)
    for line in lines.prefix(while: { !$0.isEmpty }) where line.count > start {
      #expect(line.dropFirst(start - 2).hasPrefix("  "), "\(line)")
    }
  }

  @Test func hoursAndDaysHaveColoursWhereTheyAreWanted() {
    world.terminal.wantsColor = true
    let text = lines().joined(separator: "\n")
    #expect(text.contains("\u{1B}[32m15:00 \u{1B}[0mCall"), "\(text)")
    #expect(text.contains("\u{1B}[1m[Wed 4]\u{1B}[0m"), "\(text)")
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
