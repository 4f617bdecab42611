import Configuration
package import Language
package import Model
import Planning
package import Store

/// Changes of to-dos from day to day.
extension Session {
  func complete(
    _ rows: [TodoRow],
    _ choice: PartsChoice,
    countsAhead: Bool,
    at moment: Instant?,
    in store: TodoStore
  ) throws -> Outcome.Facts {
    let early = countsAhead ? Early() : try self.early(rows, at: moment, in: store)
    let open = rows.filter { $0.todo.completedAt == nil && !early.ids.contains($0.id) }
    let parts = try store.openParts(below: open.map(\.id))
    let ids = (open + (choice == .all ? parts : [])).map(\.id)
    return .completed(
      Outcome.CompletedTodos(
        rows: ids.isEmpty
          ? [] : try store.complete(ids, source: source, doneAt: moment, at: now).rows,
        doneBefore: rows.filter { $0.todo.completedAt != nil },
        meant: open,
        partsLeft: choice == .only ? parts : [],
        early: early,
        at: moment
      )
    )
  }

  /// Those of some to-dos that repeat and have not come yet, or had not on the day they were done.
  package func early(_ rows: [TodoRow], at moment: Instant?, in store: TodoStore) throws -> Early {
    var early = Early()
    early.at = moment
    let day = moment.map(personalDay)
    for row in rows
    where row.isAhead(at: now, on: civilNow.date) || day.map({ comes(row, after: $0) }) ?? false {
      if let at = try store.lastCompletion(of: row.id, since: (moment ?? now) - .minutes(60)) {
        early.doneLately.append((row, at))
      } else {
        early.ahead.append(row)
      }
    }
    return early
  }

  /// Whether an open series comes only after a day.
  func comes(_ row: TodoRow, after day: CivilDate) -> Bool {
    guard row.todo.recurrence != nil, row.todo.completedAt == nil else { return false }
    return (row.todo.due?.date ?? row.dueAt.map(personalDay)).map { $0 > day } ?? false
  }

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

  func snooze(
    _ row: TodoRow,
    _ words: String,
    meantBy reference: String,
    in store: TodoStore
  ) throws -> Outcome.Facts {
    if row.todo.pause != nil, row.todo.completedAt == nil { throw CommandError.isPaused(row) }
    let moment = try snoozeEnd(words, reference)
    let rows = try store.snooze([row.id], until: moment, source: source, at: now)
    _ = try store.open(rows.first, meantBy: reference)
    return .snoozed(rows, until: moment)
  }

  /// The moment that somebody means who puts a reminder off.
  private func snoozeEnd(_ text: String, _ reference: String) throws -> Instant {
    let words = text.trimmed
    guard !words.isEmpty else { return now + .minutes(settings.policy.snooze) }
    let context = try languageContext(nil)
    let due = resolve(words, as: .deadline, in: context)
    if let end = due.flatMap(context.calendar.instant(of:)), end > now { return end }
    throw CommandError.usage(
      .timeNotUnderstood(words, example: commandLine(["snooze", reference, "tomorrow morning"])),
      verb: nil,
      text: nil
    )
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
    return .moved(moved, under: parent, toTop: destination == .top)
  }
}
