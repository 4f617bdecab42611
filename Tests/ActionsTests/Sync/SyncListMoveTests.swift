import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// Whole lists whose to-dos go to another list, and lists that go.
@Suite struct SyncListMoveTests {
  private let server = MemoryServer("Home", "Work")
  private let titles = ["Bread", "Milk", "Plants", "Salt"]

  @Test func allOfAListMaySafelyMoveToAnother() throws {
    let (desk, laptop) = try pair()
    try moveAll(on: desk)
    try desk.sync()
    let outcome = try laptop.sync()
    #expect(outcome.lists.allSatisfy { $0.vanished == 0 })
    #expect(try lists(of: laptop) == ["Work"])
    #expect(try laptop.store.syncedLists().allSatisfy { $0.state == .open })
  }

  @Test func allOfACollectionMayMoveBeforeItIsDeleted() throws {
    let (desk, laptop) = try pair()
    try moveAll(on: desk)
    try desk.sync()
    server.collections[server.address(of: "Home")] = nil
    try laptop.sync()
    #expect(try lists(of: laptop) == ["Work"])
    // What is changed on either machine goes over again.
    try laptop.edit("Milk") { $0.title = "Oat milk" }
    try laptop.sync()
    try desk.sync()
    #expect(try desk.titles().sorted() == ["Bread", "Oat milk", "Plants", "Salt"])
  }

  @Test func whatARemovedListHeldMovesOnTheServerToo() throws {
    let (desk, laptop) = try pair()
    desk.now = desk.now + .seconds(1)
    let here = try desk.store.lists().map(\.list)
    let home = try #require(here.first { $0.name == "Home" }).id
    let work = try #require(here.first { $0.name == "Work" }).id
    try desk.store.deleteList(home, .moved(work), source: .commandLine, at: desk.now)
    for _ in 0..<2 {
      try desk.sync()
      try laptop.sync()
    }
    for device in [desk, laptop] {
      #expect(try lists(of: device) == ["Work"])
      #expect(try device.titles().sorted() == titles)
    }
    #expect(server["Home"].objects.isEmpty)
    #expect(server["Work"].objects.count == 4)
    // The list is no longer kept here.
    #expect(try desk.store.syncedLists().filter(\.isActive).map(\.name) == ["Work"])
    #expect(try desk.store.syncedLists().allSatisfy { $0.isActive || $0.state == .off })
  }

  @Test func ofTwoMovesAtOnceTheLaterChangeHolds() throws {
    let garden = MemoryServer("Home", "Work", "Garden")
    let lists = ["Home": "Home", "Work": "Work", "Garden": "Garden"]
    let (desk, laptop) = (try Device(garden, lists), try Device(garden, lists))
    try desk.add("Rent")
    try desk.sync()
    try laptop.sync()
    let address = try #require(garden["Home"].objects.keys.first)
    let file = try #require(address.split(separator: "/").last.map(String.init))
    try desk.move("Rent", to: "Garden")
    try desk.edit("Rent") { $0.priority = .low }
    laptop.now = desk.now + .minutes(5)
    try laptop.move("Rent", to: "Work")
    try laptop.edit("Rent") { $0.priority = .high }
    garden.meanwhile["PUT " + garden.address(of: "Garden") + file] = { try laptop.sync() }
    desk.now = laptop.now + .minutes(5)
    try desk.sync()
    #expect(garden.interruption == nil)
    for _ in 0..<3 { for device in [laptop, desk] { try device.sync() } }
    for device in [desk, laptop] {
      let row = try device.row("Rent")
      #expect(row.listName == "Work")
      #expect(row.todo.priority == .high)
    }
  }

  @Test func aCopyLongAfterAMoveIsLeftAlone() throws {
    let (desk, _) = try pair()
    try moveAll(on: desk)
    try desk.sync()
    desk.now = desk.now + .seconds(40 * 86_400)
    try desk.sync()
    let address = try #require(server["Work"].objects.keys.min())
    let file = try #require(address.split(separator: "/").last.map(String.init))
    let text = try #require(server.text(file, in: "Work")).replacing("\r\n", with: "\n")
    server.put(text, as: file, in: "Home")
    for _ in 0..<2 { try desk.sync() }
    #expect(try lists(of: desk) == ["Work"])
    #expect(server["Home"].objects.count == 1)
    #expect(server["Work"].objects.count == 4)
  }

  private func lists(of device: Device) throws -> Set<String> {
    Set(try device.rows().map(\.listName))
  }

  private func moveAll(on device: Device) throws {
    for title in titles { try device.move(title, to: "Work") }
  }

  /// Two machines that have some to-dos on one of two lists.
  private func pair() throws -> (desk: Device, laptop: Device) {
    let lists = ["Home": "Home", "Work": "Work"]
    let (desk, laptop) = (try Device(server, lists), try Device(server, lists))
    for title in titles { try desk.add(title) }
    try desk.sync()
    try laptop.sync()
    return (desk, laptop)
  }
}
