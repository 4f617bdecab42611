import Actions
import Interchange
import Model
import Store
import TestSupport
import Testing

/// What a server does not take: nothing is deleted for it, and nothing else is kept back.
@Suite struct SyncRefusalTests {
  private let server = MemoryServer("Home", "Work")

  @Test(
    "what cannot come to its new list stays on the old one",
    arguments: [CalendarServerFailure.unacceptable, .readOnly, .noRoom]
  )
  func move(failure: CalendarServerFailure) throws {
    let (desk, laptop) = (try device(), try device())
    try desk.add("Milk")
    try desk.sync()
    try laptop.sync()
    try desk.move("Milk", to: "Work")
    server.failures["PUT"] = [CalendarServerFailure](repeating: failure, count: 10)
    try desk.sync()
    #expect(server["Home"].objects.count == 1)
    try laptop.sync()
    #expect(try laptop.titles() == ["Milk"])
    #expect(try desk.titles() == ["Milk"])
  }

  @Test func whatMovedToAListOfThisMachineAndIsChangedElsewhereComesBack() throws {
    let desk = try Device(server)
    try desk.store.addList("Shed", ListChange(), source: .commandLine, at: desk.now)
    try desk.add("Milk")
    try desk.sync()
    let address = try #require(server["Home"].objects.keys.first)
    let file = try #require(address.split(separator: "/").last.map(String.init))
    try desk.move("Milk", to: "Shed")
    server.meanwhile["DELETE " + address] = {
      self.server.replace("SUMMARY:Milk", with: "SUMMARY:Oat milk", in: file, of: "Home")
    }
    try desk.sync()
    try desk.sync()
    #expect(server["Home"].objects.count == 1)
    #expect(try desk.titles() == ["Milk", "Oat milk"])
    #expect(try desk.row("Oat milk").listName == "Home")
    #expect(try desk.row("Milk").listName == "Shed")
  }

  @Test func aFullServerLosesWhatIsDeleted() throws {
    let desk = try device()
    try desk.add("Milk")
    try desk.sync()
    try desk.add("Bread")
    try desk.delete("Milk")
    server.failures["PUT"] = [.noRoom, .noRoom]
    #expect(try desk.sync().trouble == .noRoom)
    #expect(server["Home"].objects.isEmpty)
    #expect(try desk.sync().trouble == nil)
    #expect(server.texts(in: "Home").count == 1)
  }

  @Test func whatIsRefusedWithoutAReasonIsTold() throws {
    let desk = try device()
    try desk.add("Milk")
    server.failures["PUT"] = [CalendarServerFailure](repeating: .changedMeanwhile, count: 100)
    let outcome = try desk.sync()
    #expect(outcome.lists.first { $0.name == "Home" }?.refused == 1)
    let writes = server.writes
    try desk.sync()
    #expect(server.writes == writes)
    // What is changed is tried anew.
    server.failures = [:]
    try desk.edit("Milk") { $0.title = "Oat milk" }
    try desk.sync()
    #expect(server["Home"].objects.count == 1)
  }

  @Test func whatWasChangedBeforeTheServerToldATagIsMerged() throws {
    server.tellsTags = false
    let desk = try device()
    try desk.add("Milk")
    // The person goes on while the first of two rounds is under way.
    server.afterPut = { () throws(CalendarServerFailure) in
      do { try desk.edit("Milk") { $0.title = "Oat milk" } } catch { throw .noRoom }
    }
    #expect(try desk.sync().trouble == nil)
    try desk.sync()
    #expect(server.texts(in: "Home").first?.contains("SUMMARY:Oat milk") == true)
  }

  private func device() throws -> Device {
    try Device(server, ["Home": "Home", "Work": "Work"])
  }
}
