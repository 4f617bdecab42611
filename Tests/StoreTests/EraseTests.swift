import Glibc
import Language
import Model
import Store
import Testing

@Suite struct EraseTests {
  private let workshop: Workshop
  private let store: Store

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func anErasedTextIsNowhereInTheFiles() throws {
    let secret = "Quetzalcoatl"
    let rows = try (1...20).map { try store.add("\(secret) \($0)", due: try day(20)) }
    _ = try store.complete([rows[0].todo.id], source: "cli", at: Workshop.now)
    try store.delete([rows[1].todo.id], source: "cli", at: Workshop.now)
    #expect(try occurs(secret))
    try store.erase(rows.map(\.todo.id), source: "cli", at: Workshop.now)
    #expect(try !occurs(secret))
  }

  @Test func anErasedToDoCannotBeBroughtBackButOthersCan() throws {
    let drafts = ["Kept", "Gone"].map { Draft(title: $0) }
    let rows = try store.capture(drafts, source: "cli", at: Workshop.now).rows
    try store.delete([rows[0].todo.id], source: "cli", at: Workshop.now)
    try store.erase([rows[1].todo.id], source: "cli", at: Workshop.now)
    #expect(try store.undo(at: Workshop.now)?.label == "delete")
    #expect(try store.openTitles() == ["Kept"])
    #expect(try store.undo(at: Workshop.now)?.titles == ["Kept"])
    #expect(try store.openTitles() == [])
  }

  /// Whether a text stands in the database's file or its log.
  private func occurs(_ text: String) throws -> Bool {
    let needle = Array(text.utf8)
    for suffix in ["", "-wal"] {
      guard let file = fopen(workshop.path + suffix, "r") else { continue }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 4 << 20)
      let count = fread(&bytes, 1, bytes.count, file)
      let starts = bytes[..<max(0, count - needle.count)].indices
      let isFound = starts.contains {
        bytes[$0] == needle[0] && bytes[$0..<($0 + needle.count)].elementsEqual(needle)
      }
      if isFound { return true }
    }
    return false
  }
}
