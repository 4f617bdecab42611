import Model
package import Store

extension Session {
  /// Looks up what a status bar tells now; nothing is stored.
  package func barFacts(in store: TodoStore) throws -> BarFacts {
    let today = civilNow.date
    let tomorrow = midnight(today.adding(days: 1))
    let ahead = try comingDay(in: store)
    let begun = try store.begun().first.map { PlannedTodo($0, at: $0.dueAt) }
    let first = begun ?? ahead.first
    let clock = ahead.lazy.compactMap(\.at).first { $0 > now }
    return BarFacts(
      kind: begun != nil ? .doing : first != nil ? .next : .free,
      todo: first,
      ahead: ahead.filter { $0.row.todo.id != first?.row.todo.id || $0.at != first?.at },
      changesAt: clock.map { min($0, tomorrow) } ?? tomorrow
    )
  }

  /// What still comes on the first day that has anything, within a week.
  private func comingDay(in store: TodoStore) throws -> [PlannedTodo] {
    let today = civilNow.date
    // Most days have something, and few have much: a day at a time is less than a week at once.
    for day in 0...7 {
      let start = midnight(today.adding(days: day))
      let end = midnight(today.adding(days: day + 1))
      let planned = try store.planned(in: start..<end).filter(isAhead)
      let again = try store.putOff(in: max(start, now)..<end).compactMap { row in
        row.reminder?.againAt.map { PlannedTodo(row, at: $0) }
      }
      let ids = Set(again.map(\.row.todo.id))
      let all = planned.filter { !ids.contains($0.row.todo.id) } + again
      guard all.isEmpty else { return all.sorted(by: comesBefore) }
    }
    return []
  }

  /// A day without a clock is ahead until its end; what is being done or put off is no more.
  private func isAhead(_ todo: PlannedTodo) -> Bool {
    guard let at = todo.at, todo.row.reminder?.state != .snoozed else { return false }
    return at > now || !todo.hasClock
  }

  /// Clock times come first on their day.
  private func comesBefore(_ one: PlannedTodo, _ other: PlannedTodo) -> Bool {
    guard one.hasClock == other.hasClock else { return one.hasClock }
    return (one.at ?? now) < (other.at ?? now)
  }

  private func midnight(_ day: CivilDate) -> Instant {
    zone.instant(of: CivilDateTime(day, .midnight))
  }
}

extension PlannedTodo {
  /// Whether it comes at a clock time, not on a day.
  package var hasClock: Bool {
    switch row.todo.due {
    case .absolute?: true
    case let due?: due.time != nil || row.reminder?.againAt == at
    case nil: at != nil
    }
  }
}
