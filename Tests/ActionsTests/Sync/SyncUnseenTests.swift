import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// What a server has answered with success, and does not show: an answer is no proof.
@Suite struct SyncUnseenTests {
  private let server = MemoryServer("Home")

  private func broken(_ title: String, on desk: Device) throws {
    try desk.add(title, due: try day(27, "08:00"), rule: "FREQ=DAILY")
    try desk.edit(title) { $0.time.isBreakthrough = true }
  }

  @Test func whatIsNotShownYetStaysAndIsTold() throws {
    let desk = try Device(server)
    try desk.sync()
    server.lag()
    try broken("Insulin", on: desk)
    #expect(try desk.sync().lists.first?.onTheWay == 1)
    for _ in 0..<2 { try desk.sync() }
    #expect(try desk.titles() == ["Insulin"])
    server.catchUp()
    #expect(try desk.sync().lists.first?.onTheWay == 0)
    #expect(try desk.sync().lists.first?.onTheWay == 0)
    #expect(server["Home"].objects.count == 1)
    #expect(try desk.row("Insulin").reminder?.isBreakthrough == true)
  }

  @Test func whatIsDoneIsNotUndoneByAServerThatLags() throws {
    let desk = try Device(server)
    try desk.add("Pill")
    try desk.sync()
    server.lag()
    try desk.complete("Pill")
    for _ in 0..<3 {
      try desk.sync()
      #expect(try desk.titles() == [])
    }
    server.catchUp()
    try desk.sync()
    #expect(try desk.titles() == [])
    #expect(server.texts(in: "Home").first?.contains("STATUS:COMPLETED") == true)
  }

  @Test func twoChangesInARowAreNotTakenBack() throws {
    let desk = try Device(server)
    try desk.add("Pill")
    try desk.sync()
    server.lag()
    try desk.edit("Pill") { $0.notes = "with water" }
    try desk.sync()
    try desk.edit("Pill") { $0.title = "White pill" }
    try desk.sync()
    #expect(try desk.row("White pill").todo.notes == "with water")
    server.catchUp()
    try desk.sync()
    try desk.sync()
    #expect(try desk.row("White pill").todo.notes == "with water")
    let text = try #require(server.texts(in: "Home").first)
    #expect(text.contains("SUMMARY:White pill") && text.contains("DESCRIPTION:with water"))
  }

  @Test("what was never stored is sent again", arguments: [false, true])
  func again(isKnown: Bool) throws {
    let desk = try Device(server)
    if isKnown {
      try desk.add("Milk")
      try desk.sync()
      server.swallows = 1
      try desk.complete("Milk")
    } else {
      server.swallows = 1
      try desk.add("Milk")
    }
    try desk.sync()
    let writes = server.writes
    // Not at once: the server may only lag.
    try desk.sync()
    #expect(server.writes == writes)
    desk.now = desk.now + .minutes(5)
    #expect(try desk.sync().lists.first?.sentAgain == 1)
    let text = try #require(server.texts(in: "Home").first)
    #expect(text.contains("STATUS:COMPLETED") == isKnown)
    try desk.sync()
    #expect(server.writes == writes + 1)
    #expect(try desk.rows().count == 1)
  }

  @Test func whatIsNeverStoredStaysHereAndIsToldAsNotTaken() throws {
    let desk = try Device(server)
    server.swallows = 100
    try desk.add("Milk")
    var refused: [String] = []
    for _ in 0..<8 {
      desk.now = desk.now + .minutes(6)
      refused += try desk.sync().lists.first?.refusedTitles ?? []
    }
    #expect(refused == ["Milk"])
    #expect(server.writes == 3)
    #expect(try desk.titles() == ["Milk"])
  }

  @Test func whatTheServerKeepsUnderAnAddressOfItsOwnIsThere() throws {
    server.namesItself = true
    let desk = try Device(server)
    try desk.add("Milk")
    for _ in 0..<2 {
      try desk.sync()
      desk.now = desk.now + .minutes(6)
    }
    #expect(try desk.sync().lists.first?.onTheWay == 0)
    #expect(server["Home"].objects.count == 1)
    try desk.edit("Milk") { $0.title = "Oat milk" }
    try desk.sync()
    #expect(server.texts(in: "Home").count == 1)
    #expect(server.texts(in: "Home").first?.contains("SUMMARY:Oat milk") == true)
    #expect(try desk.titles() == ["Oat milk"])
  }

  @Test func aListingThatOnceHadItTellsOfADeletion() throws {
    let desk = try Device(server)
    try desk.add("Milk")
    try desk.sync()
    let file = String(try #require(server["Home"].objects.keys.first?.split(separator: "/").last))
    server.remove(file, from: "Home")
    let outcome = try desk.sync()
    #expect(try desk.titles() == [])
    // It was made here minutes ago, so it is told by its title.
    #expect(outcome.lists.first?.deletedYoung == ["Milk"])
    let account = try #require(try desk.store.syncAccounts().first)
    #expect(
      try desk.store.syncConflicts(of: account.id, at: desk.now).map(\.field) == ["young"]
    )
  }

  @Test func whatComesBackIsTheSameTodoWithItsHandleAndItsReminder() throws {
    let desk = try Device(server)
    try broken("Insulin", on: desk)
    try desk.sync()
    let before = try desk.row("Insulin")
    let file = String(try #require(server["Home"].objects.keys.first?.split(separator: "/").last))
    let text = try #require(server.text(file, in: "Home")).replacing("\r\n", with: "\n")
    server.remove(file, from: "Home")
    try desk.sync()
    #expect(try desk.titles() == [])
    server.put(
      text.replacing("SUMMARY:Insulin", with: "SUMMARY:Insulin, ten"),
      as: file,
      in: "Home"
    )
    try desk.sync()
    let row = try desk.row("Insulin, ten")
    #expect(row.id == before.id)
    #expect(row.todo.handle == before.todo.handle)
    #expect(row.reminder?.isBreakthrough == true)
    #expect(row.todo.recurrence?.rule == before.todo.recurrence?.rule)
    let writes = server.writes
    try desk.sync()
    #expect(server.writes == writes)
  }

  @Test func aDeletionIsNotTakenBackByAServerThatLags() throws {
    let desk = try Device(server)
    try desk.add("Milk")
    try desk.sync()
    server.lag()
    try desk.delete("Milk")
    for _ in 0..<3 {
      try desk.sync()
      #expect(try desk.titles() == [])
    }
    server.catchUp()
    try desk.sync()
    #expect(try desk.titles() == [])
  }

  @Test func whatTheServerRefusedIsTriedAgainWhenSomebodyAsksOrTheServerChanged() throws {
    let desk = try Device(server)
    try desk.add("Milk")
    server.failures["PUT"] = [.unacceptable, .unacceptable]
    #expect(try desk.sync().lists.first?.refusedTitles == ["Milk"])
    desk.rules.isAsked = true
    #expect(try desk.sync().lists.first?.refused == 1)
    desk.rules.isAsked = false
    server.put(
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:b\nSUMMARY:Bread\nEND:VTODO\nEND:VCALENDAR\n",
      as: "b.ics",
      in: "Home"
    )
    #expect(try desk.sync().lists.first?.sentNew == 1)
  }
}
