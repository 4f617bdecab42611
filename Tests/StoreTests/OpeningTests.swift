import Glibc
import Language
import Model
import Planning
import SQLite
import Testing

@testable import Store

@Suite struct OpeningTests {
  /// Where others hold an emptied file, the whole waiting is as long as one write may take.
  @Test func anEmptiedFileThatOthersHoldIsRefusedAfterOneWait() throws {
    let workshop = try Workshop()
    try DatabaseFile.create(workshop.path)
    let holder = try Connection(opening: workshop.path, timeout: 0)
    try holder.run("PRAGMA locking_mode = EXCLUSIVE")
    try holder.script("BEGIN EXCLUSIVE; CREATE TABLE held (x);")
    #expect(throws: DatabaseError.busy(path: workshop.path)) { try workshop.store() }
    try holder.script("ROLLBACK")
  }

  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test func theFileIsForNobodyElse() throws {
    let path = workshop.directory + "/sub/voicedo.sqlite"
    let store = try Store(path: path, meaning: workshop.meaning)
    _ = try store.add("Secret")
    #expect(mode(of: workshop.directory + "/sub") == 0o700)
    for suffix in ["", "-wal", "-shm"] {
      #expect(mode(of: path + suffix) == 0o600)
    }
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }

  @Test(arguments: ["-wal", "-shm", "-journal"])
  func aPipeBesideTheFileIsNotWaitedFor(_ suffix: String) throws {
    do { _ = try workshop.store().add("Kept") }
    unlink(workshop.path + suffix)
    try #require(mkfifo(workshop.path + suffix, 0o600) == 0)
    #expect(throws: DatabaseError.self) { try workshop.store() }
    #expect(throws: DatabaseError.self) { try TodoStore.isDamaged(workshop.path) }
    unlink(workshop.path + suffix)
    #expect(try workshop.store().openTitles() == ["Kept"])
  }

  @Test func openingAgainFindsWhatWasStored() throws {
    _ = try workshop.store().add("Kept")
    #expect(try workshop.store().openTitles() == ["Kept"])
  }

  @Test func itIsMarkedAsOurs() throws {
    let connection = try workshop.store().connection
    let pragmas = ["application_id", "user_version", "synchronous"]
    let values = try pragmas.map { try connection.first("PRAGMA \($0)") { $0.integer(0) } }
    #expect(values == [0x766f_6963, Schema.migrator.supported, 2])
    #expect(try connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
  }

  @Test func manyMayOpenAFreshPathAtOnce() async throws {
    let (path, meaning) = (workshop.path, workshop.meaning)
    try await withThrowingTaskGroup { group in
      for number in 1...8 {
        group.addTask {
          let store = try Store(path: path, meaning: meaning)
          _ = try store.add("To-do \(number)")
        }
      }
      try await group.waitForAll()
    }
    #expect(try workshop.store().openTitles().count == 8)
  }

  @Test func aReplacedFileIsNoLongerCurrent() throws {
    let store = try workshop.store()
    _ = try store.add("Old")
    #expect(store.isCurrent())
    rename(workshop.path, workshop.path + ".old")
    #expect(!store.isCurrent())
  }

  @Test func aMigratedFileIsNoLongerCurrent() throws {
    let store = try workshop.store()
    try sql("PRAGMA user_version = \(Schema.migrator.supported + 1);")
    #expect(!store.isCurrent())
  }

  @Test func anotherOnesCommitChangesTheDataVersion() throws {
    let (store, other) = (try workshop.store(), try workshop.store())
    let before = try store.dataVersion()
    #expect(try store.dataVersion() == before)
    _ = try other.add("News")
    #expect(try store.dataVersion() != before)
  }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return status.st_mode & 0o777
  }

  private func sql(_ statements: String) throws {
    #expect(try Shell.run(statements, on: workshop.path).error == "")
  }
}
