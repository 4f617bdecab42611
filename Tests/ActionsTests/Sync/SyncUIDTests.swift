import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// Servers that take a UID once for a user, and objects that one alone is refused.
@Suite struct SyncUIDTests {
  private let server = MemoryServer("Home", "Work")

  init() { server.wantsUIDsOnce = true }

  private func devices() throws -> (desk: Device, laptop: Device) {
    let lists = ["Home": "Home", "Work": "Work"]
    return (try Device(server, lists), try Device(server, lists))
  }

  @Test("A move goes through, and the rest of the list as well", arguments: [true, false])
  func move(_ moves: Bool) throws {
    server.moves = moves
    let (desk, laptop) = try devices()
    try desk.add("Milk", due: try day(27, "08:00"))
    try desk.edit("Milk") { $0.time.isBreakthrough = true }
    try desk.sync()
    try laptop.sync()
    try desk.move("Milk", to: "Work")
    try desk.add("Slides", list: "Work")
    let outcome = try desk.sync()
    #expect(outcome.lists.allSatisfy { !$0.isReadOnly && $0.refused == 0 })
    #expect(server["Home"].objects.isEmpty)
    #expect(server["Work"].objects.count == 2)
    #expect(server.requests.contains { $0.hasPrefix("DELETE") } == !moves)
    try laptop.sync()
    #expect(try laptop.row("Milk").listName == "Work")
    // What the other one does reaches this one.
    try laptop.complete("Milk")
    try laptop.sync()
    try desk.sync()
    #expect(try desk.row("Milk").todo.completedAt != nil)
    #expect(try desk.rows().count == 2)
    let writes = server.writes
    try desk.sync()
    #expect(server.writes == writes)
  }

  @Test("What was moved and changed on a server that lags is not taken for gone")
  func lag() throws {
    server.moves = true
    let (desk, laptop) = try devices()
    try desk.add("Milk")
    try desk.sync()
    try laptop.sync()
    try desk.move("Milk", to: "Work")
    try desk.edit("Milk") { $0.notes = "two litres" }
    server.lag()
    let outcome = try desk.sync()
    #expect(outcome.lists.allSatisfy { $0.conflicts == 0 && $0.deleted == 0 })
    server.catchUp()
    for device in [desk, laptop, desk] { try device.sync() }
    #expect(server["Work"].objects.count == 1 && server["Home"].objects.isEmpty)
    for device in [desk, laptop] {
      #expect(try device.rows().count == 1)
      #expect(try device.row("Milk").listName == "Work")
      #expect(try device.row("Milk").todo.notes == "two litres")
    }
  }

  @Test("Nothing is lost where it ends in between", arguments: [true, false])
  func cut(_ moves: Bool) throws {
    server.moves = moves
    let (desk, laptop) = try devices()
    try desk.add("Milk", due: try day(27, "08:00"))
    try desk.edit("Milk") { $0.notes = "two litres" }
    try desk.sync()
    try laptop.sync()
    try laptop.edit("Milk") { $0.time.isBreakthrough = true }
    let handle = try laptop.row("Milk").todo.handle
    try desk.move("Milk", to: "Work")
    let address = try #require(server["Home"].objects.keys.first)
    let file = try #require(address.split(separator: "/").last.map(String.init))
    server.meanwhile[
      (moves ? "LIST " : "DELETE ") + (moves ? server.address(of: "Work") : address)
    ] = {
      let place = "PUT " + self.server.address(of: "Work") + file
      self.server.meanwhile[place] = { self.server.failures["PUT"] = [.online(.offline)] }
      if moves { self.server.failures["LIST"] = [.online(.offline)] }
    }
    _ = try desk.sync()
    try laptop.sync()
    for _ in 0..<2 {
      try desk.sync()
      try laptop.sync()
    }
    #expect(server.interruption == nil)
    #expect(server["Home"].objects.isEmpty && server["Work"].objects.count == 1)
    for device in [desk, laptop] {
      #expect(try device.row("Milk").listName == "Work")
      #expect(try device.row("Milk").todo.notes == "two litres")
      #expect(try device.rows().count == 1)
    }
    // On the other one it is the to-do that it was.
    #expect(try laptop.row("Milk").todo.handle == handle)
    #expect(try laptop.row("Milk").reminder?.isBreakthrough == true)
  }

  @Test(
    "One that is refused holds nothing back",
    arguments: [CalendarServerFailure.unacceptable, .readOnly, .notFound]
  )
  func refused(_ failure: CalendarServerFailure) throws {
    server.tellsRights = true
    let (desk, _) = try devices()
    try desk.add("Milk")
    try desk.add("Bread")
    server.failures["PUT"] = [failure]
    let list = try #require(try desk.sync().lists.first { $0.name == "Home" })
    #expect(list.refusedTitles == ["Milk"])
    #expect(list.sentNew == 1 && !list.isReadOnly)
    #expect(try desk.sync().trouble == nil)
  }

  @Test func whatAServerStumblesOverHoldsNothingBackEither() throws {
    let (desk, _) = try devices()
    for title in ["Milk", "Bread", "Salt", "Rice", "Oil"] { try desk.add(title) }
    server.stumblingBlock = "SUMMARY:Milk"
    let outcome = try desk.sync()
    #expect(outcome.trouble == nil)
    #expect(outcome.lists.first { $0.name == "Home" }?.refusedTitles == ["Milk"])
    #expect(server["Home"].objects.count == 4)
    server.stumblingBlock = nil
    #expect(try desk.sync().lists.first { $0.name == "Home" }?.refusedTitles == [])
    #expect(server["Home"].objects.count == 5)
  }

  @Test func aServerThatStumblesOverAllIsAskedNoMore() throws {
    let (desk, _) = try devices()
    for title in ["Tea", "Jam", "Figs", "Nuts"] { try desk.add(title) }
    server.stumblingBlock = "SUMMARY:"
    #expect(try desk.sync().trouble == .busy)
    #expect(server.requests.count { $0.hasPrefix("PUT") } == 3)
    server.stumblingBlock = nil
    #expect(try desk.sync().trouble == nil)
    #expect(server["Home"].objects.count == 4)
  }
}
