import CSQLite
import Testing

/// Every column that holds text may hold anything: other programs write the same tables.
@Suite("Columns that would steer a terminal")
struct HostileColumnTests {
  /// A title for the window, an empty screen, an 8-bit introducer, and a turn of direction.
  private static let hostile =
    "'Evil/' || char(27) || ']0;pwned' || char(7) || char(27) || '[2J' || char(155, 8238)"

  private static let commands = [
    "list", "list --plain", "list --json", "list --done", "show dentist", "show dentist --json",
    "find e", "next --plain", "lists", "briefing", "why dentist", "recent",
    "heard", "delete dentist",
    "undo", "--complete bash show ", "--complete zsh show d", "--complete fish list --list ",
  ]

  @Test(arguments: ["todo", "list", "reminder", "delivery", "change", "batch", "quiet"])
  func noneOfThemReachesATerminal(_ table: String) throws {
    try look(at: table, columns: nil, Self.commands)
  }

  @Test(arguments: [
    "zone", "handle", "phrase", "rrule", "problem", "source", "priority", "due_time", "end_time",
    "notes", "first_step", "paused_until",
  ])
  func noneOfAToDoAloneReachesATerminal(_ column: String) throws {
    try look(at: "todo", columns: [column], ["list", "list --plain", "show tea", "why tea"])
  }

  /// Writes the hostile text into columns, as far as the schema lets it, and looks at the answers.
  private func look(at table: String, columns: [String]?, _ commands: [String]) throws {
    let companion = try Companion()
    try companion.run("add", "dentist tomorrow at 15", "--list", "Health")
    try companion.run("add", "tea every day at 9")
    try companion.run("add", "swim")
    try companion.run("done", "swim")
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    try #require(sqlite3_open(companion.database, &connection) == SQLITE_OK)
    sqlite3_exec(connection, "PRAGMA ignore_check_constraints = ON", nil, nil, nil)
    for column in try columns ?? Self.textColumns(of: table, in: companion) {
      // A trigger may refuse it, and then it is not there.
      let update = "UPDATE OR IGNORE \(table) SET \(column) = \(Self.hostile)"
      sqlite3_exec(connection, update, nil, nil, nil)
    }
    for command in commands {
      let words = command.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let run = try companion.run(words, input: [])
      let said = run.out + run.err
      #expect(run.status < 1000, "\(table): \(command) ends with a signal")
      let steering = said.unicodeScalars.contains(where: Self.steers)
      #expect(!steering, "\(table): \(command): \(said.debugDescription)")
    }
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E: true
    default: false
    }
  }

  /// The columns of a table that the schema gives the type TEXT.
  private static func textColumns(of table: String, in companion: Companion) throws -> [String] {
    try Holder.rows(
      "SELECT name FROM pragma_table_info('\(table)') WHERE type = 'TEXT' AND name <> 'id'",
      companion.database
    ).compactMap(\.first)
  }
}
