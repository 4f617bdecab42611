import Glibc
import Language
import Model
import Planning
import SQLite
import TestSupport
import Testing

@testable import Store

/// A text that is forgotten is in no file any more, whoever has the database open.
@Suite struct EraseTests {
  private let workshop: Workshop
  private let store: TodoStore
  private let secret = "Quetzalcoatl"

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
  }

  @Test func anErasedTextIsNowhereInTheFiles() throws {
    let rows = try (1...20).map { try store.add("\(secret) \($0)", due: try day(20)) }
    _ = try store.complete([rows[0].todo.id], source: .commandLine, at: Workshop.now)
    try store.delete([rows[1].todo.id], source: .commandLine, at: Workshop.now)
    #expect(try filesWithTheSecret() != [])
    #expect(try store.erase(rows.map(\.todo.id), source: .commandLine, at: Workshop.now))
    #expect(try filesWithTheSecret() == [])
  }

  @Test func notesStepsPhrasesAndFormerTitlesGoAsWell() throws {
    let row = try store.add("Milk")
    let id = row.todo.id
    let shell = try Connection(opening: workshop.path, timeout: 5000)
    // Pages that a shell frees are not written over.
    try shell.run("PRAGMA secure_delete = OFF")
    for column in ["title", "notes", "first_step", "phrase", "source"] {
      try shell.run("UPDATE todo SET \(column) = ?", [.text("\(secret) \(column)")])
    }
    try shell.script("UPDATE todo SET notes = hex(zeroblob(9000)) || '\(secret)'")
    try shell.script(
      "UPDATE todo SET title = 'Milk', notes = NULL, first_step = NULL, phrase = 'x'"
    )
    let words = HeardWords("um \(secret.lowercased()) title um", at: Workshop.now)
    try store.note(words, as: .setAside)
    #expect(try filesWithTheSecret() != [])
    #expect(try store.erase([id], source: .commandLine, at: Workshop.now))
    #expect(try filesWithTheSecret() == [])
    #expect(try store.heard(at: Workshop.now) == [])
    #expect(try store.ledger(of: id) == [])
  }

  @Test func whatWasHeardGoesWithItsBatch() throws {
    let captured = try store.capture(
      [Draft(title: secret)],
      source: .commandLine,
      at: Workshop.now
    )
    try store.keep(transcript: "remind me of \(secret)", ofBatch: captured.batch)
    #expect(try store.transcript(ofBatch: captured.batch) == "remind me of \(secret)")
    #expect(try store.erase(captured.rows.map(\.todo.id), source: .commandLine, at: Workshop.now))
    #expect(try store.transcript(ofBatch: captured.batch) == nil)
    #expect(try filesWithTheSecret() == [])
  }

  @Test func anOpenConnectionThatRestsIsNoHindrance() throws {
    let row = try store.add("\(secret)", due: try day(19, "08:00"))
    let service = try workshop.store()
    #expect(try service.planState(at: Workshop.now).pending.count == 1)
    #expect(try store.erase([row.todo.id], source: .commandLine, at: Workshop.now))
    #expect(try filesWithTheSecret() == [])
    #expect(try service.planState(at: Workshop.now).pending == [])
  }

  @Test func aReaderKeepsTheLogUntilItIsThrough() throws {
    let row = try store.add("\(secret)")
    let reader = try Connection(opening: workshop.path, timeout: 5000)
    try reader.run("BEGIN")
    #expect(try reader.first("SELECT count(*) FROM todo") { $0.integer(0) } == 1)
    try store.connection.run("PRAGMA busy_timeout = 50")
    #expect(try !store.erase([row.todo.id], source: .commandLine, at: Workshop.now))
    #expect(try store.openTitles() == [])
    try reader.run("COMMIT")
    #expect(try store.wipe())
    #expect(try filesWithTheSecret() == [])
  }

  @Test func anErasedToDoCannotBeBroughtBackButOthersCan() throws {
    let drafts = ["Kept", "Gone"].map { Draft(title: $0) }
    let rows = try store.capture(drafts, source: .commandLine, at: Workshop.now).rows
    try store.delete([rows[0].todo.id], source: .commandLine, at: Workshop.now)
    _ = try store.erase([rows[1].todo.id], source: .commandLine, at: Workshop.now)
    #expect(try store.undo(at: Workshop.now)?.label == .delete)
    #expect(try store.openTitles() == ["Kept"])
    #expect(try store.undo(at: Workshop.now)?.titles == ["Kept"])
    #expect(try store.openTitles() == [])
    #expect(try store.undo(at: Workshop.now) == nil)
    #expect(try store.redo(at: Workshop.now)?.titles == ["Kept"])
    #expect(try Invariants(connection: store.connection).broken() == [])
  }

  @Test func undoAndRedoLookPastWhatWasForgotten() throws {
    let kept = try store.add("Kept")
    let gone = try store.add("Gone", due: try day(20, "08:00"), rule: "FREQ=DAILY")
    _ = try store.complete([gone.todo.id], source: .commandLine, at: Workshop.now)
    _ = try store.undo(at: Workshop.now)
    _ = try store.erase([gone.todo.id], source: .commandLine, at: Workshop.now)
    #expect(try store.redo(at: Workshop.now) == nil)
    #expect(try store.undo(at: Workshop.now)?.titles == [kept.todo.title])
    #expect(try store.undo(at: Workshop.now) == nil)
  }

  @Test func theChildrenOfWhatWasForgottenStay() throws {
    let drafts = [Draft(title: "Parent"), Draft(title: "Child", parent: 0)]
    let rows = try store.capture(drafts, source: .commandLine, at: Workshop.now).rows
    _ = try store.erase([rows[0].todo.id], source: .commandLine, at: Workshop.now)
    #expect(try store.row(titled: "Child").todo.parent == nil)
    #expect(try store.undo(at: Workshop.now)?.titles == ["Child"])
    #expect(try store.redo(at: Workshop.now)?.titles == ["Child"])
    #expect(try store.row(titled: "Child").todo.parent == nil)
    #expect(try Invariants(connection: store.connection).broken() == [])
  }

  @Test func itsPopupIsTakenBackFirst() throws {
    let row = try store.add("\(secret)", due: try day(19, "08:00"))
    let service = try workshop.store()
    let popup = PopupID(server: ":1.1", number: 3)
    let claimed = try service.claim([row.todo.id], at: Workshop.now).map(\.reminder)
    try service.recordShown(claimed, popup: popup, reason: "due", at: Workshop.now)
    _ = try store.erase([row.todo.id], source: .commandLine, at: Workshop.now)
    let obsolete = try service.planState(at: Workshop.now).obsolete
    #expect(obsolete == [ObsoletePopup(todo: row.todo.id, popup: popup)])
  }

  @Test func whatWasDeletedBeforeIsFoundByItsHandle() throws {
    let row = try store.add("Gone")
    #expect(try store.deleted(handle: row.todo.handle) == nil)
    try store.delete([row.todo.id], source: .commandLine, at: Workshop.now)
    #expect(try store.deleted(handle: row.todo.handle)?.title == "Gone")
    _ = try store.erase([row.todo.id], source: .commandLine, at: Workshop.now)
    #expect(try store.deleted(handle: row.todo.handle) == nil)
  }

  @Test func thatItWasDoneStaysKnown() throws {
    let row = try store.add("Gone")
    _ = try store.complete([row.todo.id], source: .commandLine, at: Workshop.now)
    _ = try store.erase([row.todo.id], source: .commandLine, at: Workshop.now)
    let count = try store.connection.first("SELECT count(*) FROM completion") { $0.integer(0) }
    #expect(count == 1)
  }

  @Test func copiesThatHoldItAreNamed() throws {
    let before = try store.backUp(to: workshop.directory + "/voicedo.sqlite.before")
    let row = try store.add("\(secret)")
    let after = try store.backUp(to: workshop.directory + "/voicedo.sqlite.after")
    #expect([before.todos, after.todos] == [0, 1])
    _ = try store.erase([row.todo.id], source: .commandLine, at: Workshop.now)
    #expect(try store.copies(holding: [row.todo.id]) == [after.path])
    #expect(try filesWithTheSecret() == ["voicedo.sqlite.after"])
  }

  @Test func aCopyWrittenElsewhereIsKnownAndOneThatIsAwayIsNamed() throws {
    let elsewhere = try TemporaryFolder("copies")
    let row = try store.add("\(secret)")
    let copy = try store.backUp(to: elsewhere.path + "/mine.sqlite")
    try store.noteCopy(copy.path, at: Workshop.now)
    let kept = workshop.path + ".before-restore"
    _ = try store.restore(copy.path, keptAs: kept, at: Workshop.now)
    _ = try store.erase([row.todo.id], source: .commandLine, at: Workshop.now)
    #expect(try store.copies(holding: [row.todo.id]) == [kept, copy.path].sorted())
    #expect(try store.absentCopies() == [])
    try DatabaseFile.removeIfThere(copy.path)
    #expect(try store.copies(holding: [row.todo.id]) == [kept])
    #expect(try store.absentCopies() == [copy.path])
  }

  @Test func copiesAreNotedWhereNobodyWouldLookAndTheNewestHundredAlone() throws {
    let beside = workshop.path + ".mine"
    for path in [workshop.directory + "/backups/a.sqlite", beside] + (1...101).map({ "/x/\($0)" }) {
      try store.noteCopy(path, at: Workshop.now)
    }
    #expect(try store.absentCopies().count == 100)
  }

  /// The files in the workshop that hold the secret's bytes, in whatever case.
  private func filesWithTheSecret() throws -> [String] {
    try TemporaryFolder.names(in: workshop.directory).filter { name in
      try DatabaseFile.holds(
        "\(workshop.directory)/\(name)",
        oneOf: [secret, secret.lowercased()]
      )
    }
  }
}
