import Actions
import Interchange
import Language
import Model
import Planning
import SQLite
import TestSupport
import Testing

@testable import Store

/// A machine of a person's, with a database of its own and an account on a server.
final class Device {
  private let folder: TemporaryFolder
  let store: TodoStore
  let server: MemoryServer
  var rules = SyncRules()
  var now = Device.start

  /// Wednesday 2026-11-25, 09:00 in Berlin.
  static let start = Instant(seconds: 1_795_593_600)
  static let berlin = Zone(identifier: "Europe/Berlin", secondsFromUTC: 3600)
  static let newYork = Zone(identifier: "America/New_York", secondsFromUTC: -5 * 3600)

  init(_ server: MemoryServer, _ lists: [String: String] = ["Home": "Home"], in zone: Zone = berlin)
    throws
  {
    folder = try TemporaryFolder("device")
    self.server = server
    let zones = ["Europe/Berlin": Device.berlin, "America/New_York": Device.newYork, "UTC": .utc]
    var meaning = Store.Meaning(
      conventions: Conventions(),
      policy: Policy(),
      zones: ZoneDirectory(zone: { zones[$0] }, current: { zone })
    )
    meaning.occurrence = ToldOccurrence.reader
    store = try TodoStore(path: folder.path + "/voicedo.sqlite", meaning: meaning)
    let account = try store.add(
      SyncAccount(
        name: "dav",
        address: MemoryServer.home,
        user: "me",
        secret: "{}",
        takesNew: false,
        addedAt: now - .seconds(1)
      )
    )
    for (list, collection) in lists.sorted(by: { $0.key < $1.key }) {
      try store.bind(
        listNamed: list,
        to: server.address(of: collection),
        of: account.id,
        at: now
      )
    }
  }

  /// Syncs a minute later than the last thing that happened here.
  @discardableResult
  func sync() throws -> SyncOutcome {
    now = now + .minutes(1)
    let account = try #require(try store.syncAccounts().first)
    var run = SyncRun(
      store: store,
      account: account,
      server: server.server,
      rules: rules,
      now: now
    )
    let outcome = try run.run()
    now = now + .minutes(1)
    return outcome
  }

  /// Adds a to-do to a list.
  @discardableResult
  func add(
    _ title: String,
    due: Due? = nil,
    rule: String? = nil,
    leads: [Int] = [],
    list: String = "Home",
    notes: String? = nil
  ) throws -> TodoRow {
    now = now + .seconds(1)
    let rule = rule.flatMap(RecurrenceRule.init)
    var draft = Draft(
      title: title,
      schedule: due.map { Schedule(due: $0, rule: rule) },
      leads: leads
    )
    draft.list = list
    draft.notes = notes
    return try #require(try store.capture([draft], source: .commandLine, at: now).rows.first)
  }

  /// Changes a to-do.
  func edit(_ title: String, _ change: (inout TodoChange) -> Void) throws {
    now = now + .seconds(1)
    var edit = TodoChange()
    change(&edit)
    _ = try store.edit(try row(title).id, edit, source: .commandLine, at: now)
  }

  func complete(_ title: String) throws {
    now = now + .seconds(1)
    _ = try store.complete([try row(title).id], source: .commandLine, at: now)
  }

  /// Moves a to-do to a list.
  func move(_ title: String, to list: String) throws {
    now = now + .seconds(1)
    _ = try store.move([try row(title).id], to: .list(list), source: .commandLine, at: now)
  }

  func delete(_ title: String) throws {
    now = now + .seconds(1)
    try store.delete([try row(title).id], source: .commandLine, at: now)
  }

  /// The to-do of a title, done or not.
  func row(_ title: String) throws -> TodoRow {
    try #require(try rows().first { $0.todo.title == title })
  }

  func rows() throws -> [TodoRow] {
    var filter = TodoFilter()
    filter.status = .all
    return try store.todos(filter)
  }

  /// The titles of what is open, in the order of the alphabet.
  func titles() throws -> [String] {
    try rows().filter { $0.todo.completedAt == nil }.map(\.todo.title).sorted()
  }
}

extension Store {
  /// How often a to-do was done.
  func completionCount(of id: Todo.ID) throws -> Int {
    try connection.first("SELECT count(*) FROM completion WHERE todo_id = ?", [.text(id)]) {
      $0.integer(0)
    } ?? 0
  }
}

/// A day of November 2026.
func day(_ day: Int, _ clock: String? = nil) throws -> Due {
  let date = try #require(CivilDate(year: 2026, month: 11, day: day))
  return .floating(date, try clock.map { try #require(TimeOfDay($0)) })
}
