import Actions
import Testing

@testable import voicedo_remind

@Suite("What repeats is skipped, paused, resumed and ended")
struct SeriesTests {
  private let companion: Companion
  private let plants: String

  init() throws {
    companion = try Companion()
    let options = ["--no-parse", "--json", "--at", "2031-01-06T08:00", "--every", "FREQ=WEEKLY"]
    let run = try companion.run(["add", "Plants"] + options, input: [])
    plants = try #require(try run.json()["todos"][0]["handle"].text)
  }

  private func todo() throws -> JSON {
    try companion.run("show", plants, "--json").json()["todo"]
  }

  @Test func skippingTellsTheNextTime() throws {
    let run = try companion.run("skip", plants)
    #expect(run.status == 0)
    #expect(
      run.out.hasPrefix("Skipped: Plants  [\(plants)]  Next: Mon 13 Jan 2031 08:00 (in ")
    )
    #expect(try todo()["due"]["at"].text == "2031-01-13T08:00:00+01:00")
    #expect(try todo()["completedAt"].isNull)
    #expect(try companion.run("list", "--done").out == "")
    #expect(try companion.run("undo").out == "Taken back: skipping “Plants”\n")
    #expect(try todo()["due"]["at"].text == "2031-01-06T08:00:00+01:00")
  }

  @Test func whatHasNotComeIsNoneToBeDone() throws {
    let run = try companion.run("done", plants)
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.out == "")
    #expect(run.err.contains("“Plants” comes next Mon 6 Jan 2031 08:00 (in "))
    #expect(run.err.contains("so nothing was counted as done."))
    #expect(run.err.contains("voicedo-remind done \(plants) --ahead"))
    #expect(try companion.run("say", "done with the plants").err.contains("nothing was counted"))
    #expect(try companion.run("list", "--done").out == "")
    let ahead = try companion.run("done", plants, "--ahead")
    #expect(ahead.out.contains("Next: Mon 13 Jan 2031 08:00"))
    #expect(try companion.run("recent", "--json").status == 0)
  }

  @Test func doneTwiceWithinTheHourChangesNothing() throws {
    try companion.run("done", plants, "--ahead")
    let again = try companion.run("done", plants)
    #expect(again.status == 0)
    #expect(again.err.contains("already, so nothing changed: Plants  Next: Mon 13 Jan 2031 08:00"))
    let said = try companion.run("say", "done with the plants")
    #expect(said.err.contains("already, so nothing changed: Plants"))
    #expect(!said.err.contains("undo"))
    #expect(try todo()["due"]["at"].text == "2031-01-13T08:00:00+01:00")
    #expect(try companion.run("undo", "--yes").out == "Taken back: completing “Plants”\n")
  }

  @Test(arguments: [["skip", "plants", "today"], ["say", "skip the plants today"]])
  func nothingOfTodayIsNothingToSkip(_ words: [String]) throws {
    let run = try companion.run(words, input: [])
    #expect(run.status == 0)
    #expect(run.out == "")
    #expect(run.err.contains("so nothing was skipped. It comes next Mon 6 Jan 2031 08:00"))
    #expect(!run.err.contains("undo"))
    #expect(try todo()["due"]["at"].text == "2031-01-06T08:00:00+01:00")
  }

  @Test(arguments: [
    ["skip", "plants", "on", "27", "january", "2031"], ["skip", "plants", "2031-01-27"],
    ["say", "skip the plants on january 27 2031"],
  ])
  func aDayToComeIsSkippedAlone(_ words: [String]) throws {
    let run = try companion.run(words, input: [])
    #expect(
      run.out.hasPrefix("Skipped on Mon 27 Jan 2031: Plants  [\(plants)]  Next: Mon 6 Jan 2031")
    )
    #expect(try todo()["due"]["at"].text == "2031-01-06T08:00:00+01:00")
    #expect(try todo()["repeat"]["exceptions"][0].text == "2031-01-27")
    #expect(try companion.run("undo").out == "Taken back: skipping “Plants”\n")
    #expect(try todo()["repeat"]["exceptions"][0].text == nil)
  }

  @Test func aDayOnWhichItDoesNotComeIsNotSkipped() throws {
    let run = try companion.run(["skip", "plants", "on", "28", "january", "2031"], input: [])
    #expect(run.out == "")
    #expect(run.err.contains("does not come on Tue 28 Jan 2031, so nothing was skipped."))
  }

  @Test func skippingTodayPassesOverAllOfToday() throws {
    companion.moveToMorning()
    let options = ["--no-parse", "--json", "--at", "2026-01-05T08:00", "--every", "FREQ=HOURLY"]
    let drops = try companion.run(["add", "Drops"] + options, input: []).json()
    let handle = try #require(drops["todos"][0]["handle"].text)
    let run = try companion.run("skip", "drops", "today")
    #expect(run.out.hasPrefix("Skipped: Drops  [\(handle)]  Next: "))
    #expect(run.out.contains(" 00:00 (tomorrow)"))
    #expect(try companion.run("undo").status == 0)
  }

  @Test func theLastTimeLeavesTheList() throws {
    let options = ["--no-parse", "--at", "2031-01-06T08:00", "--every", "FREQ=DAILY;COUNT=1"]
    _ = try companion.run(["add", "Once more"] + options, input: [])
    let run = try companion.run("skip", "once", "more")
    #expect(run.out.contains("That was the last time, so it is off your list."))
    #expect(try companion.run("list", "once").status == ExitStatus.nothingMatched.rawValue)
    try companion.run("undo")
    #expect(try companion.run("list", "once").status == 0)
  }

  @Test func aPausedSeriesStandsInTheListAndWaits() throws {
    let run = try companion.run("pause", plants)
    #expect(
      run.out == "Paused: Plants  [\(plants)]  It stays quiet until you resume it.\n"
    )
    #expect(try companion.run("list").out == "\(plants)  Plants  every Monday · paused\n")
    #expect(try todo()["pause"]["until"].isNull)
    #expect(try todo()["reminder"]["nextAt"].isNull)
    #expect(try companion.run("next").out == "")
    #expect(try companion.run("pause", plants).err.contains("It is paused already: Plants"))
    let resumed = try companion.run("resume", plants).out
    #expect(resumed.hasPrefix("Resumed: Plants  [\(plants)]  Next: Mon 6 Jan 2031 08:00 (in "))
    #expect(try todo()["pause"].isNull)
    #expect(try companion.run("resume", plants).err.contains("It is not paused: Plants"))
  }

  @Test(arguments: [
    ["until", "2031-01-14"], ["until 2031-01-14"], ["till", "14", "january", "2031"],
  ])
  func aPauseEndsOnItsDay(words: [String]) throws {
    let run = try companion.run(["pause", plants] + words, input: [])
    #expect(run.out.contains("until Tue 14 Jan 2031  Next: Mon 20 Jan 2031 08:00 (in "))
    #expect(try todo()["pause"]["until"].text == "2031-01-14T00:00")
    #expect(try companion.run("show", plants).out.contains("paused until Tue 14 Jan 2031"))
  }

  @Test func aPauseMayBeForSoLong() throws {
    let run = try companion.run("pause", "plants", "for", "2", "weeks")
    #expect(run.status == 0)
    #expect(run.out.contains("Next: Mon 6 Jan 2031 08:00"))
  }

  @Test(arguments: [
    ("2020-01-01", "Wed 1 Jan 2020 is already over, so nothing was paused."),
    ("qwertz", "I found no time in “qwertz”"),
  ])
  func aPauseNeedsADayToCome(words: String, answer: String) throws {
    let run = try companion.run("pause", plants, "until", words)
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.contains(answer))
    #expect(run.err.contains("voicedo-remind pause \(plants) until monday"))
    #expect(try todo()["pause"].isNull)
  }

  @Test func anEndedSeriesComesNoMore() throws {
    try companion.run("done", plants, "--ahead")
    let run = try companion.run("end", plants)
    #expect(run.out == "Ended: Plants  [\(plants)]  It comes no more.\n")
    #expect(try companion.run("list", "--all").out == "")
    let count = try Holder.number("SELECT count(*) FROM completion", from: companion.database)
    #expect(count == 1)
    let ended = try companion.run("find", "plants")
    #expect(ended.status == 0)
    #expect(ended.out.hasPrefix("Plants  ended "))
    #expect(ended.out.hasSuffix("[\(plants)]\n"))
    #expect(try companion.run("find", "plants", "--open").status != 0)
    #expect(try companion.run("list", "--done").out.hasPrefix("Plants  ended "))
    let json = try companion.run("list", "--done", "--json")
    #expect(json.status == 0)
    #expect(try json.json()["ended"][0]["title"].text == "Plants")
    #expect(try companion.run("list", "--json").json()["ended"].count == 0)
    #expect(try companion.run("why", "plants").out.contains("its series came to an end"))
    #expect(try companion.run("undo").out == "Taken back: ending “Plants”\n")
    #expect(try companion.run("find", "plants").out.contains("ended") == false)
    #expect(try todo()["due"]["at"].text == "2031-01-13T08:00:00+01:00")
  }

  @Test(arguments: [
    ("skip", "so there is no time to pass over", "voicedo-remind snooze"),
    ("pause", "so it does not pause", "voicedo-remind snooze"),
    ("end", "so there is no series to end", "voicedo-remind delete"),
  ])
  func whatComesOnceIsLeftAlone(verb: String, why: String, instead: String) throws {
    try companion.run("add", "--no-parse", "Buy milk")
    let run = try companion.run(verb, "milk")
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.out == "")
    #expect(run.err.contains(why) && run.err.contains(instead))
    #expect(try companion.run("undo", "--yes").out == "Taken back: adding “Buy milk”\n")
  }

  @Test(arguments: ["skip", "snooze", "doing"])
  func whatIsPausedIsLeftAlone(verb: String) throws {
    try companion.run("pause", plants)
    let run = try companion.run(verb, plants)
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(
      run.err.contains(
        "“Plants” is paused, and was left as it is. To have it go on: voicedo-remind resume \(plants)"
      )
    )
  }

  @Test(arguments: ["skip", "pause", "resume", "end"])
  func othersAreAnsweredLikeEverywhere(verb: String) throws {
    #expect(try companion.run(verb, "zzz").status == ExitStatus.nothingMatched.rawValue)
    try companion.run("add", "--no-parse", "More plants")
    try companion.run("add", "--no-parse", "Plants again")
    #expect(try companion.run(verb, "plant").status == ExitStatus.ambiguous.rawValue)
    let speech = try companion.run(verb, "the", "meeting", "at", "noon")
    #expect(speech.status == ExitStatus.nothingMatched.rawValue)
    #expect(speech.err.contains("voicedo-remind add '\(verb) the meeting at noon'"))
  }
}
