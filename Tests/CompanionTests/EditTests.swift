import Actions
import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// `edit` by its options; it is Wednesday, 2026-03-04, 10:20.
///
/// In the fixture milk is due on 5 March at 09:00, the dentist (b0a7) today from 15:00 to 15:30, and
/// the plants (c4fe) on Fridays.
@Suite("Editing by options")
struct EditTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  private func todo(_ reference: String) throws -> JSON {
    try world.type(["show", reference, "--json"]).json()["todo"]
  }

  @Test(
    arguments: [
      (["--title", "Buy oat milk"], "title", "Buy oat milk"),
      (["--notes", "One\nTwo"], "notes", "One\nTwo"),
      (["--no-notes"], "notes", nil),
      (["--notes", "none"], "notes", nil),
      (["--first-step", "Take the bag"], "firstStep", "Take the bag"),
      (["--first-step", "none"], "firstStep", nil),
      (["--list", "home"], "list", "Home"),
      (["--list", "New one"], "list", "New one"),
      (["--priority", "low"], "priority", "low"),
      (["--priority", "LOW"], "priority", "low"),
      (["--priority", "none"], "priority", "normal"),
      (["--list", "none"], "list", "Inbox"),
      (["--when", "none"], "due", nil),
    ] as [([String], String, String?)]
  )
  func changesOneValue(_ options: [String], _ key: String, _ value: String?) throws {
    let before = try words(of: "a11c")
    let run = world.type(["edit", "a11c"] + options)
    #expect(run.status == 0, "\(run.err)")
    let todo = try todo("a11c")
    #expect(value == nil ? todo[key].isNull : todo[key].text == value)
    #expect(world.type(["undo"]).out == "Taken back: changing “\(todo["title"].text ?? "")”\n")
    #expect(try words(of: "a11c") == before)
  }

  /// Everything that `show` tells.
  private func words(of reference: String) throws -> String {
    let run = world.type(["show", reference])
    try #require(run.status == 0)
    return run.out
  }

  @Test(
    arguments: [
      (["--when", "friday at 5 pm"], "2026-03-06T17:00:00+01:00", nil),
      (["--when", "2026-03-09T08:00"], "2026-03-09T08:00:00+01:00", nil),
      (["--when", "in 20 minutes"], "2026-03-04T10:40:00+01:00", nil),
      (["--every", "friday"], "2026-03-06T09:00:00+01:00", "FREQ=WEEKLY;BYDAY=FR"),
      (["--every", "friday at 5 pm"], "2026-03-06T17:00:00+01:00", "FREQ=WEEKLY;BYDAY=FR"),
      (["--every", "FREQ=DAILY;INTERVAL=2"], "2026-03-05T09:00:00+01:00", "FREQ=DAILY;INTERVAL=2"),
      (["--when", "every monday at 8 am"], "2026-03-09T08:00:00+01:00", "FREQ=WEEKLY;BYDAY=MO"),
      (
        ["--when", "tomorrow at 8 am", "--every", "day"], "2026-03-05T08:00:00+01:00", "FREQ=DAILY"
      ),
      (["--zone", "America/New_York"], "2026-03-05T09:00:00-05:00", nil),
    ] as [([String], String, String?)]
  )
  func changesItsTime(_ options: [String], _ at: String, _ rule: String?) throws {
    let run = world.type(["edit", "a11c"] + options)
    #expect(run.status == 0, "\(run.err)")
    let todo = try todo("a11c")
    #expect(try instant(todo["due"]["at"].text) == instant(at))
    #expect(todo["repeat"]["rule"].text == rule)
  }

  private func instant(_ text: String?) throws -> Instant? { text?.instantWithOffset }

  @Test(
    arguments: [
      (["--end-time", "16:30"], "16:30"), (["--end-time", "5"], "17:00"),
      (["--end-time", "none"], nil), (["--when", "friday at 10 am"], nil),
      (["--when", "friday from 3 pm to 5 pm"], "17:00"),
    ] as [([String], String?)]
  )
  func changesItsEnd(_ options: [String], _ end: String?) throws {
    #expect(world.type(["edit", "b0a7"] + options).status == 0)
    let expected = options.contains("friday at 10 am") ? "10:30" : end
    #expect(try todo("b0a7")["due"]["endTime"].text == expected)
  }

  /// The commands that move something that repeats: for this time only, or for all to come.
  @Test(arguments: [
    (["edit", "c4fe", "--when", "thursday at 4 pm"], "2026-03-05T16:00", false),
    (["edit", "c4fe", "--when", "thursday at 4 pm", "--this"], "2026-03-05T16:00", false),
    (["remind", "c4fe", "thursday at 4 pm"], "2026-03-05T16:00", false),
    (["edit", "c4fe", "--when", "4 pm"], "2026-03-06T16:00", false),
    (["remind", "c4fe", "4 pm"], "2026-03-06T16:00", false),
    (["remind", "c4fe", "in 20 minutes"], "2026-03-04T10:40", false),
    (["edit", "c4fe", "--when", "thursday at 4 pm", "--series"], "2026-03-05T16:00", true),
    (["remind", "c4fe", "thursday at 4 pm", "--series"], "2026-03-05T16:00", true),
    (["edit", "c4fe", "--when", "4 pm", "--series"], "2026-03-06T16:00", true),
  ])
  func saysWhatASeriesWasMovedFor(
    _ arguments: [String],
    _ due: String,
    _ isWhole: Bool
  ) throws {
    let run = world.type(arguments)
    #expect(run.status == 0, "\(run.err)")
    let moved = try todo("c4fe")
    #expect(moved["due"]["at"].text == due + ":00+01:00")
    #expect(moved["due"]["kind"].text == "floating")
    let start = isWhole ? due : "2026-03-06T09:00"
    #expect(moved["repeat"]["seriesStart"].text == start)
    #expect(moved["repeat"]["occurrence"].text == start)
    #expect(
      run.err.hasPrefix(
        isWhole ? "That is for this time and all to come." : "That is for this time only;"
      )
    )
    // The other one is one line away, and does what it says.
    let line = try #require(run.err.split(separator: "\n").first)
    let command = try #require(line.split(separator: ": ").last)
    for part in command.split(separator: "&").map({ $0.split(separator: " ").map(String.init) }) {
      let words = joinedQuotes(part.dropFirst())
      #expect(world.type(words).status == 0, "\(words)")
    }
    let other = try todo("c4fe")
    #expect(other["due"]["at"].text == due + ":00+01:00")
    #expect((other["repeat"]["seriesStart"].text == "2026-03-06T09:00") == isWhole)
  }

  @Test func aCorrectionIsForAllToComeOnceASeriesHasBegun() throws {
    world.type(["done", "c4fe", "--ahead"])
    let run = world.type(["fix", "c4fe", "4", "pm"])
    #expect(run.err.hasPrefix("That is for this time and all to come."))
    #expect(try todo("c4fe")["repeat"]["seriesStart"].text == "2026-03-13T16:00")
    world.type(["undo"])
    world.type(["undo"])
    #expect(!world.type(["fix", "c4fe", "4", "pm"]).err.contains("all to come"))
    #expect(try todo("c4fe")["repeat"]["seriesStart"].text == "2026-03-06T16:00")
  }

  /// Words of a command line, with those in single quotes as one.
  private func joinedQuotes(_ parts: ArraySlice<String>) -> [String] {
    var words: [String] = []
    var isOpen = false
    for part in parts {
      let text = part.filter { $0 != "'" }
      if isOpen { words[words.count - 1] += " " + text } else { words.append(text) }
      if part.filter({ $0 == "'" }).count % 2 == 1 { isOpen.toggle() }
    }
    return words
  }

  @Test(arguments: [
    (["a11c", "--title", ""], "A title is one line of 1 to 200 characters."),
    (["a11c", "--title", "two\nlines"], "A title is one line of 1 to 200 characters."),
    (["a11c", "--when", "frobday"], "I found no time in “frobday”."),
    (["a11c", "--every", "frobday"], "I found no repeat in “frobday”."),
    (["a11c", "--zone", "Mars/Base"], "This system knows no time zone “Mars/Base”."),
    (["a11c", "--priority", "huge"], "“huge” does not fit --priority."),
    (["a11c", "--notes", "x", "--no-notes"], "--notes and --no-notes do not go together"),
    (["a11c", "--when", "friday", "--this", "--series"], "--this and --series do not go together"),
    (["a11c", "--when", "none", "--every", "day"], "--when none and --every do not go together"),
    (["d15c", "--end-time", "17:00"], "An end goes with a clock time to begin at."),
    (["d15c", "--zone", "Europe/Rome"], "“Plan the weekend” has no time yet"),
    (["a11c"], "Say what should change. Try: voicedo-remind edit a11c --when"),
  ])
  func whatDoesNotFitChangesNothing(_ arguments: [String], _ sentence: String) {
    let before = world.type(["list", "--all", "--json"]).out
    let run = world.type(["edit"] + arguments)
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.hasPrefix(sentence), "\(run.err)")
    #expect(run.out == "")
    #expect(world.type(["list", "--all", "--json"]).out == before)
  }

  @Test(arguments: [
    (["edit", "a11c", "--when", "friday", "--series"], "“Buy milk” does not repeat"),
    (["edit", "a11c", "--repeat-from", "completion"], "“Buy milk” does not repeat"),
    (["remind", "a11c", "friday", "--this"], "“Buy milk” does not repeat"),
    (["edit", "0b0e", "--when", "friday"], "“Buy stamps” is done"),
  ])
  func whatCannotBeIsSaid(_ arguments: [String], _ sentence: String) {
    let run = world.type(arguments)
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.hasPrefix(sentence), "\(run.err)")
  }

  @Test func aRuleThatOneTimeCannotMoveIsSaidAnew() throws {
    let rule = "FREQ=DAILY;BYHOUR=8,20"
    world.type(["add", "--no-parse", "Pills", "--at", "2026-03-05T08:00", "--every", rule])
    let run = world.type(["edit", "pills", "--when", "8:30", "--series"])
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.contains("It repeats by a rule that one new time cannot move as a whole"))
    #expect(try todo("pills")["repeat"]["rule"].text == rule)
    #expect(world.type(["edit", "pills", "--when", "8:30"]).status == 0)
  }

  @Test func theWordsOfWhatIsDoneCanBeChanged() throws {
    #expect(world.type(["edit", "0b0e", "--title", "Buy many stamps"]).status == 0)
    #expect(try todo("0b0e")["title"].text == "Buy many stamps")
  }

  @Test func whatIsSoAlreadyIsSaid() {
    let run = world.type(["edit", "a11c", "--title", "Buy milk"])
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("It is so already: Buy milk"))
  }

  @Test func aFirstStepIsShownEverywhereAndGoesAway() throws {
    #expect(world.type(["first-step", "b0a7", "find", "the", "number"]).status == 0)
    #expect(world.type(["show", "b0a7"]).out.contains("First step  find the number"))
    #expect(world.type(["briefing"]).out.contains("find the number"))
    #expect(world.type(["first-step", "b0a7", "none"]).status == 0)
    #expect(try todo("b0a7")["firstStep"].isNull)
    #expect(world.type(["undo"]).status == 0)
    #expect(try todo("b0a7")["firstStep"].text == "find the number")
    #expect(world.type(["first-step", "b0a7", "--clear"]).status == 0)
    #expect(try todo("b0a7")["firstStep"].isNull)
    #expect(world.type(["first-step", "b0a7"]).status == ExitStatus.usage.rawValue)
  }

  @Test func orderCountsWithinAList() throws {
    for title in ["A", "B", "C"] { world.type(["add", "--no-parse", title, "--list", "Order"]) }
    func order() throws -> String {
      let todos = try world.type(["list", "--list", "Order", "--json"]).json()["todos"]
      return (0..<3).compactMap { todos[$0]["title"].text }.joined()
    }
    let handles = try (0..<3).map {
      try #require(
        try world.type(["list", "--list", "Order", "--json"]).json()["todos"][$0]["handle"].text
      )
    }
    #expect(world.type(["reorder", handles[2], "top"]).out.contains("first in Order"))
    #expect(try order() == "CAB")
    #expect(world.type(["reorder", handles[2], "after", handles[0]]).out.contains("after “A”"))
    #expect(try order() == "ACB")
    #expect(world.type(["reorder", handles[1], "before", handles[0]]).status == 0)
    #expect(try order() == "BAC")
    #expect(world.type(["undo"]).out.hasPrefix("Taken back: the order of "))
    #expect(try order() == "ACB")
    #expect(world.type(["reorder", handles[0], "before", "d15c"]).status == 1)
    #expect(world.type(["reorder", handles[0], "before", handles[0]]).status == 1)
    #expect(world.type(["reorder", handles[0]]).status == ExitStatus.usage.rawValue)
    #expect(world.type(["reorder", "a11c", "top"]).err.hasPrefix("What has a time is shown"))
  }

  @Test func whatIsDoneIsClearedAway() throws {
    #expect(world.type(["clear-done", "--list", "Nowhere"]).status == 3)
    #expect(world.type(["clear-done", "--older-than", "soon"]).status == 2)
    #expect(
      world.type(["clear-done", "--older-than", "2190-01-01"]).err.contains("is still to come")
    )
    #expect(world.type(["clear-done", "--list", "Home"]).err.contains("nothing to clear away"))
    #expect(
      world.type(["clear-done", "--older-than", "30d"]).err.contains("nothing to clear away")
    )
    let run = world.type(["clear-done"])
    #expect(run.out == "Cleared away: 1\n")
    #expect(try world.type(["list", "--done", "--json"]).json()["todos"].count == 0)
    #expect(world.type(["undo"]).out == "Taken back: clearing away “Buy stamps”\n")
    #expect(try world.type(["list", "--done", "--json"]).json()["todos"].count == 1)
  }

  @Test("3m is three minutes and clears nothing away; 3mo is three months")
  func minutesAreNoAge() throws {
    for age in ["3m", "90m", "3 minutes", "30s", "3m ago"] {
      let run = world.type(["clear-done", "--older-than", age])
      #expect(run.status == ExitStatus.usage.rawValue, "\(age)")
      #expect(run.err.contains("Three months are: --older-than 3mo"), "\(age)")
    }
    #expect(try world.type(["list", "--done", "--json"]).json()["todos"].count == 1)
    #expect(world.type(["clear-done", "--older-than", "3mo"]).status == 0)
  }
}
