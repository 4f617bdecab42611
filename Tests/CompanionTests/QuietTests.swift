import Actions
import FoundationEssentials
import Testing

@testable import voicedo_remind

/// Words after `quiet`, and what comes of them on Wednesday, 2026-03-04, at 10:20.
struct AskedForQuiet: CustomTestStringConvertible {
  let words: [String]
  /// The words that are read back.
  let says: String
  /// `22:00-07:00`, or the end.
  let from: String?
  let to: String?
  let until: String?

  init(_ words: String..., hours from: String, _ to: String) {
    self.words = words
    says = "Quiet every day from \(from) to \(to)\n"
    (self.from, self.to, until) = (from, to, nil)
  }

  init(_ words: String..., until: String, says moment: String) {
    self.words = words
    says = "Quiet until \(moment)\n"
    (from, to, self.until) = (nil, nil, until)
  }

  var testDescription: String { words.joined(separator: " | ") }
}

@Suite("Quiet hours, and quiet until a moment")
struct QuietTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  private func quiet(_ words: String...) throws -> JSON {
    try world.type(["quiet", "--json"] + words).json()["quiet"]
  }

  /// At 10:20 the evening is still to come, and nothing before it is kept back.
  @Test(arguments: ["tonight", "for tonight", "this evening", "the night"])
  func tonightIsFromTheEveningUntilTheMorning(_ words: String) throws {
    let said = world.type(["quiet"] + words.split(separator: " ").map(String.init))
    let span = "from Wed 4 Mar 18:00 (in 7 hours 40 minutes) until Thu 5 Mar 09:00 (tomorrow)"
    #expect(said.out == "Quiet \(span)\n", "\(said.out)")
    let quiet = try world.type(["quiet", "--json"]).json()["quiet"]
    #expect(quiet["isQuiet"].bool == false)
    #expect(quiet["from"].text?.hasPrefix("2026-03-04T18:00") == true)
  }

  @Test(arguments: [
    AskedForQuiet("22-7", hours: "22:00", "07:00"),
    AskedForQuiet("22:30-7", hours: "22:30", "07:00"),
    AskedForQuiet("22", "to", "7", hours: "22:00", "07:00"),
    AskedForQuiet("22h-7h", hours: "22:00", "07:00"),
    AskedForQuiet("22 – 7", hours: "22:00", "07:00"),
    AskedForQuiet("10pm to 7am", hours: "22:00", "07:00"),
    AskedForQuiet("from", "10", "pm", "until", "7", "am", hours: "22:00", "07:00"),
    AskedForQuiet("every", "night", "from", "11pm", "to", "6:30", hours: "23:00", "06:30"),
    AskedForQuiet("between midnight and 6", hours: "00:00", "06:00"),
    AskedForQuiet("0-6", hours: "00:00", "06:00"),
    AskedForQuiet("24-6", hours: "00:00", "06:00"),
    // Nobody is quiet for 21 hours a day.
    AskedForQuiet("10-7", hours: "22:00", "07:00"),
    AskedForQuiet("10-7am", hours: "22:00", "07:00"),
    AskedForQuiet("12-7", hours: "00:00", "07:00"),
    AskedForQuiet("7-7", hours: "19:00", "07:00"),
    // Who works at night sleeps by day.
    AskedForQuiet("13-17", hours: "13:00", "17:00"),
    AskedForQuiet("2h", until: "2026-03-04T12:20:00+01:00", says: "Wed 4 Mar 12:20 (in 2 hours)"),
    AskedForQuiet(
      "45",
      until: "2026-03-04T11:05:00+01:00",
      says: "Wed 4 Mar 11:05 (in 45 minutes)"
    ),
    AskedForQuiet(
      "for",
      "half an hour",
      until: "2026-03-04T10:50:00+01:00",
      says: "Wed 4 Mar 10:50 (in 30 minutes)"
    ),
    AskedForQuiet(
      "an hour",
      until: "2026-03-04T11:20:00+01:00",
      says: "Wed 4 Mar 11:20 (in 1 hour)"
    ),
    AskedForQuiet(
      "until",
      "5",
      until: "2026-03-04T17:00:00+01:00",
      says: "Wed 4 Mar 17:00 (in 6 hours 40 minutes)"
    ),
    AskedForQuiet(
      "until tomorrow morning",
      until: "2026-03-05T09:00:00+01:00",
      says: "Thu 5 Mar 09:00 (tomorrow)"
    ),
    AskedForQuiet(
      "until friday",
      until: "2026-03-06T09:00:00+01:00",
      says: "Fri 6 Mar 09:00 (in 2 days)"
    ),
    AskedForQuiet(
      "until 2026-03-04T18:00",
      until: "2026-03-04T18:00:00+01:00",
      says: "Wed 4 Mar 18:00 (in 7 hours 40 minutes)"
    ),
  ])
  func isReadBackInAbsoluteWords(_ asked: AskedForQuiet) throws {
    let run = world.type(["quiet"] + asked.words)
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out == asked.says)
    #expect(run.err.hasPrefix("What you gave a clock time still comes then, without a sound;"))
    #expect(world.type(["quiet"]).out == asked.says)
    let kept = try quiet()
    #expect(kept["hours"]["from"].text == asked.from)
    #expect(kept["hours"]["to"].text == asked.to)
    #expect(kept["until"].text == asked.until)
    #expect(kept["isQuiet"].bool == (asked.until != nil))
    #expect(kept["endsAt"].text == asked.until)
  }

  @Test(arguments: ["off", "Off", "none"])
  func offIsNeither(_ word: String) throws {
    world.type(["quiet", "22-7"])
    world.type(["quiet", "2h"])
    let run = world.type(["quiet", word])
    #expect(run.out == "It is not quiet: reminders come at their time.\n")
    let kept = try quiet()
    #expect(kept["hours"].isNull && kept["until"].isNull && kept["endsAt"].isNull)
  }

  @Test func aMomentLeavesTheHoursAndHoursLeaveTheMoment() throws {
    world.type(["quiet", "22-7"])
    world.type(["quiet", "2h"])
    let both = "Quiet until Wed 4 Mar 12:20 (in 2 hours)\nQuiet every day from 22:00 to 07:00\n"
    #expect(world.type(["quiet"]).out == both)
    world.type(["quiet", "23-6"])
    #expect(try quiet()["until"].text == "2026-03-04T12:20:00+01:00")
    world.type(["quiet", "3h"])
    #expect(try quiet()["hours"]["from"].text == "23:00")
  }

  @Test func aMomentEndsByItself() throws {
    world.type(["quiet", "22-7"])
    // A moment that is over now, as it is found later.
    try Holder.write("UPDATE quiet SET until = 1772615999000", to: world.database)
    #expect(world.type(["quiet"]).out == "Quiet every day from 22:00 to 07:00\n")
    #expect(try quiet()["until"].isNull)
    #expect(try quiet()["isQuiet"].bool == false)
  }

  @Test func whileItIsQuietItSaysHowLong() throws {
    let run = world.type(["quiet", "9-17"])
    #expect(
      run.out
        == "Quiet every day from 09:00 to 17:00\nIt is quiet now, until Wed 4 Mar 17:00 (in 6 hours 40 minutes)\n"
    )
    #expect(
      world.type(["status"]).out.contains(
        "Quiet     until Wed 4 Mar 17:00 (in 6 hours 40 minutes)\n"
      )
    )
    world.type(["quiet", "off"])
    #expect(!world.type(["status"]).out.contains("Quiet"))
  }

  @Test func theDoctorNamesIt() throws {
    #expect(!world.type(["doctor"]).out.contains("you asked for quiet"))
    world.type(["quiet", "2h"])
    let found = world.type(["doctor"]).out
    #expect(found.contains("you asked for quiet until Wed 4 Mar 12:20 (in 2 hours)"))
    #expect(found.contains("To end it: voicedo-remind quiet off"))
    let checks = try world.type(["doctor", "--json"]).json()["checks"].elements
    #expect(checks.first { $0["id"].text == "quiet" }?["state"].text == "look")
  }

  @Test func quietUntilTheEveningGoesOnIntoTheQuietHours() throws {
    world.type(["quiet", "22-7"])
    world.type(["quiet", "until", "2026-03-04T22:30"])
    #expect(try quiet()["endsAt"].text == "2026-03-05T07:00:00+01:00")
    #expect(world.type(["status"]).out.contains("until Thu 5 Mar 07:00 (tomorrow)"))
  }

  @Test(arguments: [
    (["gibberish"], "I found no hours and no end in “gibberish”, so nothing was changed."),
    (["until", "qwertz"], "I found no hours and no end in “until qwertz”"),
    // Perhaps from then on, perhaps until then.
    (["tomorrow", "morning"], "I found no hours and no end in “tomorrow morning”"),
    (["22-25"], "I found no hours and no end in “22-25”"),
    (["0"], "I found no hours and no end in “0”"),
    (["until", "2026-03-04T09:00"], "Wed 4 Mar 09:00 is already over, so nothing was changed."),
    (["22-22"], "From 22:00 to 22:00 is the whole day, so nothing was changed."),
  ])
  func whatIsNotUnderstoodChangesNothing(words: [String], says: String) throws {
    world.type(["quiet", "22-7"])
    let run = world.type(["quiet"] + words)
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.out == "")
    #expect(run.err.hasPrefix(says), "\(run.err)")
    #expect(run.err.contains("voicedo-remind quiet"))
    #expect(Copy.breaches(run.err) == [])
    #expect(try quiet()["hours"]["from"].text == "22:00")
  }

  @Test func askingMakesNoDatabase() throws {
    let empty = try ExampleWorld(filled: false)
    #expect(empty.type(["quiet"]).out == "It is not quiet: reminders come at their time.\n")
    #expect(empty.type(["quiet", "gibberish"]).status == ExitStatus.usage.rawValue)
    #expect(!FileManager.default.fileExists(atPath: empty.database))
    #expect(empty.type(["quiet", "22-7"]).status == 0)
    #expect(FileManager.default.fileExists(atPath: empty.database))
  }
}
