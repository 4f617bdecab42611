import Glibc
import Language
import Model
import SQLite
import TestSupport
import Testing

@testable import Store

/// What was done, where the pages that say so are lost.
@Suite("Completions that cannot be read") struct CompletionMendingTests {
  private let workshop: Workshop
  private var path: String { workshop.path }

  init() throws {
    workshop = try Workshop()
  }

  /// Something that becomes of completions.
  enum Case: CaseIterable, CustomTestStringConvertible {
    case done, doneEarlier, counted, takenBack, broughtBack, openedAgain, deleted, moved
    case partsOfWhatWentOn, partsBroughtBack, byAnotherProgram

    var testDescription: String {
      switch self {
      case .done: "a series and something that comes once are done"
      case .doneEarlier: "done a while ago"
      case .counted: "times of a series are counted"
      case .takenBack: "taken back"
      case .broughtBack: "taken back and brought back"
      case .openedAgain: "opened again"
      case .deleted: "deleted since"
      case .moved: "ticked off again for another moment"
      case .partsOfWhatWentOn: "the parts of a series that went on"
      case .partsBroughtBack: "such parts, taken back and brought back"
      case .byAnotherProgram: "ticked off by another program"
      }
    }

    /// How many completions there are of it.
    var count: Int {
      switch self {
      case .done, .counted, .deleted, .byAnotherProgram: 2
      case .doneEarlier, .broughtBack, .moved: 1
      case .takenBack, .openedAgain: 0
      case .partsOfWhatWentOn, .partsBroughtBack: 2
      }
    }
  }

  private static let now = Workshop.now
  private static let later = Workshop.now + .minutes(5)

  private func add(_ title: String, _ store: TodoStore, rule: String? = nil) throws -> Todo.ID {
    try store.add(title, due: try day(19, "08:00"), rule: rule).todo.id
  }

  private func make(_ what: Case) throws {
    let store = try workshop.todoStore()
    let insulin = try add("Insulin", store, rule: "FREQ=DAILY")
    let letter = try add("Letter", store)
    func complete(_ ids: [Todo.ID], doneAt: Instant? = nil, at now: Instant = Self.now) throws {
      _ = try store.complete(ids, source: .commandLine, doneAt: doneAt, at: now)
    }
    switch what {
    case .done: try complete([insulin, letter])
    case .doneEarlier: try complete([insulin], doneAt: Self.now - .minutes(90))
    case .counted:
      let times = try [17, 18].map { day in
        CivilDateTime(
          try #require(CivilDate(year: 2026, month: 11, day: day)),
          try #require(TimeOfDay("08:00"))
        )
      }
      _ = try store.complete([], counting: [insulin: times], source: .commandLine, at: Self.now)
    case .takenBack:
      try complete([insulin])
      _ = try store.undo(at: Self.later)
    case .broughtBack:
      try complete([insulin])
      _ = try store.undo(at: Self.later)
      _ = try store.redo(at: Self.later)
    case .openedAgain:
      try complete([letter])
      _ = try store.reopen([letter], source: .commandLine, at: Self.later)
    case .deleted:
      try complete([insulin, letter])
      try store.delete([insulin, letter], source: .commandLine, at: Self.later)
    case .moved:
      try complete([letter])
      try store.connection.run("UPDATE todo SET completed_at = completed_at - 60")
    case .partsOfWhatWentOn, .partsBroughtBack:
      let part = try add("Pen", store)
      try store.connection.run(
        "UPDATE todo SET parent_id = ?, due_date = NULL, due_time = NULL WHERE id = ?",
        [.text(insulin), .text(part)]
      )
      try complete([part])
      try complete([insulin], at: Self.later)
      guard what == .partsBroughtBack else { break }
      _ = try store.undo(at: Self.later)
      _ = try store.redo(at: Self.later)
    case .byAnotherProgram:
      try store.connection.run(
        "UPDATE todo SET completed_at = ?",
        [Value(seconds: Self.now)]
      )
      _ = try store.settle(at: Self.now)
    }
  }

  /// Overwrites the pages of a table with what means nothing.
  private func damage(_ table: String) throws {
    let pages = try Connection(opening: path, timeout: 0)
      .all("SELECT pageno FROM dbstat WHERE name = ?", [.text(table)]) { $0.integer(0) }
    let file = try #require(fopen(path, "r+"))
    defer { fclose(file) }
    for page in pages {
      fseek(file, (page - 1) * 4096, SEEK_SET)
      for _ in 0..<4096 { fputc(0xFF, file) }
    }
  }

  private func repair() throws -> Repair {
    try TodoStore.repair(path, keptAs: path + ".damaged", from: nil)
  }

  private func completions(_ columns: String = "*") throws -> [[Value]] {
    let connection = try Connection(opening: path, timeout: 0)
    return try connection.all("SELECT \(columns) FROM completion ORDER BY completed_at, todo_id") {
      row in (0..<(columns == "*" ? 4 : 2)).map { row.value(Int32($0)) }
    }
  }

  @Test("come back as they were", arguments: Case.allCases)
  func comeBack(_ what: Case) throws {
    try make(what)
    let before = try completions()
    #expect(before.count == what.count)
    try damage("completion")
    #expect(try repair().torn == [.done])
    #expect(try completions() == before)
  }

  /// Where the journal is lost as well nobody knows of which time they were.
  @Test(
    "come back from the ledger where the journal has nothing of them",
    arguments: [.done, .counted, .takenBack, .broughtBack, .openedAgain, .deleted] as [Case]
  )
  func ledger(_ what: Case) throws {
    try make(what)
    if what == .deleted {
      // One of what comes once that is gone says nothing by its row.
      #expect(try completions().count == 2)
    }
    let before = try completions("completed_at, todo_id")
    try workshop.todoStore().connection.script("DELETE FROM change")
    try damage("completion")
    _ = try repair()
    #expect(try completions("completed_at, todo_id") == before)
  }

  @Test(
    "may be missing where the journal or the ledger is torn as well",
    arguments: [
      [], ["heard"], ["change"], ["batch"], ["delivery"],
    ]
  )
  func mayBeMissing(others: [String]) throws {
    try make(.done)
    for table in ["completion"] + others { try damage(table) }
    _ = try repair()
    let isLost = try workshop.todoStore().lastLostCompletions() != nil
    #expect(isLost == (!others.isEmpty && others != ["heard"]))
  }

  @Test("are nothing that was deleted from a table that can be read")
  func readable() throws {
    try make(.done)
    try workshop.todoStore().connection.script("DELETE FROM completion")
    try damage("heard")
    #expect(try repair().torn == [.heard])
    #expect(try completions().isEmpty)
  }
}
