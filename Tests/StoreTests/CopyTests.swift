import Model
import Store
import Testing

@Suite("A copy of the database")
struct CopyTests {
  @Test func aCopyLeavesTheOriginalAsItIs() throws {
    let workshop = try Workshop()
    let original = try workshop.store()
    _ = try original.add("Call")
    let copy = try Store(copyOf: workshop.path, meaning: workshop.meaning)
    let id = try #require(try copy.todos(TodoFilter()).first?.todo.id)
    _ = try copy.complete([id], source: .test, at: Workshop.now)
    #expect(try copy.openTitles() == [])
    #expect(try original.openTitles() == ["Call"])
  }
}
