import Configuration
package import Language
import Model
import Planning
import Store
import Words

/// Changes of to-dos from day to day.
extension Session {
  func delete(_ rows: [TodoRow], _ choice: PartsChoice, in store: TodoStore) throws -> Outcome.Facts
  {
    var rows = rows
    if choice == .all { rows += try store.parts(below: rows.map(\.id), onlyOpen: false) }
    let orphans = try store.partsThatMoveUp(from: rows.map(\.id)).map {
      Outcome.Orphans(parent: $0.parent, parts: $0.parts)
    }
    try store.delete(rows.map(\.id), source: source, at: now)
    return .deleted(rows, orphans: orphans)
  }

  func begin(_ rows: [TodoRow], in store: TodoStore) throws -> Outcome.Facts {
    let rows = try rows.map { try store.open($0, meantBy: $0.todo.handle) }
    if let paused = rows.first(where: { $0.todo.pause != nil }) {
      throw CommandError.isPaused(paused)
    }
    let checkIn = now + .minutes(settings.policy.checkIn)
    let begun = try store.begin(
      rows.map(\.id),
      checkingInAt: checkIn,
      source: source,
      at: now
    )
    return .begun(begun, checkIn: checkIn)
  }

  /// The day that the last words of a wish name: "skip the pills on friday".
  package func day(saidLastIn words: String) throws -> DayAtTheEnd? {
    resolve(words, as: .dayAtTheEnd, in: try languageContext(nil))
  }

  func skip(_ rows: [TodoRow], on day: CivilDate?, in store: TodoStore) throws -> Outcome.Facts {
    for row in rows { _ = try store.series(row, for: .skip) }
    if let paused = rows.first(where: { $0.todo.pause != nil }) {
      throw CommandError.isPaused(paused)
    }
    if let day {
      let others = try rows.filter { try !comes($0, on: day, in: store) }
      guard others.isEmpty else { return .noneToSkip(others, on: day) }
    }
    let skipped = try store.skip(rows.map(\.id), until: day, source: source, at: now)
    return .skipped(skipped, of: rows)
  }

  /// Whether a series comes on a day, or would have come before today.
  private func comes(_ row: TodoRow, on day: CivilDate, in store: TodoStore) throws -> Bool {
    guard let due = row.dueAt.map({ zone.civil(at: $0).date }), due <= day else { return false }
    guard day > civilNow.date, due < day else { return true }
    let start = zone.instant(of: CivilDateTime(day, .midnight))
    let end = zone.instant(of: CivilDateTime(day.adding(days: 1), .midnight))
    return try store.planned(in: start..<end).contains { $0.row.id == row.id }
  }

  func move(_ rows: [TodoRow], to destination: Destination, in store: TodoStore) throws
    -> Outcome.Facts
  {
    var parent: TodoRow?
    if case .under(let id) = destination {
      parent = try store.todos(with: [id]).first
      for row in rows where try store.isPart(id, of: row.id) {
        throw CommandError.moving(.partOfItself(row.todo.title, parent: parent?.todo.title ?? ""))
      }
    }
    let moved = try store.move(rows.map(\.id), to: destination, source: source, at: now)
    try tellLeaving(rows, in: store)
    return .moved(moved, under: parent, toTop: destination == .top)
  }

  /// Tells of what was on a synced list and is on one of this machine alone now.
  private func tellLeaving(_ before: [TodoRow], in store: TodoStore) throws {
    let lists = try store.syncedLists().filter(\.isActive)
    let left = try before.first { row in
      guard let now = try store.todo(row.id)?.todo.list else { return false }
      return lists.contains { $0.list == row.todo.list } && !lists.contains { $0.list == now }
    }
    guard let left, let synced = lists.first(where: { $0.list == left.todo.list }),
      let account = try store.syncAccounts().first(where: { $0.id == synced.account })
    else { return }
    talk(SyncSentences.leaves, ["name": account.name])
  }
}
