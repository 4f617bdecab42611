import Model
import SQLite
import Testing

@testable import Store

/// What is known of servers, beside the to-dos.
@Suite("Sync tables") struct SyncStoreTests {
  private let workshop: Workshop
  private let store: TodoStore
  private let account: SyncAccount
  private let list: SyncedList

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
    account = try store.add(
      SyncAccount(
        name: "cloud",
        address: "https://cloud.example/",
        user: "ada",
        secret: #"{"secret-service":"sync-cloud"}"#,
        takesNew: true,
        addedAt: Workshop.now
      )
    )
    try store.bind(
      listNamed: "Inbox",
      to: "https://cloud.example/inbox/",
      of: account.id,
      at: Workshop.now
    )
    list = try #require(try store.syncedLists(of: account.id).first)
  }

  private func record(of todo: TodoRow, base: String = "BEGIN:VTODO") throws -> SyncRecord {
    var record = SyncRecord(list: list.id, address: "/a.ics", key: "/a.ics")
    (record.uid, record.tag, record.todo) = (todo.todo.id, "\"1\"", todo.todo.id)
    record.base = Array(base.utf8)
    let id = try store.write(record)
    return try #require(try store.record(id))
  }

  @Test func aListThatIsThereIsTakenAndNoneIsMade() throws {
    #expect(list.list == TodoList.inbox)
    #expect(try store.listNames() == ["Inbox"])
  }

  @Test func aChangeIsSeenOnceAndOnlyOnListsThatAreSynced() throws {
    #expect(try !store.hasChangesToSync())
    let row = try store.add("Milk")
    #expect(try store.hasChangesToSync())
    try store.noteChanges(of: account.id)
    #expect(try !store.hasChangesToSync())
    _ = try store.move(
      [row.todo.id],
      to: .list("Private"),
      source: .test,
      at: Workshop.now + .seconds(1)
    )
    try store.noteChanges(of: account.id)
    var change = TodoChange()
    change.title = "Oat milk"
    _ = try store.edit(row.todo.id, change, source: .test, at: Workshop.now + .seconds(2))
    #expect(try !store.hasChangesToSync())
  }

  @Test func anEditAfterWhatWasSentIsStillToBeSent() throws {
    let row = try store.add("Milk")
    var record = try record(of: row)
    try store.noteChanges(of: account.id)
    record = try #require(try store.record(record.id))
    #expect(record.isEdited)
    record.pushed = record.version
    try store.write(record)
    #expect(try store.toBeSent(of: list).isEmpty)
    var change = TodoChange()
    change.title = "Oat milk"
    _ = try store.edit(row.todo.id, change, source: .test, at: Workshop.now + .seconds(1))
    try store.noteChanges(of: account.id)
    #expect(try store.toBeSent(of: list).map(\.id) == [record.id])
  }

  @Test func whatIsDeletedIsToBeSentAndWhatIsArchivedIsNot() throws {
    let (milk, bread) = (try store.add("Milk"), try store.add("Bread"))
    let record = try record(of: milk)
    try store.noteChanges(of: account.id)
    try store.delete([milk.todo.id], source: .test, at: Workshop.now + .seconds(1))
    #expect(try store.toBeSent(of: list).map(\.id) == [record.id])
    var archived = SyncRecord(list: list.id, address: "/b.ics", key: "/b.ics")
    (archived.uid, archived.tag, archived.todo) = (bread.todo.id, "\"1\"", bread.todo.id)
    let id = try store.write(archived)
    _ = try store.complete([bread.todo.id], source: .test, at: Workshop.now + .seconds(2))
    _ = try store.archive(
      before: Workshop.now + .seconds(86_400),
      source: .test,
      at: Workshop.now + .seconds(2 * 86_400)
    )
    try store.noteChanges(of: account.id)
    #expect(try store.record(id)?.todo == nil)
    #expect(try store.record(id)?.state == .other)
  }

  @Test func aNameThatWentStaysUsed() throws {
    let row = try store.add("Milk")
    #expect(try !store.isUsed(uid: row.todo.id))
    let record = try record(of: row)
    #expect(try store.isUsed(uid: row.todo.id))
    try store.remove(record, at: Workshop.now)
    #expect(try store.isUsed(uid: row.todo.id))
  }

  @Test func whatIsForgottenLeavesNoWord() throws {
    let row = try store.add("Secret thing")
    _ = try record(of: row, base: "SUMMARY:Secret thing")
    let conflict = SyncConflict(
      todo: row.todo.id,
      at: Workshop.now,
      field: "title",
      isOfHere: true,
      words: "Secret thing"
    )
    try store.note(conflict, of: account.id)
    _ = try store.erase([row.todo.id], source: .test, at: Workshop.now + .seconds(1))
    let left = try store.connection.all(
      """
      SELECT base FROM sync_object WHERE base LIKE '%Secret%'
      UNION ALL SELECT words FROM sync_conflict WHERE words LIKE '%Secret%'
      """
    ) { $0.text(0) }
    #expect(left.isEmpty)
    // Where it is on the server stays known, so that it is deleted there.
    #expect(try store.toBeSent(of: list).count == 1)
  }

  @Test func bytesOfOthersComeBackAsTheyWere() throws {
    let row = try store.add("Milk")
    var record = try record(of: row)
    record.base = [0x42, 0x00, 0xFF, 0xFE, 0x0A]
    try store.write(record)
    #expect(try store.record(record.id)?.base == record.base)
  }

  @Test func anAccountThatGoesLeavesTheTodos() throws {
    let row = try store.add("Milk")
    _ = try record(of: row)
    try store.removeSyncAccount(account.id)
    #expect(try store.syncAccounts().isEmpty)
    #expect(try store.openTitles() == ["Milk"])
    #expect(try store.syncedLists().isEmpty)
  }
}
