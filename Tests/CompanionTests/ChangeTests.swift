import Actions
import Testing

@testable import voicedo_remind

@Suite("Changes to what is stored")
struct ChangeTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  /// Stores a to-do word for word; answers its handle.
  private func add(_ title: String, _ options: String...) throws -> String {
    let run = try companion.run(["add", "--no-parse", "--json", title] + options, input: [])
    return try #require(try run.json()["todos"][0]["handle"].text)
  }

  private func titles(_ options: String...) throws -> [String] {
    let todos = try companion.run(["list", "--json"] + options, input: []).json()["todos"]
    return (0..<(todos.count ?? 0)).compactMap { todos[$0]["title"].text }
  }

  @Test func doneAndUndone() throws {
    let milk = try add("Buy milk")
    #expect(try companion.run("done", milk).out == "Done: Buy milk  [\(milk)]\n")
    #expect(try titles() == [])
    #expect(try titles("--done") == ["Buy milk"])
    #expect(try companion.run("done", milk).err.contains("It was done already: Buy milk"))
    #expect(try companion.run("undone", milk).status == 0)
    #expect(try titles() == ["Buy milk"])
  }

  @Test(arguments: [
    ["snooze"], ["snooze", "20"], ["remind", "tomorrow at 9"], ["remind", "--off"],
    ["remind", "off"],
  ])
  func whatIsDoneHasNoReminder(words: [String]) throws {
    let milk = try add("Buy milk")
    try companion.run("done", milk)
    let run = try companion.run([words[0], milk] + words.dropFirst(), input: [])
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.out == "")
    #expect(
      run.err.contains(
        "“Buy milk” is done, and was left as it is. To open it again: voicedo-remind undone \(milk)"
      )
    )
    #expect(try titles() == [])
  }

  @Test func whatOthersWroteIsJudgedBeforeItIsShown() throws {
    _ = try add("Another")
    try Holder.write(
      "INSERT INTO todo(title, rrule) VALUES ('Bad', 'FREQ=SOMETIMES')",
      to: companion.database
    )
    #expect(try companion.run("list").out.contains("FREQ=SOMETIMES"))
    #expect(try companion.run("show", "Bad").out.contains("FREQ=SOMETIMES"))
  }

  @Test func theNamesOfListsAreTheSameWhateverTheCase() throws {
    try companion.run("add", "One", "--list", "Übung")
    try companion.run("add", "Two", "--list", "ÜBUNG")
    #expect(Set(try titles("--list", "übung")) == ["One", "Two"])
  }

  @Test func referencesAreHandlesPrefixesOrWords() throws {
    let milk = try add("Buy milk")
    let bread = try add("Buy bread")
    #expect(try companion.run("show", milk, "--json").json()["todo"]["handle"].text == milk)
    #expect(try companion.run("show", "bread", "--json").json()["todo"]["handle"].text == bread)
    let several = try companion.run("show", "buy")
    #expect(several.status == ExitStatus.ambiguous.rawValue)
    #expect(several.err.contains("  Buy milk  (whenever you're ready)  [\(milk)]"))
    let none = try companion.run("delete", "the", "old", "photos")
    #expect(none.status == ExitStatus.nothingMatched.rawValue)
    #expect(none.err.contains("voicedo-remind add 'delete the old photos'"))
  }

  @Test func severalHandlesAreSeveralToDos() throws {
    let handles = [try add("One"), try add("Two"), try add("Three")]
    #expect(try companion.run(["done"] + handles.prefix(2), input: []).status == 0)
    #expect(try titles() == ["Three"])
    let undone = try companion.run("undo").out
    #expect(undone.hasPrefix("Taken back: completing “"))
    #expect(undone.contains("“One”") && undone.contains("“Two”"))
    // Nobody is asked where no terminal is.
    #expect(try companion.run(["delete"] + handles, input: []).status == 0)
    #expect(try titles("--all") == [])
  }

  @Test func everythingCanBeTakenBackAndBroughtBack() throws {
    let milk = try add("Buy milk")
    try companion.run("delete", milk)
    #expect(try titles() == [])
    #expect(try companion.run("undo").out == "Taken back: deleting “Buy milk”\n")
    #expect(try titles() == ["Buy milk"])
    #expect(try companion.run("redo").out == "Brought back: deleting “Buy milk”\n")
    #expect(try titles() == [])
    #expect(try companion.run("redo").status == ExitStatus.nothingMatched.rawValue)
  }

  @Test func nothingToTakeBackIsSaid() throws {
    let run = try companion.run("undo")
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(run.err == "There is nothing to take back.\n")
  }

  @Test func aSeriesGoesOn() throws {
    let plants = try add("Plants", "--at", "2031-01-06T08:00", "--every", "FREQ=WEEKLY")
    let run = try companion.run("done", plants, "--ahead")
    #expect(run.out.hasPrefix("Done: Plants  [\(plants)]  Next: Mon 13 Jan 2031 08:00 (in "))
    #expect(try titles() == ["Plants"])
  }

  @Test(arguments: [["20"], ["20m"], ["for", "20", "minutes"], ["in 20 minutes"]])
  func snoozeTakesManyForms(_ words: [String]) throws {
    companion.moveToMorning()
    let tea = try add("Tea")
    let run = try companion.run(["snooze", tea] + words, input: [])
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("Put off: Tea  until "))
    #expect(run.out.contains("(in 20 minutes)"))
    #expect(
      try companion.run("show", tea, "--json").json()["todo"]["reminder"]["state"].text == "snoozed"
    )
  }

  /// Only this occurrence is put off: the clock time of the next one stands.
  @Test func whatRepeatsIsPutOffToItsNextOccurrenceAtMost() throws {
    let plants = try add("Plants", "--at", "2031-01-06T08:00", "--every", "FREQ=DAILY")
    let run = try companion.run(["snooze", plants, "until", "2031-01-08 10:00"], input: [])
    #expect(run.out.hasPrefix("Put off: Plants  until Tue 7 Jan 2031 08:00 (in "), "\(run.out)")
    #expect(run.out.contains("), when it comes next  [\(plants)]"), "\(run.out)")
  }

  @Test func untilANumberIsAClockTime() throws {
    let tea = try add("Tea")
    let run = try companion.run(["snooze", tea, "until", "6"], input: [])
    #expect(run.out.contains("06:00") || run.out.contains("18:00"), "\(run.out)")
  }

  @Test("3m is three minutes for snooze, as everywhere, and 3mo three months")
  func snoozeByMinutesAndByMonths() throws {
    let tea = try add("Tea")
    #expect(try companion.run("snooze", tea, "3m").out.contains("(in 3 minutes)"))
    #expect(try companion.run("snooze", tea, "3mo").out.contains("(in 3 months)"))
  }

  @Test func snoozeAloneTakesTheUsualMinutes() throws {
    let tea = try add("Tea")
    #expect(try companion.run("snooze", tea).out.contains("(in 10 minutes)"))
    let unclear = try companion.run("snooze", tea, "qwertz")
    #expect(unclear.status == ExitStatus.usage.rawValue)
    #expect(unclear.err.contains("I found no time in “qwertz”"))
  }

  @Test func remindChangesWhenAndHow() throws {
    let pills = try add("Pills")
    try companion.run("remind", pills, "2031-01-06T08:00")
    try companion.run(
      "remind",
      pills,
      "--persistence",
      "until-done",
      "--lead",
      "30",
      "--breakthrough"
    )
    let todo = try companion.run("show", pills, "--json").json()["todo"]
    #expect(todo["due"]["at"].text == "2031-01-06T08:00:00+01:00")
    #expect(todo["reminder"]["persistence"].text == "until-done")
    #expect(todo["reminder"]["leads"][0].number == 30)
    #expect(todo["reminder"]["isBreakthrough"].bool == true)
    #expect(todo["reminder"]["nextAt"].text == "2031-01-06T07:30:00+01:00")
  }

  @Test func remindOffEndsTheReminder() throws {
    let pills = try add("Pills", "--at", "2031-01-06T08:00")
    let told = "Pills  [\(pills)]  no reminder; it keeps its time: Mon 6 Jan 2031 08:00\n"
    #expect(try companion.run("remind", pills, "--off").out == told)
    let todo = try companion.run("show", pills, "--json").json()["todo"]
    #expect(todo["reminder"]["nextAt"].isNull)
    #expect(todo["due"]["at"].text == "2031-01-06T08:00:00+01:00")
    #expect(try companion.run("show", pills).out.contains("Reminder  none"))
    #expect(try companion.run("why", pills).out.contains("No reminder is wanted for it"))
    #expect(try companion.run("remind", pills).status == ExitStatus.usage.rawValue)
    _ = try companion.run("remind", pills, "2031-01-07 09:00")
    let back = try companion.run("show", pills, "--json").json()["todo"]["reminder"]["nextAt"]
    #expect(back.text == "2031-01-07T09:00:00+01:00")
  }

  @Test func listsAreSearchedAndFiltered() throws {
    _ = try add("Buy milk", "--list", "Shopping")
    _ = try add("Call ann")
    #expect(try titles("milk") == ["Buy milk"])
    #expect(try titles("--list", "shopping") == ["Buy milk"])
    #expect(try companion.run("list", "zzz").status == ExitStatus.nothingMatched.rawValue)
    let unknown = try companion.run("list", "--list", "Nowhere")
    #expect(unknown.status == ExitStatus.nothingMatched.rawValue)
    #expect(
      unknown.err == """
        There is no list named “Nowhere”.
        To see those that are there: voicedo-remind lists

        """
    )
    #expect(try companion.run("list").out.split(separator: "\n").count == 2)
  }
}
