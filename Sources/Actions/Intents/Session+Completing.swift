import Configuration
package import Model
import Planning
package import Store

/// Completing to-dos, and the times of a series that were not answered.
extension Session {
  func complete(
    _ rows: [TodoRow],
    _ choice: PartsChoice,
    countsAhead: Bool,
    at moment: Instant?,
    all: Bool,
    in store: TodoStore
  ) throws -> Outcome.Facts {
    let moment = try moment.map { try counted($0, rows, in: store) }
    var early = countsAhead ? Early() : try self.early(rows, at: moment, in: store)
    if all { early.count(try unanswered(rows, in: store)) }
    let left = early.ids
    let open = rows.filter {
      $0.todo.completedAt == nil && !left.contains($0.id)
        && (early.past[$0.id] == nil || isWaiting($0, at: moment))
    }
    let parts = try store.openParts(below: open.map(\.id))
    let ids = (open + (choice == .all ? parts : [])).map(\.id)
    let isNothing = ids.isEmpty && early.past.isEmpty
    return .completed(
      Outcome.CompletedTodos(
        rows: isNothing
          ? []
          : try store.complete(
            ids,
            counting: early.past,
            source: source,
            doneAt: moment,
            at: now
          ).rows,
        doneBefore: rows.filter { $0.todo.completedAt != nil },
        meant: open,
        partsLeft: choice == .only ? parts : [],
        early: early,
        at: moment
      )
    )
  }

  /// The moment that a time of a series counts as done at: what was done a little ahead of a time that
  /// has come since is that one, and not the one of the day before.
  private func counted(_ moment: Instant, _ rows: [TodoRow], in store: TodoStore) throws -> Instant
  {
    guard rows.count == 1, rows[0].todo.recurrence?.repeatFrom == .due else { return moment }
    let day = personalDay(at: moment)
    let ofDay = try times(of: rows[0].id, in: store).filter { personalDay(at: $0.at) == day }
    guard !ofDay.contains(where: { $0.at <= moment }),
      let next = ofDay.first(where: { $0.at <= now && $0.outcome.doneAt == nil }),
      next.at <= moment + .minutes(120)
    else { return moment }
    return next.at
  }

  /// Those of some to-dos that repeat and have not come yet, or had not on the day they were done; and
  /// the times before that are meant instead, where those were not answered.
  package func early(_ rows: [TodoRow], at moment: Instant?, in store: TodoStore) throws -> Early {
    var early = Early()
    early.at = moment
    let others = rows.filter { !isWaiting($0, at: moment) }
    early.past = try past(others, at: moment, in: store)
    for row in others where early.past[row.id] == nil {
      if let at = try store.lastCompletion(of: row.id, since: (moment ?? now) - .minutes(60)) {
        early.doneLately.append((row, at))
      } else {
        early.ahead.append(row)
      }
    }
    return early
  }

  /// Whether the time that a to-do waits with had come: by now, and on the day that it was done.
  private func isWaiting(_ row: TodoRow, at moment: Instant?) -> Bool {
    !row.isAhead(at: now, on: civilNow.date)
      && !(moment.map(personalDay).map { comes(row, after: $0) } ?? false)
  }

  /// Whether an open series comes only after a day.
  func comes(_ row: TodoRow, after day: CivilDate) -> Bool {
    guard row.todo.recurrence != nil, row.todo.completedAt == nil else { return false }
    return (row.todo.due?.date ?? row.dueAt.map(personalDay)).map { $0 > day } ?? false
  }

  /// The time that was there at a moment, of each series that has gone on from it without an answer.
  private func past(_ rows: [TodoRow], at moment: Instant?, in store: TodoStore) throws
    -> [Todo.ID: [CivilDateTime]]
  {
    var past: [Todo.ID: [CivilDateTime]] = [:]
    for series in try reckoned(rows, in: store) {
      if let one = one(of: series.times, at: moment) { past[series.row.id] = [one] }
    }
    return past
  }

  /// The last times of series that were not answered, and the one that waits, which is completed as
  /// always where it is the only one.
  private func unanswered(_ rows: [TodoRow], in store: TodoStore) throws
    -> [Todo.ID: [CivilDateTime]]
  {
    var past: [Todo.ID: [CivilDateTime]] = [:]
    for series in try reckoned(rows, in: store) {
      let waiting = series.times.filter { $0.outcome == .waiting }
      let present = waiting.isEmpty ? nil : series.row.todo.recurrence?.occurrence
      let names = (series.times.lastUnanswered + waiting).compactMap(\.name)
        .filter { $0 != present }
      if !names.isEmpty { past[series.row.id] = names }
    }
    return past
  }

  private func reckoned(_ rows: [TodoRow], in store: TodoStore) throws -> [ReckonedSeries] {
    let ids = rows.filter { $0.todo.recurrence?.repeatFrom == .due && $0.todo.completedAt == nil }
      .map(\.id)
    return ids.isEmpty ? [] : try reckoned(nil, of: Set(ids), in: store)
  }

  /// The time that was there at a moment, or is on its day, where it was not answered.
  private func one(of times: [ReckonedOccurrence], at moment: Instant?) -> CivilDateTime? {
    let moment = moment ?? now
    let day = personalDay(at: moment)
    let ofDay = times.filter { personalDay(at: $0.at) == day }
    let one =
      ofDay.last { $0.at <= moment } ?? ofDay.first ?? times.last { $0.at <= moment }
    return one.flatMap { $0.outcome.isUnanswered ? $0.name : nil }
  }
}

extension Early {
  /// Counts times that are over in the place of what comes later.
  fileprivate mutating func count(_ times: [Todo.ID: [CivilDateTime]]) {
    past.merge(times) { $1 }
    ahead.removeAll { past[$0.id] != nil }
    doneLately.removeAll { past[$0.row.id] != nil }
  }
}
