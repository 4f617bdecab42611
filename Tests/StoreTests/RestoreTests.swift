import Model
import Planning
import SQLite
import Testing

@testable import Store

@Suite struct RestoreTests {
  private let workshop: Workshop
  private var copy: String { workshop.directory + "/backups/monday.sqlite" }
  private var kept: String { workshop.path + ".before-restore" }

  init() throws {
    workshop = try Workshop()
  }

  /// A database that was copied with one to-do, and has another one since.
  private func changed() throws -> TodoStore {
    let store = try workshop.todoStore()
    _ = try store.add("Milk")
    _ = try store.backUp(to: copy)
    _ = try store.add("Bread")
    return store
  }

  @Test func allIsAsItWasAndNothingIsLost() throws {
    let store = try changed()
    let service = try workshop.store()
    let version = try service.dataVersion()
    let restored = try store.restore(copy, keptAs: kept, at: Workshop.now)
    #expect(try store.openTitles() == ["Milk"])
    // Who has it open sees it at once, in the same file.
    #expect(try service.openTitles() == ["Milk"])
    #expect(service.isCurrent())
    #expect(try service.dataVersion() != version)
    #expect(restored.before.todos == 2)
    _ = try store.add("Eggs")
    #expect(try service.openTitles() == ["Milk", "Eggs"])
    #expect(try store.damage() == [])
    _ = try store.restore(kept, keptAs: kept + "-2", at: Workshop.now)
    #expect(try service.openTitles() == ["Milk", "Bread"])
  }

  @Test func popupsOnScreenAreTakenBack() throws {
    let store = try changed()
    let service = try workshop.store()
    let due = Due.absolute(Workshop.now)
    let row = try service.add("Tea", due: due)
    let claimed = try service.claim([row.todo.id], at: Workshop.now)
    let popup = PopupID(server: ":1.7@bus", number: 4)
    try service.recordShown(claimed, popup: popup, reason: .due, at: Workshop.now)
    _ = try store.restore(copy, keptAs: kept, at: Workshop.now)
    #expect(try service.planState(at: Workshop.now).obsolete.map(\.popup) == [popup])
  }

  @Test func aDamagedCopyIsRefusedAndAllStays() throws {
    let store = try changed()
    var bytes = try DatabaseFile.contents(of: copy)
    for index in bytes.indices.dropFirst(4096 * 4).prefix(4096) { bytes[index] = 0xff }
    try DatabaseFile.removeIfThere(copy)
    try DatabaseFile.create(copy, holding: bytes)
    #expect(throws: DatabaseError.self) {
      try store.restore(copy, keptAs: kept, at: Workshop.now)
    }
    #expect(try store.openTitles() == ["Milk", "Bread"])
    #expect(!DatabaseFile.exists(kept))
  }

  @Test func aCopyWithoutItsTriggersGetsThem() throws {
    let store = try changed()
    let bare = try Connection(opening: copy, timeout: 0)
    try bare.script("DROP TRIGGER todo_updated; DROP VIEW todo_image;")
    _ = try store.restore(copy, keptAs: kept, at: Workshop.now)
    let inventory = try #require(Schema.migrator.inventory)
    let found = try Inventory(of: inventory.names, in: store.connection)
    #expect(found.text == inventory.text)
  }

  @Test func aCopyOfAnEarlierVersionIsBroughtUp() throws {
    try workshop.makeVersionOne()
    let old = workshop.directory + "/old.sqlite"
    try DatabaseFile.rename(workshop.path, to: old)
    let store = try changed()
    _ = try store.restore(old, keptAs: kept, at: Workshop.now)
    #expect(try store.todoCount() > 3)
    #expect(store.isCurrent())
  }

  @Test func copiesAreListedNewestFirst() throws {
    let store = try changed()
    _ = try store.backUp(to: workshop.directory + "/backups/tuesday.sqlite")
    try DatabaseFile.create(workshop.directory + "/backups/notes.txt", holding: [1, 2])
    let copies = Store.copies(ofDatabase: workshop.path)
    #expect(copies.map(\.todos).sorted() == [1, 2])
    #expect(copies.first?.madeAt ?? Workshop.now >= copies.last?.madeAt ?? Workshop.now)
  }
}
