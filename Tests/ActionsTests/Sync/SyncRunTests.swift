import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// Two machines of one person, and other programs, on one server.
@Suite struct SyncRunTests {
  private let server = MemoryServer("Home", "Work")

  @Test func whatIsAddedHereAppearsThere() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("Water the plants", due: try day(27, "18:00"), notes: "The fern, too")
    let sent = try desk.sync()
    #expect(sent.trouble == nil)
    #expect(sent.lists.map(\.sentNew) == [1])
    let taken = try laptop.sync()
    #expect(taken.lists.map(\.added) == [1])
    let row = try laptop.row("Water the plants")
    #expect(row.todo.due == (try day(27, "18:00")))
    #expect(row.todo.notes == "The fern, too")
    #expect(row.listName == "Home")
    #expect(row.reminder?.fireAt == row.dueAt)
  }

  @Test func aSecondSyncWritesNothing() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("Water the plants", due: try day(27, "18:00"))
    try desk.add("Pills", due: try day(26, "08:00"), rule: "FREQ=DAILY", leads: [10, 0])
    try desk.add("Some day", due: try day(28))
    for device in [desk, laptop, desk, laptop] { try device.sync() }
    let writes = server.writes
    for device in [desk, laptop] {
      let outcome = try device.sync()
      #expect(!outcome.hasChangedHere)
      #expect(outcome.sent == 0)
    }
    #expect(server.writes == writes)
  }

  @Test func whatIsDoneThereIsDoneHere() throws {
    let (desk, laptop) = (try pair("Water the plants", due: try day(25, "09:30")))
    try laptop.complete("Water the plants")
    try laptop.sync()
    let outcome = try desk.sync()
    #expect(outcome.lists.first?.completed == 1)
    #expect(try desk.row("Water the plants").todo.completedAt != nil)
    #expect(try desk.row("Water the plants").reminder?.state == .closed)
  }

  @Test func whatIsOpenedAgainThereIsOpenHere() throws {
    let (desk, laptop) = try pair("Water the plants")
    try laptop.complete("Water the plants")
    try laptop.sync()
    try desk.sync()
    laptop.now = laptop.now + .seconds(5)
    _ = try laptop.store.reopen(
      [try laptop.row("Water the plants").id],
      source: .commandLine,
      at: laptop.now
    )
    try laptop.sync()
    try desk.sync()
    #expect(try desk.titles() == ["Water the plants"])
  }

  @Test func whatIsDeletedThereIsGoneHereAndUndoBringsItBack() throws {
    let (desk, laptop) = try pair("Water the plants")
    try laptop.delete("Water the plants")
    let sent = try laptop.sync()
    #expect(sent.lists.first?.sentDeleted == 1)
    #expect(server.texts(in: "Home").isEmpty)
    try desk.sync()
    #expect(try desk.titles() == [])
    desk.now = desk.now + .seconds(1)
    _ = try desk.store.undo(at: desk.now)
    #expect(try desk.titles() == ["Water the plants"])
    try desk.sync()
    try laptop.sync()
    #expect(try laptop.titles() == ["Water the plants"])
  }

  @Test func bothChangeOtherFieldsAndBothStay() throws {
    let (desk, laptop) = try pair("Water the plants", due: try day(27, "18:00"))
    try desk.edit("Water the plants") { $0.title = "Water all plants" }
    try laptop.edit("Water the plants") { $0.priority = .high }
    for device in [desk, laptop, desk] { try device.sync() }
    for device in [desk, laptop] {
      let row = try device.row("Water all plants")
      #expect(row.todo.priority == .high)
      #expect(row.todo.due == (try day(27, "18:00")))
      #expect(row.todo.notes == nil)
    }
  }

  @Test func bothChangeTheTitleAndNoWordIsGone() throws {
    let (desk, laptop) = try pair("Water the plants")
    try desk.edit("Water the plants") { $0.title = "Water the fern" }
    laptop.now = laptop.now + .minutes(20)
    try laptop.edit("Water the plants") { $0.title = "Water the palm" }
    try desk.sync()
    let outcome = try laptop.sync()
    #expect(outcome.lists.first?.conflicts == 1)
    desk.now = laptop.now
    try desk.sync()
    for device in [desk, laptop] {
      let row = try device.row("Water the palm")
      #expect(row.todo.notes == "On another device it was called: Water the fern")
    }
  }

  @Test func anEditBeatsADeletionOverThere() throws {
    let (desk, laptop) = try pair("Water the plants")
    try laptop.delete("Water the plants")
    try desk.edit("Water the plants") { $0.title = "Water the fern" }
    for device in [laptop, desk, laptop] { try device.sync() }
    #expect(try desk.titles() == ["Water the fern"])
    #expect(try laptop.titles() == ["Water the fern"])
  }

  @Test func anEditOverThereBeatsADeletionHere() throws {
    let (desk, laptop) = try pair("Water the plants")
    try desk.delete("Water the plants")
    try laptop.edit("Water the plants") { $0.title = "Water the fern" }
    for device in [laptop, desk, laptop] { try device.sync() }
    #expect(try desk.titles() == ["Water the fern"])
    #expect(try laptop.titles() == ["Water the fern"])
  }

  @Test func aMovedTimeMovesTheReminder() throws {
    let (desk, laptop) = try pair("Dentist", due: try day(27, "15:00"))
    try laptop.edit("Dentist") { $0.time.due = try? day(28, "16:00") }
    try laptop.sync()
    try desk.sync()
    let row = try desk.row("Dentist")
    #expect(row.todo.due == (try day(28, "16:00")))
    #expect(row.reminder?.fireAt == row.dueAt)
  }

  @Test func whatIsPutOffThereIsPutOffHere() throws {
    let (desk, laptop) = try pair("Dentist", due: try day(25, "09:01"))
    let until = Instant(seconds: 1_795_600_000)
    laptop.now = laptop.now + .minutes(5)
    _ = try laptop.store.snooze(
      [try laptop.row("Dentist").id],
      until: until,
      source: .popup,
      at: laptop.now
    )
    try laptop.sync()
    try desk.sync()
    let reminder = try #require(try desk.row("Dentist").reminder)
    #expect(reminder.state == .snoozed)
    #expect(reminder.againAt == until)
  }

  @Test func anOccurrenceDoneThereIsDoneHereOnce() throws {
    let (desk, laptop) = try pair("Pills", due: try day(25, "08:00"), rule: "FREQ=DAILY")
    try laptop.complete("Pills")
    try laptop.sync()
    let outcome = try desk.sync()
    #expect(outcome.lists.first?.completed == 1)
    #expect(try desk.row("Pills").todo.due == (try day(26, "08:00")))
    #expect(try desk.store.completionCount(of: try desk.row("Pills").id) == 1)
    // Both do the next one, and it counts once on each.
    (desk.now, laptop.now) = (desk.now + .seconds(86_400), laptop.now + .seconds(86_400))
    try desk.complete("Pills")
    try laptop.complete("Pills")
    for device in [desk, laptop, desk, laptop] { try device.sync() }
    for device in [desk, laptop] {
      #expect(try device.row("Pills").todo.due == (try day(27, "08:00")))
      #expect(try device.store.completionCount(of: try device.row("Pills").id) == 2)
    }
  }

  @Test func whatIsPassedOverThereIsNotDoneHere() throws {
    let (desk, laptop) = try pair("Pills", due: try day(25, "08:00"), rule: "FREQ=DAILY")
    laptop.now = laptop.now + .seconds(2)
    _ = try laptop.store.skip([try laptop.row("Pills").id], source: .commandLine, at: laptop.now)
    try laptop.sync()
    try desk.sync()
    #expect(try desk.row("Pills").todo.due == (try day(26, "08:00")))
    #expect(try desk.store.completionCount(of: try desk.row("Pills").id) == 0)
  }

  @Test func partsAreParts() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    let parent = try desk.add("Move house")
    let part = try desk.add("Pack the books")
    _ = try desk.store.move([part.id], to: .under(parent.id), source: .commandLine, at: desk.now)
    try desk.sync()
    try laptop.sync()
    #expect(try laptop.row("Pack the books").todo.parent == (try laptop.row("Move house").id))
    _ = try laptop.store.move(
      [try laptop.row("Pack the books").id],
      to: .top,
      source: .commandLine,
      at: laptop.now
    )
    try laptop.sync()
    try desk.sync()
    #expect(try desk.row("Pack the books").todo.parent == nil)
  }

  @Test func aMoveToAnotherListMovesItThere() throws {
    let lists = ["Home": "Home", "Work": "Work"]
    let (desk, laptop) = (try Device(server, lists), try Device(server, lists))
    try desk.add("Ring Anna", due: try day(27, "10:00"))
    try desk.sync()
    try laptop.sync()
    let id = try laptop.row("Ring Anna").id
    desk.now = desk.now + .seconds(1)
    _ = try desk.store.move(
      [try desk.row("Ring Anna").id],
      to: .list("Work"),
      source: .commandLine,
      at: desk.now
    )
    try desk.sync()
    #expect(server["Home"].objects.isEmpty)
    #expect(server["Work"].objects.count == 1)
    try laptop.sync()
    #expect(try laptop.row("Ring Anna").listName == "Work")
    #expect(try laptop.row("Ring Anna").id == id)
    #expect(try laptop.rows().count == 1)
  }

  @Test func whatMovesToAListOfThisMachineAloneLeavesTheServer() throws {
    let (desk, laptop) = try pair("Ring Anna")
    _ = try desk.store.move(
      [try desk.row("Ring Anna").id],
      to: .list("Private"),
      source: .commandLine,
      at: desk.now
    )
    try desk.sync()
    #expect(server["Home"].objects.isEmpty)
    try laptop.sync()
    #expect(try laptop.titles() == [])
    #expect(try desk.titles() == ["Ring Anna"])
  }

  @Test func undoTakesBackAWholeSync() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("One")
    try desk.add("Two")
    try desk.sync()
    try laptop.sync()
    laptop.now = laptop.now + .seconds(1)
    let reverted = try #require(try laptop.store.undo(at: laptop.now))
    #expect(reverted.label == .sync)
    #expect(try laptop.titles() == [])
  }

  /// Two machines that both have one to-do.
  private func pair(
    _ title: String,
    due: Due? = nil,
    rule: String? = nil
  ) throws -> (desk: Device, laptop: Device) {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add(title, due: due, rule: rule)
    try desk.sync()
    try laptop.sync()
    try desk.sync()
    (desk.now, laptop.now) = (max(desk.now, laptop.now), max(desk.now, laptop.now))
    return (desk, laptop)
  }
}
