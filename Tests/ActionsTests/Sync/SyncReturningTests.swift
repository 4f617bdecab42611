import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// To-dos that go and come back, move while they are read, and are here under two names.
@Suite struct SyncReturningTests {
  private let server = MemoryServer("Home", "Work")

  @Test func whatMovesWhileListsAreReadStaysOneTodo() throws {
    let (desk, _) = try pair("Milk")
    try desk.edit("Milk") { $0.priority = .high }
    let address = try #require(server["Home"].objects.keys.first)
    // It goes to a list that was read before, just before its own one is.
    let file = try #require(address.split(separator: "/").last.map(String.init))
    try moveOnServer(file, from: "Home", to: "Work")
    try desk.sync()
    server.meanwhile["LIST " + server.address(of: "Work")] = {
      try self.moveOnServer(file, from: "Work", to: "Home")
    }
    try desk.edit("Milk") { $0.title = "Oat milk" }
    try desk.sync()
    try desk.sync()
    #expect(server.interruption == nil)
    #expect(try desk.titles() == ["Oat milk"])
    #expect(try desk.row("Oat milk").listName == "Home")
    #expect(server["Home"].objects.count + server["Work"].objects.count == 1)
  }

  @Test func aCopyThatIsGoneAsWellIsNone() throws {
    let (desk, _) = try pair("Milk")
    let address = try #require(server["Home"].objects.keys.first)
    let file = try #require(address.split(separator: "/").last.map(String.init))
    let text = try #require(server.text(file, in: "Home")).replacing("\r\n", with: "\n")
    server.put(text, as: file, in: "Work")
    try desk.sync()
    #expect(try desk.titles() == ["Milk"])
    server.remove(file, from: "Home")
    server.remove(file, from: "Work")
    try desk.sync()
    #expect(try desk.titles() == [])
  }

  @Test func whatIsBroughtBackIsTheTodoThatItWas() throws {
    let (desk, laptop) = try pair("Milk")
    let id = try laptop.row("Milk").id
    try laptop.delete("Milk")
    try laptop.sync()
    try desk.edit("Milk") { $0.title = "Oat milk" }
    try desk.sync()
    try laptop.sync()
    #expect(try laptop.row("Oat milk").id == id)
    // Taking the deletion back finds it there.
    laptop.now = laptop.now + .seconds(1)
    _ = try laptop.store.undo(at: laptop.now)
    _ = try laptop.store.undo(at: laptop.now)
    try laptop.sync()
    try desk.sync()
    #expect(try laptop.rows().count == 1)
    #expect(try desk.rows().count == 1)
    #expect(server["Home"].objects.count == 1)
  }

  @Test func whatWasSentWithoutAnAnswerIsDeletedAllTheSame() throws {
    let (desk, laptop) = try pair("Milk")
    try desk.edit("Milk") { $0.title = "Oat milk" }
    server.afterPut = { () throws(CalendarServerFailure) in throw .online(.offline) }
    #expect(try desk.sync().trouble == .offline)
    try desk.delete("Oat milk")
    let outcome = try desk.sync()
    #expect(outcome.lists.allSatisfy { $0.conflicts == 0 })
    #expect(server["Home"].objects.isEmpty)
    try laptop.sync()
    #expect(try laptop.titles() == [])
  }

  @Test func aDeletionThatIsTakenBackBeforeItsAnswerCameIsNobodyElses() throws {
    let (desk, laptop) = try pair("Milk")
    let address = try #require(server["Home"].objects.keys.first)
    let file = try #require(address.split(separator: "/").last.map(String.init))
    try desk.delete("Milk")
    // It comes there, and its answer does not come back.
    server.failures["DELETE"] = [.online(.timeout)]
    server.meanwhile["DELETE " + address] = { self.server.remove(file, from: "Home") }
    #expect(try desk.sync().trouble == .offline)
    desk.now = desk.now + .seconds(1)
    _ = try desk.store.undo(at: desk.now)
    try desk.sync()
    try laptop.sync()
    #expect(server.interruption == nil)
    #expect(try desk.titles() == ["Milk"])
    #expect(try laptop.titles() == ["Milk"])
  }

  @Test func whatIsMovedBackBeforeTheMoveCameThereStaysDone() throws {
    let (desk, laptop) = try pair("Milk")
    try desk.complete("Milk")
    try desk.move("Milk", to: "Work")
    server.afterPut = { () throws(CalendarServerFailure) in throw .online(.offline) }
    #expect(try desk.sync().trouble == .offline)
    try desk.move("Milk", to: "Home")
    try desk.sync()
    try laptop.sync()
    try desk.sync()
    for device in [desk, laptop] {
      let row = try device.row("Milk")
      #expect(row.todo.completedAt != nil)
      #expect(row.listName == "Home")
      #expect(try device.rows().count == 1)
    }
  }

  @Test func whatAnotherDeviceMovesBackIsNotTakenForDeleted() throws {
    let (desk, laptop) = try pair("Milk")
    let address = try #require(server["Home"].objects.keys.first)
    let file = try #require(address.split(separator: "/").last.map(String.init))
    try desk.move("Milk", to: "Work")
    server.failures["DELETE"] = [.online(.offline)]
    #expect(try desk.sync().trouble == .offline)
    // It is on both lists, and somebody takes the new one away.
    server.remove(file, from: "Work")
    try desk.sync()
    try laptop.sync()
    #expect(try desk.titles() == ["Milk"])
    #expect(try laptop.titles() == ["Milk"])
  }

  @Test func whatTwoDevicesMoveToTheSameListStaysDone() throws {
    let (desk, laptop) = try pair("Milk")
    try desk.complete("Milk")
    try desk.move("Milk", to: "Work")
    server.failures["DELETE"] = [.online(.offline)]
    #expect(try desk.sync().trouble == .offline)
    try laptop.move("Milk", to: "Work")
    for _ in 0..<2 {
      try laptop.sync()
      try desk.sync()
    }
    for device in [desk, laptop] {
      let row = try device.row("Milk")
      #expect(row.todo.completedAt != nil)
      #expect(row.listName == "Work")
    }
  }

  @Test func ofTwoThatArePartsOfEachOtherOneIsFree() throws {
    let (desk, laptop) = try pair("Milk")
    try desk.add("Shopping")
    try desk.sync()
    try laptop.sync()
    _ = try desk.store.move(
      [try desk.row("Milk").id],
      to: .under(try desk.row("Shopping").id),
      source: .commandLine,
      at: desk.now
    )
    _ = try laptop.store.move(
      [try laptop.row("Shopping").id],
      to: .under(try laptop.row("Milk").id),
      source: .commandLine,
      at: laptop.now
    )
    for _ in 0..<3 {
      try desk.sync()
      try laptop.sync()
    }
    let wholes = try [desk, laptop].map { device in
      try device.rows().filter { $0.todo.parent == nil }.map(\.todo.title)
    }
    #expect(wholes[0].count == 1)
    #expect(wholes[0] == wholes[1])
  }

  @Test func whatWasTakenForGoneWhileItMovedIsOneTodoAgain() throws {
    server.wantsUIDsOnce = true
    let (desk, laptop) = try pair("Milk")
    try laptop.edit("Milk") { $0.title = "Oat milk" }
    try desk.move("Milk", to: "Work")
    let address = try #require(server["Home"].objects.keys.first)
    let file = try #require(address.split(separator: "/").last.map(String.init))
    // The old one has to go first; in between it is nowhere.
    server.meanwhile["DELETE " + address] = {
      let place = "PUT " + self.server.address(of: "Work") + file
      self.server.meanwhile[place] = { try laptop.sync() }
    }
    try desk.sync()
    #expect(server["Home"].objects.count == 1)
    for _ in 0..<3 {
      try laptop.sync()
      try desk.sync()
    }
    #expect(server.interruption == nil)
    for device in [desk, laptop] {
      #expect(try device.rows().count == 1)
      let todo = try #require(try device.rows().first).todo
      #expect((todo.title + (todo.notes ?? "")).contains("Oat milk"))
    }
    #expect(server["Home"].objects.count + server["Work"].objects.count == 1)
  }

  private func moveOnServer(_ file: String, from: String, to: String) throws {
    let text = try #require(server.text(file, in: from)).replacing("\r\n", with: "\n")
    server.remove(file, from: from)
    server.put(text, as: file, in: to)
  }

  /// Two machines that both have one to-do on one of two lists.
  private func pair(_ title: String) throws -> (desk: Device, laptop: Device) {
    let lists = ["Home": "Home", "Work": "Work"]
    let (desk, laptop) = (try Device(server, lists), try Device(server, lists))
    try desk.add(title)
    try desk.sync()
    try laptop.sync()
    return (desk, laptop)
  }
}
