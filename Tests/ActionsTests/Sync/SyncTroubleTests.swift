import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// What comes between: races, crashes, servers of all sorts.
@Suite struct SyncTroubleTests {
  private let server = MemoryServer("Home", "Work")

  private func todo(_ uid: String, _ title: String, _ more: String = "") -> String {
    """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Other//EN
    BEGIN:VTODO
    UID:\(uid)
    DTSTAMP:20261101T080000Z
    SUMMARY:\(title)
    \(more.isEmpty ? "X-OTHER:1" : more)
    END:VTODO
    END:VCALENDAR

    """
  }

  @Test func firstSyncDoublesNothing() throws {
    let desk = try Device(server)
    try desk.add("Water the plants", due: try day(27, "18:00"))
    try desk.add("Only here")
    server.put(
      todo("a1", "Water the plants", "DUE;TZID=Europe/Berlin:20261127T180000\nPRIORITY:1"),
      as: "a1.ics",
      in: "Home"
    )
    server.put(todo("a2", "Only there"), as: "a2.ics", in: "Home")
    try desk.sync()
    #expect(try desk.titles() == ["Only here", "Only there", "Water the plants"])
    #expect(try desk.row("Water the plants").todo.priority == .high)
    #expect(server["Home"].objects.count == 3)
  }

  @Test(
    "what keeps a server from being read is told by its name",
    arguments: [
      (.redirectedElsewhere(host: "evil.example"), .redirected, "evil.example"),
      (.tooLarge, .tooMuch, nil), (.insecureURL, .insecureAddress, nil),
    ] as [(OnlineFailure, SyncOutcome.Trouble, String?)]
  )
  func troubles(_ failure: OnlineFailure, _ trouble: SyncOutcome.Trouble, _ host: String?) throws {
    let desk = try Device(server)
    try desk.sync()
    for kind in ["HOME", "LOOK"] { server.failures[kind] = [.online(failure)] }
    let outcome = try desk.sync()
    #expect(outcome.trouble == trouble)
    #expect(outcome.otherHost == host)
  }

  @Test func somebodyElseWritesBetweenReadingAndWriting() throws {
    let desk = try Device(server)
    server.put(todo("a1", "Milk"), as: "a1.ics", in: "Home")
    try desk.sync()
    try desk.edit("Milk") { $0.priority = .high }
    server.beforePut = { [server] in
      server.replace("SUMMARY:Milk", with: "SUMMARY:Oat milk", in: "a1.ics", of: "Home")
    }
    let outcome = try desk.sync()
    #expect(outcome.trouble == nil)
    #expect(try desk.row("Oat milk").todo.priority == .high)
    let text = try #require(server.text("a1.ics", in: "Home"))
    #expect(text.contains("SUMMARY:Oat milk") && text.contains("PRIORITY:1"))
    #expect(text.contains("X-OTHER:1"))
  }

  @Test func anEndBetweenWritingAndItsAnswerDoublesNothing() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("Milk")
    server.afterPut = { () throws(CalendarServerFailure) in throw .online(.offline) }
    #expect(try desk.sync().trouble == .offline)
    try desk.edit("Milk") { $0.title = "Oat milk" }
    #expect(try desk.sync().trouble == nil)
    #expect(server["Home"].objects.count == 1)
    try laptop.sync()
    #expect(try laptop.titles() == ["Oat milk"])
  }

  @Test func offlineIsNormalAndWaitsLonger() throws {
    let desk = try Device(server)
    try desk.add("Milk")
    var pauses: [Int64] = []
    for _ in 0..<7 {
      server.failures["LOOK"] = [.online(.offline)]
      #expect(try desk.sync().trouble == .offline)
      let account = try #require(try desk.store.syncAccounts().first)
      pauses.append(
        (try #require(account.retryAt)).since(desk.now - .minutes(1)).wholeMilliseconds / 60_000
      )
    }
    #expect(pauses == [1, 2, 4, 8, 16, 30, 30])
    #expect(try desk.sync().lists.first?.sentNew == 1)
    #expect(try desk.store.syncAccounts().first?.failures == 0)
  }

  @Test func aTokenThatIsForgottenListsAllAnew() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("One")
    try desk.sync()
    try laptop.sync()
    try desk.add("Two")
    try desk.delete("One")
    try desk.sync()
    server.oldestToken = 1_000
    try laptop.sync()
    #expect(try laptop.titles() == ["Two"])
  }

  @Test func whatCannotBeReadIsPutAsideAndTheRestComes() throws {
    let desk = try Device(server)
    server.put("nothing of the kind", as: "bad.ics", in: "Home")
    server.put(todo("a1", "Milk"), as: "a1.ics", in: "Home")
    server.put(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:e\nSUMMARY:Party\nEND:VEVENT\nEND:VCALENDAR\n",
      as: "event.ics",
      in: "Home"
    )
    let outcome = try desk.sync()
    #expect(outcome.lists.first?.unreadable == 1)
    #expect(try desk.titles() == ["Milk"])
    server.put(todo("b1", "Bread"), as: "bad.ics", in: "Home")
    try desk.sync()
    #expect(try desk.titles() == ["Bread", "Milk"])
  }

  @Test func anEmptiedServerTakesNothingAway() throws {
    let desk = try Device(server)
    for number in 1...8 { try desk.add("Thing \(number)") }
    try desk.sync()
    for address in server["Home"].objects.keys {
      server.remove(String(address.split(separator: "/").last ?? ""), from: "Home")
    }
    let outcome = try desk.sync()
    #expect(outcome.lists.first?.vanished == 8)
    #expect(try desk.titles().count == 8)
    #expect(server["Home"].objects.isEmpty)
    desk.rules.letsGo = true
    try desk.sync()
    #expect(try desk.titles() == [])
  }

  @Test func oneOfOneMayGo() throws {
    let desk = try Device(server)
    try desk.add("Milk")
    try desk.sync()
    let file = try #require(server["Home"].objects.keys.first?.split(separator: "/").last)
    server.remove(String(file), from: "Home")
    try desk.sync()
    #expect(try desk.titles() == [])
  }

  @Test func aCollectionThatIsGoneLeavesItsTodos() throws {
    let desk = try Device(server)
    try desk.add("Milk")
    try desk.sync()
    server.collections[server.address(of: "Home")] = nil
    let outcome = try desk.sync()
    #expect(outcome.trouble == nil)
    #expect(outcome.lists.first?.isGone == true)
    #expect(try desk.titles() == ["Milk"])
  }

  @Test func whatTheServerDoesNotTakeIsNotSentAgainAndAgain() throws {
    let desk = try Device(server)
    try desk.add("Milk")
    server.failures["PUT"] = [.unacceptable]
    #expect(try desk.sync().lists.first?.refused == 1)
    let writes = server.writes
    try desk.sync()
    #expect(server.writes == writes)
    try desk.edit("Milk") { $0.title = "Oat milk" }
    #expect(try desk.sync().lists.first?.sentNew == 1)
  }

  @Test func aListToReadAloneIsRead() throws {
    let desk = try Device(server)
    server.put(todo("a1", "Milk"), as: "a1.ics", in: "Home")
    server["Home"].isReadOnly = true
    try desk.sync()
    try desk.edit("Milk") { $0.title = "Oat milk" }
    let outcome = try desk.sync()
    #expect(outcome.lists.first?.isReadOnly == true)
    #expect(outcome.sent == 0)
    #expect(server.writes == 0)
  }

  @Test func aServerThatNamesNoTagIsAskedAgain() throws {
    server.tellsTags = false
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("Milk", due: try day(27, "18:00"))
    try desk.sync()
    try desk.edit("Milk") { $0.title = "Oat milk" }
    try desk.sync()
    let writes = server.writes
    try desk.sync()
    #expect(server.writes == writes)
    try laptop.sync()
    #expect(try laptop.titles() == ["Oat milk"])
  }

  @Test func aServerThatWantsEachUIDOnceTakesAMove() throws {
    server.wantsUIDsOnce = true
    let desk = try Device(server, ["Home": "Home", "Work": "Work"])
    try desk.add("Ring Anna")
    try desk.sync()
    _ = try desk.store.move(
      [try desk.row("Ring Anna").id],
      to: .list("Work"),
      source: .commandLine,
      at: desk.now
    )
    try desk.sync()
    #expect(server["Home"].objects.isEmpty)
    #expect(server["Work"].objects.count == 1)
  }

  @Test func listsMadeOverThereComeWhereThatIsWanted() throws {
    let desk = try Device(server)
    try desk.sync()
    var account = try #require(try desk.store.syncAccounts().first)
    account.takesNew = true
    try desk.store.update(account)
    server.put(todo("a1", "Slides"), as: "a1.ics", in: "Work")
    desk.now = desk.now + .seconds(90_000)
    let outcome = try desk.sync()
    #expect(outcome.lists.contains { $0.name == "Work" && $0.isNew })
    #expect(try desk.row("Slides").listName == "Work")
  }

  @Test func aProgramThatKeepsOnlyWhatItKnowsTakesNothingAway() throws {
    let desk = try Device(server)
    try desk.add("Dentist", due: try day(27, "15:00"), leads: [60, 10])
    try desk.edit("Dentist") { $0.firstStep = "Find the card" }
    try desk.sync()
    let file = String(try #require(server["Home"].objects.keys.first?.split(separator: "/").last))
    let uid = try desk.row("Dentist").id
    server.put(
      todo(uid, "Dentist, Dr. Who", "DUE:20261127T140000Z"),
      as: file,
      in: "Home"
    )
    try desk.sync()
    let row = try desk.row("Dentist, Dr. Who")
    #expect(row.reminder?.leads == [60, 10])
    #expect(row.todo.firstStep == "Find the card")
    #expect(row.todo.due == (try day(27, "15:00")))
    let text = try #require(server.text(file, in: "Home"))
    #expect(text.contains("X-VOICEDO-FIRST-STEP:Find the card"))
    #expect(text.contains("TRIGGER;RELATED=END:-PT1H"))
  }

  @Test func aSeriesThatAnotherProgramEndedGoesOnHereAndWaitsForAWord() throws {
    let desk = try Device(server)
    try desk.add("Pills", due: try day(25, "08:00"), rule: "FREQ=DAILY")
    try desk.sync()
    let file = String(try #require(server["Home"].objects.keys.first?.split(separator: "/").last))
    server.replace(
      "STATUS:NEEDS-ACTION",
      with: "STATUS:COMPLETED\nCOMPLETED:20261125T081500Z",
      in: file,
      of: "Home"
    )
    let outcome = try desk.sync()
    #expect(outcome.heldSeries == ["Pills"])
    #expect(try desk.row("Pills").todo.due == (try day(26, "08:00")))
    let writes = server.writes
    try desk.sync()
    #expect(server.writes == writes)
    // Whoever does it here means that it goes on.
    try desk.complete("Pills")
    try desk.sync()
    let text = try #require(server.text(file, in: "Home"))
    #expect(text.contains("STATUS:NEEDS-ACTION") && !text.contains("COMPLETED:2026"))
  }

  @Test func aSeriesIsRevivedWhereThatIsWanted() throws {
    let desk = try Device(server)
    desk.rules.revivesSeries = true
    try desk.add("Pills", due: try day(25, "08:00"), rule: "FREQ=DAILY")
    try desk.sync()
    let file = String(try #require(server["Home"].objects.keys.first?.split(separator: "/").last))
    server.replace(
      "STATUS:NEEDS-ACTION",
      with: "STATUS:COMPLETED\nCOMPLETED:20261125T081500Z",
      in: file,
      of: "Home"
    )
    try desk.sync()
    let text = try #require(server.text(file, in: "Home"))
    #expect(text.contains("DUE;TZID=Europe/Berlin:20261126T080000"))
    #expect(text.contains("STATUS:NEEDS-ACTION"))
  }

  @Test func theNextOneOfAnotherProgramIsTheSameSeries() throws {
    let desk = try Device(server)
    try desk.add("Pills", due: try day(25, "08:00"), rule: "FREQ=DAILY", leads: [15, 0])
    try desk.sync()
    let id = try desk.row("Pills").id
    let file = String(try #require(server["Home"].objects.keys.first?.split(separator: "/").last))
    server.put(
      todo(id, "Pills", "DUE:20261125T070000Z\nSTATUS:COMPLETED\nCOMPLETED:20261125T081500Z"),
      as: file,
      in: "Home"
    )
    server.put(
      todo("next", "Pills", "DTSTART:20261126T070000Z\nDUE:20261126T070000Z\nRRULE:FREQ=DAILY"),
      as: "next.ics",
      in: "Home"
    )
    try desk.sync()
    #expect(try desk.rows().count == 1)
    #expect(try desk.row("Pills").todo.due == (try day(26, "08:00")))
    let text = try #require(server.text("next.ics", in: "Home"))
    #expect(text.contains("TRIGGER;RELATED=END:-PT15M"))
  }

  @Test func twoThatMakeItAnewMakeItOnce() throws {
    let devices = [try Device(server), try Device(server), try Device(server)]
    try devices[0].add("Milk")
    for device in devices { try device.sync() }
    try devices[0].delete("Milk")
    try devices[1].edit("Milk") { $0.priority = .high }
    try devices[2].edit("Milk") { $0.notes = "two litres" }
    for device in devices + devices + devices { try device.sync() }
    #expect(server["Home"].objects.count == 1)
    for device in devices {
      let row = try device.row("Milk")
      #expect(row.todo.priority == .high)
      #expect(row.todo.notes == "two litres")
      #expect(try device.rows().count == 1)
    }
  }

  @Test func anEditOfWhatMovesGoesAlong() throws {
    let lists = ["Home": "Home", "Work": "Work"]
    let desk = try Device(server, lists)
    try desk.add("Ring Anna")
    try desk.sync()
    let file = String(try #require(server["Home"].objects.keys.first?.split(separator: "/").last))
    desk.now = desk.now + .seconds(1)
    _ = try desk.store.move(
      [try desk.row("Ring Anna").id],
      to: .list("Work"),
      source: .commandLine,
      at: desk.now
    )
    server.beforePut = { [server] in
      server.replace("STATUS:", with: "PRIORITY:1\nSTATUS:", in: file, of: "Home")
    }
    try desk.sync()
    try desk.sync()
    #expect(server["Home"].objects.isEmpty)
    #expect(try desk.row("Ring Anna").todo.priority == .high)
    #expect(server.texts(in: "Work").first?.contains("PRIORITY:1") == true)
  }
}
