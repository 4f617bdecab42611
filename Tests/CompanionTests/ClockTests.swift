import Actions
import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// The clock of twelve hours, on Wednesday, 2026-03-04, 10:20 in Berlin.
@Suite("clock = \"12\"")
struct ClockTests {
  /// A world whose answers are for a person with a clock of twelve hours.
  private static func world() throws -> ExampleWorld {
    let world = try ExampleWorld()
    world.environment = ["LANG": "en_US.UTF-8"]
    return world
  }

  /// Whether a text tells a time as a clock of 24 hours does: two digits, a colon, two digits.
  private static func tells24(_ text: String) -> Bool {
    let digits = Array(text.utf8)
    let isDigit = { (index: Int) in
      digits.indices.contains(index)
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digits[index])
    }
    return digits.indices.contains { index in
      guard digits[index] == UInt8(ascii: ":"), isDigit(index + 1), isDigit(index + 2),
        !isDigit(index + 3), isDigit(index - 1)
      else { return false }
      // A time of ISO 8601 is for programs, and part of a command to type.
      let isWritten = index >= 3 && digits[index - 3] == UInt8(ascii: "T")
      let behind = String(decoding: digits[(index + 3)...].prefix(3), as: UTF8.self)
      return !isWritten && behind != " am" && behind != " pm"
    }
  }

  @Test func theCheckSeesATimeOf24Hours() {
    #expect(Self.tells24("today 15:30 (in 2 h)"))
    #expect(Self.tells24("9:30."))
    #expect(!Self.tells24("today 3:30 pm, 12:05 am"))
    #expect(!Self.tells24("--at 2026-03-04T15:30"))
  }

  @Test("no answer tells another", arguments: Example.all.filter { !$0.isForPrograms })
  func noAnswerTellsAnother(_ example: Example) throws {
    for (form, columns) in [("--color=never", nil), ("--color=never", 80), ("--plain", nil)] {
      let world = try Self.world()
      world.terminal.outputIsTerminal = columns != nil
      world.terminal.columns = columns
      let run = try world.answer(example, as: form)
      for line in (run.out + run.err).split(separator: "\n") {
        #expect(!Self.tells24(String(line)), "\(example.name) \(form): “\(line)”")
      }
    }
  }

  @Test func jsonStaysAsItIs() throws {
    let own = try Self.world().type(["list", "--json"]).out
    #expect(own == (try ExampleWorld()).type(["list", "--json"]).out)
    #expect(own.contains("15:00"))
  }

  @Test func aListReadsAsPeopleSayIt() throws {
    let run = try Self.world().type(["list"])
    #expect(run.out.contains("Wed 4 Mar 3 pm-3:30 pm"), "\(run.out)")
    #expect(run.out.contains("Thu 5 Mar 9 am "), "\(run.out)")
    let plain = try Self.world().type(["--plain", "list"])
    #expect(plain.out.contains("Wednesday 4 March 3 pm to 3:30 pm."), "\(plain.out)")
  }

  @Test(arguments: [40, 80, 200])
  func columnsHold(_ columns: Int) throws {
    let world = try Self.world()
    for text in ["early bird tomorrow at 9am", "lunch tomorrow 12:30 to 13:30"] {
      try #require(world.type(["add", text]).status == 0)
    }
    world.terminal.outputIsTerminal = true
    world.terminal.columns = columns
    for verb in [
      ["today"], ["week"], ["list"], ["agenda"], ["agenda", "--month"], ["log"], ["stats"],
    ] {
      for line in world.type(verb).out.split(separator: "\n") {
        #expect(String(line).columns <= columns, "\(verb): \(line)")
      }
    }
    guard columns > 40 else { return }
    let lines = world.type(["tomorrow"]).out.split(separator: "\n")
    let starts = lines.compactMap { line -> Int? in
      for title in ["Early bird", "Lunch"] {
        if let start = String(line).firstRange(ofText: title) { return start }
      }
      return nil
    }
    #expect(starts.count == 2 && Set(starts).count == 1, "\(lines)")
  }

  @Test func theLogHoldsItsColumns() throws {
    let world = try Self.world()
    for (title, at) in [
      ("Early bird", "today 8:30"), ("Lunch", "today 10:05"), ("Up", "today 6am"),
    ] {
      try #require(world.type(["add", title]).status == 0)
      try #require(world.type(["done", title, "--at", at]).status == 0)
    }
    let lines = world.type(["log"]).out.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("  6 am      Up") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  8:30 am   Early bird") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  10:05 am  Lunch") }, "\(lines)")
  }

  @Test func whatIsReadBackIsUnderstood() throws {
    let world = try Self.world()
    for (said, told) in [("at 12 am", "12 am"), ("at 12 pm", "12 pm"), ("at 3:30 pm", "3:30 pm")] {
      let run = world.type(["add", "call tomorrow " + said])
      #expect(run.out.contains("Thu 5 Mar \(told) "), "\(run.out)")
    }
  }

  @Test func aSettingGoesBeforeTheLocale() throws {
    let world = try Self.world()
    try world.write(settings: "clock = \"24\"\n")
    #expect(world.type(["list"]).out.contains("Wed 4 Mar 15:00-15:30"))
  }
}

extension Example {
  /// Whether the answer is for other programs in any form.
  fileprivate var isForPrograms: Bool {
    ["config", "completions", "export"].contains(subject) || input != nil
  }
}

extension String {
  /// In which column a text begins.
  fileprivate func firstRange(ofText text: String) -> Int? {
    var rest = self[...]
    while !rest.isEmpty, !rest.hasPrefix(text) { rest = rest.dropFirst() }
    return rest.isEmpty ? nil : String(prefix(count - rest.count)).columns
  }
}
