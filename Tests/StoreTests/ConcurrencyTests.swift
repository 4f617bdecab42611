import Model
import SQLite
import Store
import Testing

@Suite(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
struct ConcurrencyTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func twoWritersLoseNothing() async throws {
    let (path, meaning) = (workshop.path, workshop.meaning)
    try await withThrowingTaskGroup { group in
      for writer in 1...4 {
        group.addTask {
          let store = try Store(path: path, meaning: meaning)
          for number in 1...25 { _ = try store.add("To-do \(writer)-\(number)") }
        }
      }
      group.addTask {
        let inserts = (1...25).map { "INSERT INTO todo(title) VALUES ('Shell \($0)');" }
        let answer = try Shell.run(
          ".timeout 20000\n" + inserts.joined(separator: "\n"),
          on: path
        )
        #expect(answer.error == "")
      }
      try await group.waitForAll()
    }
    #expect(try store.openTitles().count == 125)
    #expect(try integrity() == "ok\n")
  }

  @Test func aWriterThatIsKilledHalfWayLeavesNothingOfItAndEverythingElse() throws {
    _ = try store.add("Before")
    for round in 1...5 {
      let shell = try Shell.start(on: workshop.path)
      shell.write(
        """
        BEGIN IMMEDIATE;
        INSERT INTO todo(title) SELECT 'Half ' || value FROM generate_series(1, 500);
        UPDATE todo SET title = 'Changed';
        SELECT 'ready';
        """
      )
      #expect(shell.readLine() == "ready")
      #expect(try store.openTitles().count == round)
      shell.kill()
      _ = try store.add("After \(round)")
    }
    #expect(try store.openTitles().first == "Before")
    #expect(try store.openTitles().count == 6)
    #expect(try integrity() == "ok\n")
  }

  @Test func whoIsInTheMiddleOfWritingIsSeen() throws {
    #expect(try !store.isBeingWritten())
    let shell = try Shell.start(on: workshop.path)
    shell.write("BEGIN IMMEDIATE; SELECT 'ready';")
    #expect(shell.readLine() == "ready")
    #expect(try store.isBeingWritten())
    shell.kill()
    #expect(try !store.isBeingWritten())
  }

  @Test func aDatabaseThatIsHeldByAnotherIsBusyAndThenItIsNot() throws {
    let shell = try Shell.start(on: workshop.path)
    shell.write("BEGIN IMMEDIATE; SELECT 'ready';")
    #expect(shell.readLine() == "ready")
    #expect(throws: DatabaseError.busy(path: workshop.path)) { try store.add("Now") }
    shell.kill()
    #expect(try store.add("Now").todo.title == "Now")
  }

  private func integrity() throws -> String {
    try Shell.run("PRAGMA integrity_check;", on: workshop.path).output
  }
}
