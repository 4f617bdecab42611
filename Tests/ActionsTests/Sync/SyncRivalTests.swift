import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// One to-do on two lists of a server.
@Suite struct SyncRivalTests {
  private let server = MemoryServer("Home", "Work", "Garden")

  @Test(arguments: [("desk", "Work"), ("laptop", "Garden")])
  func whatTwoDevicesMoveAtOnceEndsWhereItWasChangedLast(later: String, list: String) throws {
    let devices = try three("Milk")
    let file = try file()
    let (desk, laptop) = (devices[0], devices[1])
    for device in later == "desk" ? [laptop, desk] : [desk, laptop] {
      device.now = devices.map(\.now).max() ?? device.now
      try device.move("Milk", to: device === desk ? "Work" : "Garden")
    }
    try desk.edit("Milk") { $0.notes = "two" }
    try laptop.edit("Milk") { $0.priority = .high }
    // Neither has seen the other's move when it sends its own.
    server.meanwhile["PUT " + server.address(of: "Work") + file] = { try laptop.sync() }
    try desk.sync()
    #expect(server.interruption == nil)
    try meet(devices)
    for device in devices {
      let row = try #require(try device.rows().first)
      #expect(try device.rows().count == 1)
      #expect(row.listName == list)
      #expect(row.todo.notes == "two")
      #expect(row.todo.priority == .high)
    }
    #expect(server[list].objects.count == 1)
    #expect(count() == 1)
  }

  @Test func whatIsMovedToWhereAMoveHasComeAlreadyKeepsItsWords() throws {
    let devices = try three("Milk")
    let (desk, laptop, den) = (devices[0], devices[1], devices[2])
    // The move ends when it is on both lists.
    try den.move("Milk", to: "Work")
    server.failures["DELETE"] = [.online(.offline)]
    #expect(try den.sync().trouble == .offline)
    try laptop.edit("Milk") { $0.title = "Oat milk" }
    try laptop.sync()
    try desk.sync()
    try desk.move(try #require(try desk.titles().first), to: "Work")
    try desk.sync()
    try meet(devices)
    for device in devices {
      let todo = try #require(try device.rows().first).todo
      #expect((todo.title + (todo.notes ?? "")).contains("Oat milk"))
      #expect(try device.rows().map(\.listName) == ["Work"])
    }
    #expect(count() == 1)
  }

  @Test func eachOfSeveralThatAMoveHasComeAheadOfKeepsItsWords() throws {
    let devices = try three("Milk")
    let (desk, laptop, den) = (devices[0], devices[1], devices[2])
    try desk.add("Bread")
    for device in devices { try device.sync() }
    for title in ["Milk", "Bread"] { try den.move(title, to: "Work") }
    server.failures["DELETE"] = [.online(.offline)]
    #expect(try den.sync().trouble == .offline)
    try laptop.edit("Bread") { $0.notes = "two" }
    try laptop.sync()
    try desk.sync()
    for title in ["Milk", "Bread"] { try desk.move(title, to: "Work") }
    try desk.sync()
    try meet(devices)
    for device in devices {
      #expect(try device.row("Bread").todo.notes == "two")
      #expect(try device.rows().map(\.listName) == ["Work", "Work"])
    }
    #expect(count() == 2)
  }

  @Test func ofOneMovedToAndFroAtOnceSomethingIsLeft() throws {
    let devices = try three("Milk")
    let (desk, laptop) = (devices[0], devices[1])
    let address = try #require(server["Home"].objects.keys.first)
    try desk.move("Milk", to: "Work")
    server.failures["DELETE"] = [.online(.offline)]
    #expect(try desk.sync().trouble == .offline)
    try laptop.sync()
    try laptop.move("Milk", to: "Work")
    try desk.move("Milk", to: "Home")
    // Each lets the object go that the other one keeps.
    server.meanwhile["DELETE " + address] = { try desk.sync() }
    try laptop.sync()
    #expect(server.interruption == nil)
    try meet(devices)
    for device in devices { #expect(try device.titles() == ["Milk"]) }
    #expect(count() == 1)
  }

  @Test func whatAMoveLeftBehindOnItsWayIsNoTodo() throws {
    let devices = try three("Milk")
    let (desk, laptop) = (devices[0], devices[1])
    try desk.move("Milk", to: "Work")
    server.failures["DELETE"] = [.online(.offline)]
    #expect(try desk.sync().trouble == .offline)
    try laptop.sync()
    try desk.move("Milk", to: "Garden")
    try desk.sync()
    try laptop.sync()
    #expect(try laptop.row("Milk").listName == "Garden")
    try desk.delete("Milk")
    try desk.sync()
    try laptop.sync()
    #expect(try laptop.titles() == [])
    #expect(count() == 0)
  }

  @Test func whatCameToAnotherListSinceThatWasReadIsNotMadeAnew() throws {
    server.wantsUIDsOnce = true
    let lists = ["Home": "Home", "Work": "Work", "Garden": "Garden"]
    let (desk, laptop) = (try Device(server, lists), try Device(server, lists))
    try desk.add("Milk", list: "Work")
    // It comes there, and its answer does not come back.
    server.afterPut = { () throws(CalendarServerFailure) in throw .online(.offline) }
    #expect(try desk.sync().trouble == .offline)
    server.afterPut = nil
    try laptop.sync()
    try laptop.move("Milk", to: "Garden")
    server.meanwhile["LIST " + server.address(of: "Home")] = { try laptop.sync() }
    try desk.sync()
    #expect(server.interruption == nil)
    try meet([desk, laptop])
    for device in [desk, laptop] { #expect(try device.rows().map(\.listName) == ["Garden"]) }
    #expect(count() == 1)
  }

  @Test func whatIsDeletedAfterHalfAMoveStaysForWhoeverChangedIt() throws {
    let devices = try three("Milk")
    let (desk, laptop) = (devices[0], devices[1])
    try laptop.move("Milk", to: "Work")
    server.failures["PUT"] = [.online(.offline)]
    #expect(try laptop.sync().trouble == .offline)
    try laptop.delete("Milk")
    try desk.edit("Milk") { $0.title = "Oat milk" }
    try desk.sync()
    try laptop.sync()
    try meet(devices)
    for device in devices { #expect(try device.titles() == ["Oat milk"]) }
    #expect(count() == 1)
  }

  @Test func whoeverKnewMoreOfWhatIsMadeAnewKeepsIt() throws {
    let devices = try three("Milk")
    let (desk, laptop, den) = (devices[0], devices[1], devices[2])
    try desk.edit("Milk") { $0.notes = "two" }
    try desk.sync()
    try den.delete("Milk")
    try den.sync()
    try den.sync()
    // The laptop has seen neither.
    try laptop.edit("Milk") { $0.title = "Oat milk" }
    try laptop.sync()
    try meet(devices)
    for device in devices {
      #expect(try device.titles() == ["Oat milk"])
      #expect(try device.row("Oat milk").todo.notes?.contains("two") == true)
    }
    #expect(count() == 1)
  }

  @Test func whatBecameAPartOfSomethingNewWhileItWasMadeAnewIsOneOnAllDevices() throws {
    let devices = try three("Milk")
    let (desk, laptop) = (devices[0], devices[1])
    try laptop.delete("Milk")
    try laptop.sync()
    laptop.now = laptop.now + .seconds(1)
    _ = try laptop.store.undo(at: laptop.now)
    try laptop.sync()
    try desk.add("Shopping")
    desk.now = desk.now + .seconds(1)
    _ = try desk.store.move(
      [try desk.row("Milk").id],
      to: .under(try desk.row("Shopping").id),
      source: .commandLine,
      at: desk.now
    )
    try desk.sync()
    try meet(devices)
    for device in devices {
      let whole = try device.row("Shopping").id
      #expect(try device.row("Milk").todo.parent == whole)
    }
  }

  @Test func aCopyOfAnotherProgramStays() throws {
    let devices = try three("Milk")
    let file = try file()
    let text = try #require(server.text(file, in: "Home")).replacing("\r\n", with: "\n")
    server.put(text, as: file, in: "Work")
    try meet(devices)
    for device in devices { #expect(try device.rows().map(\.listName) == ["Home"]) }
    #expect(server["Work"].objects.count == 1)
  }

  /// How many objects the server has.
  private func count() -> Int {
    ["Home", "Work", "Garden"].reduce(0) { $0 + server[$1].objects.count }
  }

  /// The name of the one object on the first list.
  private func file() throws -> String {
    let address = try #require(server["Home"].objects.keys.first)
    return try #require(address.split(separator: "/").last.map(String.init))
  }

  private func meet(_ devices: [Device]) throws {
    for _ in 0..<3 { for device in devices { try device.sync() } }
  }

  /// Three machines that have one to-do on the first of three lists.
  private func three(_ title: String) throws -> [Device] {
    let lists = ["Home": "Home", "Work": "Work", "Garden": "Garden"]
    let devices = try (0..<3).map { _ in try Device(server, lists) }
    try devices[0].add(title)
    for device in devices { try device.sync() }
    return devices
  }
}
