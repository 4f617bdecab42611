import CSQLite
import Testing
import Words

@testable import SQLite

@Suite struct ReasonTests {
  /// Every primary result code, and the extended ones of constraints and of the disk.
  private static let codes =
    Array(1...26) + (1...12).map { $0 << 8 | 19 } + (1...40).map { $0 << 8 | 10 }

  private static func error(_ code: Int, _ message: String) -> DatabaseError {
    DatabaseError(
      result: Int32(code),
      systemCode: 0,
      message: message,
      statement: "SELECT 1",
      path: "/p"
    )
  }

  @Test func noWordOfSQLiteReachesAPerson() {
    for code in Self.codes where code != 7 << 8 | 19 {
      let message = String(cString: sqlite3_errstr(Int32(code)))
      let error = Self.error(code, "\(message) XYZZY")
      #expect(error.reason?.contains("XYZZY") != true, "\(code): \(error)")
      #expect(error.reason?.isEmpty != true)
    }
  }

  @Test func whatSQLiteSaidIsKeptForWhoeverLooksIntoIt() {
    let error = Self.error(1, "no such table: set_aside")
    guard case .failed(let reason, let detail) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason == "its tables are not the expected ones")
    #expect(detail == "no such table: set_aside (1) in SELECT 1")
  }

  @Test(arguments: [
    (1811, "A to-do needs a position.", "A to-do needs a position."),
    (
      275, "CHECK constraint failed: priority is low, normal or high",
      "Priority is low, normal or high."
    ),
    (275, "CHECK constraint failed: due_time needs a due_date", "due_time needs a due_date."),
    (
      2067, "UNIQUE constraint failed: todo.handle",
      "there is a row with the same todo.handle already"
    ),
    (1299, "NOT NULL constraint failed: todo.title", "todo.title needs a value"),
    (787, "FOREIGN KEY constraint failed", "it names a row that is not there"),
    (
      3091, "cannot store TEXT value in INTEGER column todo.due_at",
      "a value is of another kind than its column"
    ),
  ])
  func aRefusalSaysWhatTheRowLacks(_ code: Int, _ message: String, _ reason: String) {
    #expect(Self.error(code, message) == .refused(reason: reason))
  }

  @Test func theSystemsReasonsAreOurOwnWords() {
    for number: Int32 in 1...133 {
      let reason = systemReason(number)
      #expect(!reason.isEmpty && !reason.contains("{"))
      #expect(!reason.lowercased().contains("error"))
    }
    #expect(systemReason(13) == "there is no permission for it")
    #expect(systemReason(133) == "the system gave the number 133")
  }
}

extension DatabaseError {
  /// The reason that a person is told, as far as it comes from SQLite.
  fileprivate var reason: String? {
    switch self {
    case .cannotCreateDirectory(_, let reason), .cannotOpen(_, let reason), .corrupt(_, let reason),
      .refused(let reason), .failed(let reason, _):
      reason
    default: nil
    }
  }
}
