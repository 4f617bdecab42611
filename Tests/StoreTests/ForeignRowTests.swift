import Glibc
import Model
import Store
import Testing

/// Rows of the tables that are for reading, as a program leaves them that does not know that.
@Suite struct ForeignRowTests {
  private let workshop: Workshop
  private let store: TodoStore
  private let row: TodoRow

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
    row = try store.add("Alpha")
    _ = try store.complete([row.todo.id], source: .commandLine, at: Workshop.now)
  }

  private func sql(_ script: String) throws {
    #expect(try Shell.run(script, on: workshop.path).error == "")
  }

  @Test(arguments: [Int.max, Int.min, 0])
  func whatWasHeardAtAnyMomentIsKnown(_ seconds: Int) throws {
    try sql("INSERT INTO heard (at, text) VALUES (\(seconds), 'at some time');")
    let texts = try store.heard(at: Workshop.now).map(\.text)
    #expect(texts.contains("at some time") == (seconds == Int.max))
  }

  @Test(arguments: ["not json", "[]", "7", #"{"due_at": 9223372036854775807, "title": 5}"#, ""])
  func aJournalThatIsNoJSONKeepsNothingBack(_ image: String) throws {
    try sql("UPDATE change SET before = '\(image)', after = '\(image)';")
    let ids = [row.todo.id]
    #expect(try store.history(of: row.todo.id, at: Workshop.now) != nil)
    _ = try store.deliveredReminders(since: Workshop.now - .minutes(60), at: Workshop.now)
    _ = try store.deleted(handle: row.todo.handle)
    _ = try store.erase(ids, source: .commandLine, at: Workshop.now)
    #expect(try store.todos(TodoFilter()).isEmpty)
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "-1"])
  func whatWasDoneAtAnyMomentHasItsStory(_ seconds: String) throws {
    let change = "UPDATE todo SET completed_at = \(seconds);"
    try sql("PRAGMA ignore_check_constraints = ON; UPDATE todo SET completed_at = NULL; \(change)")
    #expect(try store.history(of: row.todo.id, at: Workshop.now) != nil)
    _ = try store.deliveredReminders(since: Workshop.now - .minutes(60), at: Workshop.now)
  }

  @Test func aCopyThatIsNoFileHoldsNothing() throws {
    let pipe = workshop.directory + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in ["/dev/zero", pipe, workshop.directory] {
      try sql("INSERT INTO copy VALUES ('\(path)', 1);")
    }
    #expect(try store.copies(holding: [row.todo.id]) == [])
  }
}
