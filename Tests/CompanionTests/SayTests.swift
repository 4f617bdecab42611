import Actions
import Testing

@testable import voicedo_remind

/// The command `say` with transcripts, against a real database.
@Suite("Saying it")
struct SayTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    companion.set("NO_COLOR", "1")
  }

  @discardableResult
  private func add(_ title: String, _ options: String...) throws -> String {
    let run = try companion.run(["add", "--no-parse", "--json", title] + options, input: [])
    return try #require(try run.json()["todos"][0]["handle"].text)
  }

  private func say(_ words: String, _ options: String...) throws -> Run {
    try companion.run(["say", words] + options, input: [])
  }

  /// The titles that are open, parts behind what they are part of.
  private func open() throws -> [String] {
    try companion.run("list", "--json").json()["todos"].elements.compactMap { $0["title"].text }
  }

  private func show(_ title: String) throws -> JSON {
    try companion.run("show", title, "--json").json()
  }

  /// The newest batches of the journal that nobody has taken back, by their labels.
  private func steps() throws -> [String] {
    let sql = """
      SELECT label FROM batch WHERE kind = 'do' AND reverted_by IS NULL AND caused_by IS NULL
       ORDER BY id
      """
    return try Holder.rows(sql, companion.database).map { $0[0] }
  }

  @Test func doneAndTakenBack() throws {
    try add("Buy milk")
    let run = try say("I'm done with the milk")
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("Done: Buy milk  ["))
    #expect(run.err.contains("To take it back: voicedo-remind undo"))
    #expect(try open() == [])
    let undo = try say("undo that")
    #expect(undo.out.hasPrefix("Taken back: completing “Buy milk”"))
    #expect(try open() == ["Buy milk"])
    #expect(try say("redo").status == 0)
    #expect(try open() == [])
    #expect(try say("the milk isn't done yet").out.hasPrefix("Open again: Buy milk"))
  }

  @Test func deletedByItsNameAndAsWhatCameLast() throws {
    try add("Buy milk")
    try add("Call dentist")
    #expect(try say("delete the milk").out.hasPrefix("Deleted: Buy milk"))
    try companion.run("undo")
    try add("Laundry")
    #expect(try say("delete that").out.hasPrefix("Deleted: Laundry"))
    #expect(try Set(open()) == ["Buy milk", "Call dentist"])
  }

  @Test func aNewDayKeepsTheClockAndANewClockTheDay() throws {
    try companion.run("add", "call dentist", "--at", "2031-05-06T15:00")
    #expect(try say("move the dentist to 8 may 2031").status == 0)
    #expect(try show("dentist")["todo"]["due"]["date"].text == "2031-05-08")
    #expect(try show("dentist")["todo"]["due"]["time"].text == "15:00")
    #expect(try say("make it 4 pm").status == 0)
    #expect(try show("dentist")["todo"]["due"]["date"].text == "2031-05-08")
    #expect(try show("dentist")["todo"]["due"]["time"].text == "16:00")
  }

  @Test(arguments: [
    ("push the dentist by an hour", "2031-05-06T16:00"),
    ("push the dentist back two days", "2031-05-08T15:00"),
    ("bring the dentist forward by an hour", "2031-05-06T14:00"),
    ("move the dentist half an hour later", "2031-05-06T15:30"),
    ("postpone the dentist by a month", "2031-06-06T15:00"),
    ("push it ten hours", "2031-05-07T01:00"),
  ])
  func earlierAndLater(_ words: String, _ due: String) throws {
    try companion.run("add", "call dentist", "--at", "2031-05-06T15:00")
    #expect(try say(words).status == 0)
    let todo = try show("dentist")["todo"]["due"]
    #expect("\(todo["date"].text ?? "")T\(todo["time"].text ?? "")" == due)
    #expect(try steps() == ["capture", "edit"])
  }

  @Test func pushedWithoutATimeItComesSoMuchFromNow() throws {
    try add("Buy milk")
    #expect(try say("push the milk by two weeks").status == 0)
    #expect(try show("milk")["todo"]["due"]["date"].text != nil)
    let earlier = try say("move the laundry an hour earlier")
    #expect(earlier.err.contains("there is nothing open called “the laundry”"))
    try add("Gym")
    let unclear = try say("bring the gym forward by an hour")
    #expect(unclear.status == ExitStatus.usage.rawValue)
    let guess = try say("move the gym forward an hour")
    #expect(guess.status == ExitStatus.usage.rawValue)
    #expect(guess.err.contains("earlier or later"))
  }

  @Test func renamedAndMoved() throws {
    try add("Buy milk", "--list", "Home")
    try companion.run("lists", "add", "Errands")
    #expect(try say("rename the milk to oat milk").status == 0)
    #expect(try open() == ["Oat milk"])
    #expect(try say("put it under errands").out.hasPrefix("Moved to Errands: Oat milk"))
    #expect(try say("move it to home").out.hasPrefix("Moved to Home: Oat milk"))
    let none = try say("put it under hobbies")
    #expect(none.status == ExitStatus.nothingMatched.rawValue)
    #expect(none.err.contains("To make a list of it first: voicedo-remind lists add hobbies"))
    #expect(try say("move it to my hobby list").err.contains("New list: hobby"))
  }

  @Test func partsAreAdded() throws {
    let weekend = try add("Weekend trip")
    let run = try say("add subtasks to the weekend: pack gear, check weather on friday")
    #expect(run.status == 0)
    #expect(run.err.contains("Now part of “Weekend trip”: Pack gear, Check weather"))
    #expect(try open() == ["Weekend trip", "Pack gear", "Check weather"])
    #expect(try show("pack gear")["path"][0]["handle"].text == weekend)
    #expect(try show("check weather")["todo"]["due"]["date"].text != nil)
    #expect(try steps() == ["capture", "spoken"])
    #expect(try companion.run("undo").out.contains("what was said about “Check weather”"))
    #expect(try open() == ["Weekend trip"])
    let unclear = try say("add subtasks to the weekend")
    #expect(unclear.status == ExitStatus.usage.rawValue)
    let (status, _) = try companion.screen(
      ["say", "add subtasks to the weekend"],
      columns: 80,
      typed: "pack gear, check weather\n"
    )
    #expect(status == 0)
    #expect(try open() == ["Weekend trip", "Pack gear", "Check weather"])
  }

  @Test func severalAtOnceAreOneStep() throws {
    try add("Buy milk")
    try add("Water the plants", "--at", "2026-01-05T09:00", "--every", "FREQ=DAILY")
    try companion.run("add", "call dentist", "--at", "2031-05-06T15:00")
    let plants = try show("plants")["todo"]["due"]["date"].text
    let run = try say(
      "done with the milk, I watered the plants, move the dentist to 9 may 2031, and remind me to buy bread"
    )
    #expect(run.status == 0, "\(run.err)")
    #expect(try Set(open()) == ["Water the plants", "Call dentist", "Buy bread"])
    #expect(try show("plants")["todo"]["due"]["date"].text != plants)
    #expect(try steps() == ["capture", "capture", "capture", "spoken"])
    let undo = try companion.run("undo")
    #expect(undo.status == 0 && !undo.err.contains("Left as it is"), "\(undo.err)")
    #expect(try Set(open()) == ["Buy milk", "Water the plants", "Call dentist"])
    #expect(try show("plants")["todo"]["due"]["date"].text == plants)
    #expect(try show("dentist")["todo"]["due"]["date"].text == "2031-05-06")
  }

  @Test func oneChangedTwiceComesBackAsItWas() throws {
    try companion.run("add", "water the plants every day at 9")
    let before = try show("plants")["todo"]
    #expect(
      try say("I watered the plants and rename the plants to flowers and push it by an hour").status
        == 0
    )
    #expect(try open() == ["Flowers"])
    let undo = try companion.run("undo")
    #expect(!undo.err.contains("Left as it is"), "\(undo.err)")
    let after = try show("plants")["todo"]
    for key in ["date", "time"] { #expect(after["due"][key].text == before["due"][key].text) }
    #expect(after["title"].text == before["title"].text)
    #expect(after["repeat"]["occurrence"].text == before["repeat"]["occurrence"].text)
  }

  @Test func whatIsNotThereIsToldAndNotStored() throws {
    try add("Call dentist")
    let run = try say("done with the cheese")
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(run.err.contains("Nothing open is called “the cheese”"))
    #expect(run.err.contains("voicedo-remind add 'done with the cheese'"))
    let near = try say("rename the dental appointment to checkup")
    #expect(near.status == ExitStatus.nothingMatched.rawValue)
    #expect(try open() == ["Call dentist"])
    let it = try companion.run("say", "delete that")
    #expect(it.status == 0)
    let gone = try say("delete that")
    #expect(gone.status == ExitStatus.nothingMatched.rawValue)
    #expect(gone.err.contains("What was changed last is deleted already: “Call dentist”."))
  }

  @Test func whatCouldBeEitherIsStoredAndSaidSo() throws {
    let run = try say("move the sofa to the garage")
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("Move the sofa to the garage"))
    #expect(run.err.contains("Stored as something to do; there is nothing open called “the sofa”."))
    let json = try say("delete the old photos", "--json").json()
    #expect(json["steps"][0]["action"].text == "capture")
    #expect(json["steps"][0]["remarks"][0]["kind"].text == "nothing-open")
    let again = try say("delete the old photos")
    #expect(again.status == ExitStatus.ambiguous.rawValue)
    #expect(again.err.contains("is open already, word for word"))
    #expect(try Set(open()) == ["Move the sofa to the garage", "Delete the old photos"])
  }

  @Test func whatIsNoCommandIsStoredAsAddStoresIt() throws {
    let run = try say("remind me to finish the report tomorrow and buy milk")
    #expect(run.status == 0)
    #expect(try open() == ["Finish the report", "Buy milk"])
    #expect(try steps() == ["capture"])
    #expect(try say("thank you for watching").status == ExitStatus.rejectedAsNoise.rawValue)
    let left = try say("I'm done with the milk. What a lovely day.")
    #expect(left.status == 0)
    #expect(left.err.contains("Left out, since there is nothing to do in it"))
    #expect(try open() == ["Finish the report"])
  }

  @Test func addNeverTakesAnythingForACommand() throws {
    try add("Buy milk")
    try companion.run("add", "delete the milk")
    try companion.run("add", "mark the milk as done")
    #expect(try open().contains("Buy milk"))
    #expect(try steps() == ["capture", "capture", "capture"])
  }

  @Test func aLookChangesNothing() throws {
    try add("Buy milk")
    let run = try say("done with the milk and remind me to buy bread", "--dry-run")
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("Done: Buy milk"))
    #expect(run.err.contains("nothing was stored"))
    #expect(try open() == ["Buy milk"])
    let json = try say("done with the milk", "--dry-run", "--json").json()
    #expect(json["stored"].bool == false)
    #expect(try open() == ["Buy milk"])
  }

  @Test func questionsAreAnsweredByTheirVerbs() throws {
    try add("Buy milk", "--list", "Groceries")
    #expect(try say("what's next").out == companion.run("next").out)
    #expect(try say("brief me").out == companion.run("briefing").out)
    #expect(try say("what's on my grocery list").out.contains("Buy milk"))
    #expect(try say("what did I miss").status == 0)
    #expect(try say("what's next", "--json").json()["todo"]["title"].text == "Buy milk")
  }

  @Test func whatWasSaidEarlierInTheSameBreathIsIt() throws {
    try add("Gym")
    #expect(try say("rename the gym to yoga and push it by a day").status == 0)
    #expect(try show("yoga")["todo"]["due"]["date"].text != nil)
    #expect(try say("remind me to call Bo. Push it by a week.").status == 0)
    #expect(try show("Bo")["todo"]["due"]["date"].text != nil)
  }

  @Test func aTranscriptMayComeFromAnotherProgram() throws {
    try add("Buy milk")
    let run = try companion.run("say", "-", "--json", input: "Done with the milk.\n")
    #expect(run.status == 0)
    #expect(try run.json()["steps"][0]["todos"][0]["completedAt"].text != nil)
    #expect(try companion.run("say", "-", input: " ").status == ExitStatus.rejectedAsNoise.rawValue)
  }
}
