import Model
import SQLite
import Testing

@testable import Store

@Suite struct PropertyTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test(arguments: UInt64(1)...12)
  func whateverIsWrittenTheDatabaseStaysSound(seed: UInt64) throws {
    var writers = try writers(seed: seed)
    for _ in 1...25 {
      for _ in 1...6 { try writers.write() }
      _ = try writers.store.settle(at: writers.now)
      let broken = try Invariants(connection: writers.shell).broken()
      try #require(broken == [])
    }
  }

  @Test(arguments: UInt64(101)...112)
  func undoingAndRedoingAsOftenChangesNothing(seed: UInt64) throws {
    var writers = try writers(seed: seed)
    for _ in 1...60 { try writers.write() }
    let (store, now) = (writers.store, writers.now)
    _ = try store.settle(at: now)
    let before = try contents(of: writers.shell)
    var steps = 0
    while steps < 30, try store.undo(at: now) != nil { steps += 1 }
    let broken = try Invariants(connection: writers.shell).broken()
    #expect(broken == [])
    for _ in 0..<steps { #expect(try store.redo(at: now) != nil) }
    let after = try contents(of: writers.shell)
    #expect(steps > 10)
    #expect(after.filter { !before.contains($0) } == [])
    #expect(before.filter { !after.contains($0) } == [])
    let stillBroken = try Invariants(connection: writers.shell).broken()
    #expect(stillBroken == [])
  }

  private func writers(seed: UInt64) throws -> RandomWriters {
    let store = try workshop.store()
    let shell = try Connection(opening: workshop.path, timeout: 5000)
    return RandomWriters(store: store, shell: shell, random: Seeded(state: seed))
  }

  private func contents(of connection: Connection) throws -> [String] {
    try connection.all(
      "SELECT \(SchemaText.image(SchemaTodo.columns)) FROM todo ORDER BY id"
    ) { $0.text(0) }
      + connection.all(
        "SELECT \(SchemaText.image(SchemaList.columns)) FROM list ORDER BY id"
      ) { $0.text(0) }
  }
}
