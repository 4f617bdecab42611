import Glibc
import Model
import SQLite
import Testing

@testable import Store

/// A cleaner, or a program that synchronises folders, takes the log away while the service runs.
@Suite(.enabled(if: Shell.isInstalled)) struct TakenLogTests {
  private let workshop: Workshop
  private var apart: String { workshop.directory + "/apart.sqlite" }

  init() throws {
    workshop = try Workshop()
  }

  private func take(_ suffixes: String...) {
    for suffix in suffixes { unlink(workshop.path + suffix) }
  }

  private func sql(_ script: String) throws -> String {
    let answer = try Shell.run(script, on: workshop.path)
    #expect(answer.error == "")
    return answer.output
  }

  /// A store with one to-do whose log is taken away, and what is done after that.
  private func takenLog(_ suffixes: String..., then: () throws -> Void = {}) throws -> TakenLog {
    // Closed once, the tables are in the database itself.
    do { _ = try workshop.store() }
    let store = try workshop.store()
    _ = try store.add("One")
    #expect(!store.hasLostItsLog)
    for suffix in suffixes { take(suffix) }
    #expect(store.hasLostItsLog)
    try then()
    return try #require(store.takenLog())
  }

  @Test func itIsNoticedAndPutBack() throws {
    do {
      let log = try takenLog("-wal", "-shm")
      #expect(log.isWanted)
      #expect(try log.putBack(orApartAt: apart) == .putBack)
    }
    #expect(try sql("SELECT title FROM todo;") == "One\n")
    #expect(try workshop.store().openTitles() == ["One"])
  }

  @Test func theIndexAloneIsMadeAnew() throws {
    do {
      let log = try takenLog("-shm") { _ = try sql("INSERT INTO todo(title) VALUES ('Two');") }
      #expect(try log.putBack(orApartAt: apart) == .putBack)
    }
    #expect(try sql("SELECT title FROM todo ORDER BY position;") == "One\nTwo\n")
  }

  @Test func oneThatIsOnlyBegunIsFilled() throws {
    do {
      // Whoever reads leaves an empty log and an index that says so.
      let log = try takenLog("-wal", "-shm") {
        let count = try sql("SELECT count(*) FROM todo;")
        #expect(count == "0\n")
      }
      #expect(try log.putBack(orApartAt: apart) == .putBack)
    }
    #expect(try sql("SELECT title FROM todo;") == "One\n")
  }

  @Test func whatOthersCommittedMeanwhileStays() throws {
    do {
      let log = try takenLog("-wal", "-shm") {
        _ = try sql("INSERT INTO todo(title) VALUES ('Two');")
      }
      #expect(try log.putBack(orApartAt: apart) == .apart(path: apart))
    }
    let store = try workshop.store()
    #expect(try store.openTitles() == ["Two"])
    try store.takeOver(from: apart, at: Workshop.now)
    #expect(try store.openTitles().sorted() == ["One", "Two"])
    #expect(try sql("PRAGMA integrity_check;") == "ok\n")
    // Doing it again changes nothing.
    try store.takeOver(from: apart, at: Workshop.now)
    #expect(try store.openTitles().count == 2)
  }

  @Test func aClosedStoreWritesNothingOver() throws {
    do {
      _ = try takenLog("-wal", "-shm") { _ = try sql("INSERT INTO todo(title) VALUES ('Two');") }
    }
    #expect(try sql("SELECT title FROM todo;") == "Two\n")
  }

  @Test func aCopyThatIsPutInItsPlaceIsWanted() throws {
    let log = try takenLog("-wal", "-shm")
    let bytes = try DatabaseFile.contents(of: workshop.path)
    unlink(workshop.path)
    try DatabaseFile.create(workshop.path, holding: bytes)
    #expect(!log.isWanted)
  }

  @Test func aCopyThatCameBeforeTheLogWasHeldIsWanted() throws {
    let log = try takenLog("-wal", "-shm") {
      let bytes = try DatabaseFile.contents(of: workshop.path)
      unlink(workshop.path)
      try DatabaseFile.create(workshop.path, holding: bytes)
    }
    #expect(!log.isWanted)
  }

  @Test func changesThereAreTakenOverIfTheyAreNewer() throws {
    let store = try workshop.store()
    let (milk, mum) = (try store.add("Milk"), try store.add("Mum"))
    let copy = try store.backUp(to: apart)
    _ = try sql("UPDATE todo SET updated_at = 1;")
    let other = try Shell.run(
      """
      UPDATE todo SET completed_at = unixepoch() WHERE title = 'Milk';
      INSERT INTO todo(title, parent_id) VALUES ('Part', '\(mum.todo.id)');
      """,
      on: copy.path
    )
    #expect(other.error == "")
    _ = try sql("DELETE FROM todo WHERE title = 'Mum';")
    try store.takeOver(from: copy.path, at: Workshop.now)
    #expect(try store.openTitles() == ["Part"])
    #expect(try store.row(titled: "Milk").todo.id == milk.todo.id)
  }
}
