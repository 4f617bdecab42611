import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// Lists that are made, renamed and deleted on either side, and devices where nobody did anything.
@Suite struct SyncListsTests {
  private let server = MemoryServer("Home", "Work")

  private func list(_ name: String, on device: Device) throws -> TodoList.ID {
    try #require(try device.store.lists().map(\.list).first { $0.name == name }).id
  }

  @Test func whereNobodyDidAnythingNothingIsInTwoPlaces() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.add("Coffee", due: try day(27, "08:00"))
    try desk.edit("Coffee") { $0.notes = "two pounds" }
    try desk.sync()
    try laptop.sync()
    let file = String(try #require(server["Home"].objects.keys.first?.split(separator: "/").last))
    server.remove(file, from: "Home")
    try desk.edit("Coffee") { $0.title = "Tea" }
    try desk.sync()
    let writes = server.writes
    let outcome = try laptop.sync()
    #expect(outcome.lists.allSatisfy { $0.conflicts == 0 })
    #expect(server.writes == writes)
    let row = try laptop.row("Tea")
    #expect(row.todo.notes == "two pounds")
    #expect(try laptop.rows().count == 1)
    // Who did change it keeps both texts.
    server.remove(
      try #require(server["Home"].objects.keys.first?.split(separator: "/").last.map(String.init)),
      from: "Home"
    )
    try laptop.edit("Tea") { $0.title = "Green tea" }
    try desk.edit("Tea") { $0.title = "Black tea" }
    try laptop.sync()
    #expect(try desk.sync().lists.contains { $0.conflicts == 1 })
  }

  @Test func aNameGoesBothWays() throws {
    let (desk, laptop) = (try Device(server), try Device(server))
    try desk.sync()
    try laptop.sync()
    var change = ListChange()
    change.name = "House"
    desk.now = desk.now + .seconds(1)
    let id = try list("Home", on: desk)
    try desk.store.changeList(id, change, source: .commandLine, at: desk.now)
    #expect(try desk.sync().lists.first?.isRenamedThere == true)
    #expect(server.collections[server.address(of: "Home")]?.name == "House")
    #expect(try laptop.sync().lists.first?.oldName == "Home")
    #expect(try list("House", on: laptop).isEmpty == false)
    for device in [desk, laptop] {
      #expect(try device.sync().lists.allSatisfy { $0.oldName == nil && !$0.isRenamedThere })
    }
    // Taking it back is another name like any other.
    laptop.now = laptop.now + .seconds(1)
    _ = try laptop.store.undo(at: laptop.now)
    try laptop.sync()
    #expect(server.collections[server.address(of: "Home")]?.name == "Home")
  }

  @Test(
    "Names that differ on purpose, and those that cannot be had, stay",
    arguments: [true, false]
  )
  func names(isMapped: Bool) throws {
    let desk = try Device(server, [isMapped ? "Private" : "Home": "Home", "Work": "Work"])
    try desk.sync()
    if !isMapped { server.failures["RENAME"] = [.readOnly] }
    var change = ListChange()
    change.name = "House"
    desk.now = desk.now + .seconds(1)
    let id = try list(isMapped ? "Private" : "Home", on: desk)
    try desk.store.changeList(id, change, source: .commandLine, at: desk.now)
    for _ in 0..<2 { #expect(try desk.sync().trouble == nil) }
    #expect(server.collections[server.address(of: "Home")]?.name == "Home")
    #expect(try list("House", on: desk) == id)
    // A name that another list has here is not taken.
    server.collections[server.address(of: "Work")]?.name = "House"
    server.put(
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:b\nSUMMARY:B\nEND:VTODO\nEND:VCALENDAR\n",
      as: "b.ics",
      in: "Work"
    )
    try desk.sync()
    #expect(try list("Work", on: desk).isEmpty == false)
  }

  @Test func aDeletedListThatIsBackIsSyncedAsBefore() throws {
    let desk = try Device(server, ["Home": "Home", "Work": "Work"])
    try desk.add("Milk", due: try day(27, "08:00"), rule: "FREQ=DAILY")
    try desk.edit("Milk") { $0.time.isBreakthrough = true }
    try desk.sync()
    desk.now = desk.now + .seconds(1)
    try desk.store.deleteList(
      try list("Home", on: desk),
      .deleted,
      source: .commandLine,
      at: desk.now
    )
    try desk.sync()
    #expect(server["Home"].objects.count == 1)
    server.replace(
      "SUMMARY:Milk",
      with: "SUMMARY:Oat milk",
      in: String(try #require(server["Home"].objects.keys.first?.split(separator: "/").last)),
      of: "Home"
    )
    try desk.sync()
    desk.now = desk.now + .seconds(1)
    _ = try desk.store.undo(at: desk.now)
    for _ in 0..<2 { try desk.sync() }
    #expect(try desk.rows().count == 1)
    #expect(server["Home"].objects.count == 1)
    #expect(try desk.rows().first?.reminder?.isBreakthrough == true)
    #expect(try desk.store.syncedLists().first { $0.name == "Home" }?.state == .open)
    try desk.add("Bread")
    try desk.sync()
    #expect(server["Home"].objects.count == 2)
  }

  @Test func whatIsNotSyncedIsToldOnBothSides() throws {
    let desk = try Device(server)
    try desk.store.addList("Shed", ListChange(), source: .commandLine, at: desk.now)
    try desk.add("Spade", list: "Shed")
    var outcome = try desk.sync()
    #expect(outcome.offered == ["Work"])
    #expect(outcome.unsynced == ["Shed"])
    // It is asked for once a day, and whenever somebody asks.
    server.collections[server.address(of: "Later")] = MemoryServer.Collection("Later")
    outcome = try desk.sync()
    #expect(outcome.offered == ["Work"])
    desk.rules.isAsked = true
    outcome = try desk.sync()
    #expect(outcome.offered == ["Later", "Work"])
    #expect(try desk.store.syncAccounts().first?.offered == ["Later", "Work"])
  }
}
