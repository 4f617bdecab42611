import Glibc
import Model
import SQLite
import TestSupport
import Testing

@testable import Store

@Suite final class RepairTests {
  private let workshop: Workshop
  private var path: String { workshop.path }
  private var kept: String { path + ".damaged" }

  init() throws {
    workshop = try Workshop()
  }

  deinit {
    for name in TemporaryFolder.names(in: workshop.directory + "/backups") {
      unlink(workshop.directory + "/backups/" + name)
    }
  }

  /// Stores to-dos, with something in every table that a repair reads.
  private func fill(_ count: Int = 60) throws {
    let store = try workshop.store()
    for number in 1...count {
      let due = number % 3 == 0 ? try day(20 + number % 9, "09:00") : nil
      _ = try store.add(title(number), due: due)
    }
    try store.addList("Garden", ListChange(), source: .commandLine, at: Workshop.now)
    _ = try store.complete(
      [store.row(titled: title(1)).todo.id],
      source: .commandLine,
      at: Workshop.now
    )
    try store.delete([store.row(titled: title(2)).todo.id], source: .commandLine, at: Workshop.now)
    try store.connection.script(
      """
      INSERT INTO heard (at, text) VALUES (1, 'heard');
      INSERT INTO heard (at, text, outcome, batch_id, left_out) VALUES
        (2, 'said', 'stored', 1, 'the rest');
      INSERT INTO quiet (only, hours_from, hours_to) VALUES (1, '22:00', '07:00');
      INSERT INTO delivery (at, todo_id, event) SELECT 1000, id, 'shown' FROM todo;
      """
    )
  }

  /// Does something with the database, and closes it.
  private func open<Outcome>(_ body: (TodoStore) throws -> Outcome) throws -> Outcome {
    try body(try workshop.todoStore())
  }

  private func title(_ number: Int) -> String {
    "To-do \(number) \(String(repeating: "x", count: 60))"
  }

  /// Overwrites some bytes of a page, numbered from 1, with what means nothing.
  private func damage(page: Int, from start: Int = 0, count: Int = 4096) throws {
    let file = try #require(fopen(path, "r+"))
    fseek(file, (page - 1) * 4096 + start, SEEK_SET)
    for place in 0..<count { fputc(Int32(0xA0 | place % 16), file) }
    fclose(file)
  }

  private func pages(of name: String? = nil) throws -> [Int] {
    let connection = try Connection(opening: path, timeout: 0)
    return try connection.all(
      "SELECT pageno FROM dbstat WHERE ?1 IS NULL OR name = ?1 ORDER BY 1",
      [Value(name)]
    ) { $0.integer(0) }
  }

  private func repair() throws -> Repair {
    try TodoStore.repair(path, keptAs: kept, from: try Store.lastBackup(ofDatabase: path))
  }

  /// Reads the contents of a table, a row a line.
  private func contents(of table: String) throws -> [String] {
    let answer = try Shell.run(
      ".timeout 5000\n.mode quote\nSELECT * FROM \(table) ORDER BY 1, 2;",
      on: path
    )
    #expect(answer.error == "")
    return answer.output.split(separator: "\n").map(String.init)
  }

  @Test func whereNothingIsWrongThereIsNothingToRepair() throws {
    try fill(3)
    #expect(try !TodoStore.isDamaged(path))
  }

  /// A power cut as the sound database is put in its place: some of its pages are written.
  @Test(arguments: [0, 1, 3, 7, 20])
  func oneThatWasInterruptedGoesOnWithWhatItHadMade(_ written: Int) throws {
    try fill()
    let titles = try contents(of: "(SELECT title, handle FROM todo)")
    try damage(page: try #require(try pages(of: "todo").last))
    let damaged = try DatabaseFile.contents(of: path)
    let whole = try repair()
    let sound = try DatabaseFile.contents(of: path)
    // As it stood in the middle, with pages of both.
    let mixed = Array(sound.prefix(written * 4096) + damaged.dropFirst(written * 4096))
    try DatabaseFile.removeIfThere(path)
    try DatabaseFile.create(path, holding: mixed)
    try DatabaseFile.create(path + ".repaired", holding: sound)
    let repair = try repair()
    #expect([repair.todos, repair.open] == [whole.todos, whole.open])
    #expect(repair.kept == kept)
    #expect(try contents(of: "(SELECT title, handle FROM todo)") == titles)
    #expect(!DatabaseFile.exists(path + ".repaired"))
  }

  /// One of long ago says nothing of the database as it is.
  @Test func whatAnotherRepairLeftIsNotTaken() throws {
    try fill(3)
    let old = try DatabaseFile.contents(of: path)
    try DatabaseFile.create(path + ".repaired", holding: old)
    try DatabaseFile.create(path + ".damaged-1", holding: old)
    _ = try open { try $0.add("Since then") }
    try damage(page: try #require(try pages(of: "delivery").last))
    let repair = try repair()
    #expect(repair.todos == 3)
    #expect(try contents(of: "(SELECT title, 1 FROM todo)").contains { $0.contains("Since then") })
  }

  @Test func eachPageInTurnCostsNothingThatTheJournalKnows() throws {
    try fill()
    let whole = try DatabaseFile.contents(of: path)
    let titles = try contents(of: "(SELECT title, handle FROM todo)")
    let pages = try pages()
    try #require(pages.count > 20)
    for page in pages {
      try damage(page: page)
      #expect(try TodoStore.isDamaged(path), "page \(page)")
      let repair = try repair()
      #expect(repair.missing == [], "page \(page)")
      #expect([repair.todos, repair.open] == [59, 58], "page \(page)")
      #expect(try contents(of: "(SELECT title, handle FROM todo)") == titles, "page \(page)")
      let broken = try open { store in
        _ = try store.settle(at: Workshop.now)
        return try Invariants(connection: store.connection).broken()
      }
      // Rows of the journal that were on the page are gone.
      let journal = ["Every change begins", "The journal ends", "Every completion is one"]
      #expect(
        broken.filter { rule in !journal.contains { rule.hasPrefix($0) } } == [],
        "page \(page)"
      )
      try restart(from: whole)
    }
  }

  @Test func withoutTheFirstPageEveryTableIsReadAsItWas() throws {
    try fill()
    let tables = Salvage.Table.allCases.map(\.rawValue) + ["retired_handle"]
    let before = try tables.map { try contents(of: $0) }
    // Whatever is settled waits for nothing.
    #expect(zip(tables, before).filter { $0.1.isEmpty }.map(\.0) == ["unsettled"])
    try damage(page: 1)
    let repair = try repair()
    #expect(repair.restored == [])
    #expect(repair.read == 59)
    for (table, rows) in zip(tables, before) {
      // That something done may be missing is told where no table could be read as a whole.
      let after = try contents(of: table).filter { !$0.contains("done-lost") }
      #expect(after == rows, "\(table): \(Set(after).symmetricDifference(rows))")
    }
  }

  @Test func whatOnlyTheBackupHasComesFromThere() throws {
    try fill()
    _ = try backUp()
    try open { store in
      _ = try store.add("Newer")
      try store.connection.script("DELETE FROM change; DELETE FROM batch;")
    }
    let page = try #require(try pages(of: "todo").last)
    try damage(page: page)
    let repair = try repair()
    #expect(repair.restored.count > 3)
    #expect(repair.restored.allSatisfy { $0.source == .backup && $0.title.hasPrefix("To-do") })
    // It may have lain on that page itself; then its short id is told.
    let isThere = try open { try $0.openTitles() }.contains("Newer")
    #expect(repair.missing.count == (isThere ? 0 : 1))
    #expect(repair.todos == (isThere ? 60 : 59))
  }

  @Test func withoutJournalAndBackupWhatIsMissingIsNamed() throws {
    try fill()
    let handles = try contents(of: "(SELECT id, handle FROM todo)")
    try open { try $0.connection.script("DELETE FROM change; DELETE FROM batch;") }
    try damage(page: try #require(try pages(of: "todo").last))
    let repair = try repair()
    #expect(repair.restored == [])
    #expect(repair.missing.count > 3)
    #expect(repair.todos + repair.missing.count == 59)
    for handle in repair.missing {
      #expect(handles.contains { $0.hasSuffix("'\(handle)'") })
    }
  }

  @Test func whatWasDeletedOrForgottenSinceTheBackupStaysSo() throws {
    try fill()
    _ = try backUp()
    try open { store in
      try store.delete(
        [try store.row(titled: title(7)).todo.id],
        source: .commandLine,
        at: Workshop.now
      )
      let secret = try store.row(titled: title(8)).todo.id
      _ = try store.erase([secret], source: .commandLine, at: Workshop.now)
    }
    for page in try pages(of: "todo") + [1] {
      let whole = try DatabaseFile.contents(of: path)
      try damage(page: page)
      _ = try repair()
      let titles = try open { try $0.openTitles() }
      #expect(!titles.contains(title(7)) && !titles.contains(title(8)), "page \(page)")
      #expect(try !DatabaseFile.holds(path, oneOf: [title(8)]), "page \(page)")
      try restart(from: whole)
    }
  }

  @Test func whatChangedSinceTheBackupIsAsItWasLast() throws {
    try fill(10)
    _ = try backUp()
    let id = try open { store in
      let id = try store.row(titled: title(5)).todo.id
      try store.connection.run("UPDATE todo SET title = 'Changed' WHERE id = ?", [.text(id)])
      return id
    }
    try damage(page: try #require(try pages(of: "todo").first))
    let repair = try repair()
    #expect(try open { try $0.row(titled: "Changed").todo.id } == id)
    #expect(repair.restored.allSatisfy { $0.source == .journal })
  }

  @Test func theDamagedFileIsKeptAsItWas() throws {
    try fill(10)
    try damage(page: 2)
    let before = try DatabaseFile.contents(of: path)
    let repair = try repair()
    #expect(repair.kept == kept)
    #expect(try DatabaseFile.contents(of: kept) == before)
    for file in [path, kept] {
      var facts = stat()
      try #require(stat(file, &facts) == 0)
      #expect(facts.st_mode & 0o777 == 0o600)
    }
    #expect(
      TemporaryFolder.names(in: workshop.directory) == ["voicedo.sqlite", "voicedo.sqlite.damaged"]
    )
  }

  @Test func freePagesAreLookedAtAsWell() throws {
    try fill(3)
    try open { store in
      try store.connection.script(
        "CREATE TABLE room (x); INSERT INTO room VALUES (zeroblob(40000)); DROP TABLE room"
      )
    }
    #expect(try !TodoStore.isDamaged(path))
    let trunk = try #require(try DatabaseFile.contents(of: path).number(at: 32))
    try damage(page: trunk, count: 8)
    #expect(try TodoStore.isDamaged(path))
    #expect(try repair().read == 2)
    #expect(try !TodoStore.isDamaged(path))
  }

  @Test func whatIsInTheLogAloneIsRead() throws {
    let store = try workshop.store()
    try store.connection.run("PRAGMA wal_autocheckpoint = 0")
    for number in 1...20 { _ = try store.add(title(number)) }
    let (file, log) = (
      try DatabaseFile.contents(of: path), try DatabaseFile.contents(of: path + "-wal")
    )
    #expect(Salvage(DamagedPages(file: file, log: [])).ids(.todo, isSure: true).isEmpty)
    let read = Salvage(DamagedPages(file: file, log: log))
    #expect(read.ids(.todo, isSure: true).count == 20)
    // A frame that is damaged in the middle costs nothing of those behind it.
    var other = log
    other[32 + 24 + 4120 * 3 + 100] ^= 0xff
    let rest = Salvage(DamagedPages(file: file, log: other))
    #expect(rest.ids(.todo, isSure: true).count >= 19)
  }

  @Test func itWaitsForNobodyWhoKeepsItOpen() throws {
    try fill(10)
    try damage(page: 3)
    let before = try DatabaseFile.contents(of: path)
    let shell = try Shell.start(on: path)
    defer { shell.kill() }
    shell.write("PRAGMA application_id;")
    _ = shell.readLine()
    #expect(throws: DatabaseError.busy(path: path)) { try repair() }
    #expect(try DatabaseFile.contents(of: path) == before)
    #expect(!DatabaseFile.exists(kept))
  }

  @Test func ofATextNothingIsMade() throws {
    try DatabaseFile.create(path, holding: Array(String(repeating: "my notes\n", count: 999).utf8))
    let before = try DatabaseFile.contents(of: path)
    #expect(try TodoStore.isDamaged(path))
    #expect(throws: DatabaseError.self) { try repair() }
    #expect(try DatabaseFile.contents(of: path) == before)
    #expect(TemporaryFolder.names(in: workshop.directory) == ["voicedo.sqlite"])
  }

  @Test func aFileThatIsGoneComesBackFromTheBackup() throws {
    #expect(try !TodoStore.isDamaged(path))
    try fill(10)
    _ = try backUp()
    unlink(path)
    #expect(try TodoStore.isDamaged(path))
    let repair = try repair()
    #expect(repair.restored.count == 9)
    #expect(repair.kept == nil)
  }

  @Test func aDamagedBackupIsPassedOver() throws {
    try fill(10)
    let good = try backUp(named: "a")
    let bad = try backUp(named: "b")
    var bytes = try DatabaseFile.contents(of: bad)
    for place in 4096..<8192 { bytes[place] = 0xA5 }
    unlink(bad)
    try DatabaseFile.create(bad, holding: bytes)
    try DatabaseFile.create(workshop.directory + "/backups/notes", holding: [1, 2, 3])
    #expect(try Store.lastBackup(ofDatabase: path)?.path == good)
  }

  @Test func anOlderSchemaIsRepairedAsWell() throws {
    try workshop.makeVersionOne()
    let count = try contents(of: "(SELECT id, title FROM todo)").count
    try damage(page: 1)
    let repair = try repair()
    #expect(repair.todos == count && count > 0)
    #expect(repair.missing == [])
  }

  private func backUp(named name: String = "day") throws -> String {
    try workshop.store().backUp(to: workshop.directory + "/backups/\(name).sqlite").path
  }

  private func restart(from bytes: [UInt8]) throws {
    for suffix in ["", "-wal", "-shm", ".damaged", ".damaged-wal"] { unlink(path + suffix) }
    try DatabaseFile.create(path, holding: bytes)
  }
}
