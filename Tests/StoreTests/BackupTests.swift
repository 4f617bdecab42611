import Glibc
import Model
import SQLite
import TestSupport
import Testing

@testable import Store

@Suite struct BackupTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private var path: String { workshop.directory + "/copy.sqlite" }

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func aCopyHoldsEverything() throws {
    let row = try store.add("Milk", due: try day(20))
    _ = try store.add("Bread")
    _ = try store.complete([row.todo.id], source: .commandLine, at: Workshop.now)
    let backup = try store.backUp(to: path)
    #expect([backup.todos, backup.open] == [2, 1])
    let copy = try Store(path: path, meaning: workshop.meaning)
    #expect(try copy.openTitles() == ["Bread"])
    #expect(try copy.undo(at: Workshop.now)?.label == .complete)
  }

  @Test func itIsForNobodyElse() throws {
    _ = try store.backUp(to: path)
    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func noFileIsWrittenOver() throws {
    _ = try store.backUp(to: path)
    _ = try store.add("Milk")
    #expect(throws: DatabaseError.alreadyThere(path: path)) { try store.backUp(to: path) }
    #expect(throws: DatabaseError.alreadyThere(path: store.path)) {
      try store.backUp(to: store.path)
    }
    #expect(try Store(path: path, meaning: workshop.meaning).openTitles() == [])
    #expect(try store.openTitles() == ["Milk"])
  }

  @Test func whatDoesNotSucceedLeavesNothing() throws {
    let before = TemporaryFolder.names(in: workshop.directory)
    #expect(throws: DatabaseError.self) { try store.backUp(to: "/proc/none/copy.sqlite") }
    #expect(throws: DatabaseError.self) { try store.backUp(to: workshop.path + "/copy.sqlite") }
    #expect(TemporaryFolder.names(in: workshop.directory) == before)
  }

  @Test func othersMayGoOnWriting() async throws {
    let (path, meaning) = (workshop.path, workshop.meaning)
    for number in 1...200 { _ = try store.add("To-do \(number)") }
    let directory = workshop.directory
    try await withThrowingTaskGroup { group in
      group.addTask {
        let writer = try Store(path: path, meaning: meaning)
        for number in 1...60 { _ = try writer.add("Another \(number)") }
      }
      for number in 1...4 {
        group.addTask {
          let store = try Store(path: path, meaning: meaning)
          let backup = try store.backUp(to: "\(directory)/copy-\(number).sqlite")
          let copy = try Connection(opening: backup.path, timeout: 5000)
          #expect(try Invariants(connection: copy).broken() == [])
          #expect((200...260).contains(backup.todos))
        }
      }
      try await group.waitForAll()
    }
  }
}
