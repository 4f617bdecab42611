import Model
import Planning
import Store
import Testing

/// Text that other programs wrote and that no person could type.
@Suite("Text of other programs", .enabled(if: Shell.isInstalled, "There is no sqlite3 shell here."))
struct ForeignTextTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test(
    "comes back to the byte when deleting it is taken back",
    arguments: [
      "a NUL": "6265666F7265006166746572",
      "several, with what JSON escapes": "00225C75303030300A0D09082F00C3A400",
      "no UTF-8": "61FF62C3",
      "both": "61FF0062",
      "the sign for what cannot be read": "EFBFBD",
      "six letters that look like an escape": "5C7530303030",
    ]
  )
  func comesBack(_ name: String, _ hexadecimal: String) throws {
    let written = try Shell.run(
      "INSERT INTO todo(title, notes) VALUES ('Foreign', CAST(x'\(hexadecimal)' AS TEXT));",
      on: workshop.path
    )
    #expect(written.error == "")
    let id = try store.row(titled: "Foreign").todo.id
    for _ in 0..<2 {
      try store.delete([id], source: .commandLine, at: Workshop.now)
      #expect(try notes() == "\n")
      let undone = try #require(try store.undo(at: Workshop.now))
      #expect(undone.left.isEmpty)
      #expect(try notes() == hexadecimal + "\n")
    }
  }

  private func notes() throws -> String {
    let answer = try Shell.run("SELECT coalesce(max(hex(notes)), '') FROM todo;", on: workshop.path)
    return answer.output
  }
}
