import Model
import Planning
package import Store

extension Session {
  /// Looks up what a status bar tells now; nothing is stored.
  package func barFacts(in store: TodoStore) throws -> BarFacts {
    let today = civilNow.date
    let tomorrow = midnight(today.adding(days: 1))
    let ahead = try comingDay(in: store)
    if let focus = try barFocus(in: store) {
      let row = try focus.session.todo.flatMap { try store.rows(of: [$0]).first }
      return BarFacts(
        kind: focus.session.barKind,
        todo: row.map { PlannedTodo($0, at: $0.dueAt) },
        focus: focus,
        ahead: ahead.filter { $0.row.todo.id != row?.todo.id },
        changesAt: min(focus.session.barChanges(after: now), tomorrow)
      )
    }
    let begun = try store.begun(at: now).first.map { PlannedTodo($0, at: $0.dueAt) }
    let first = begun ?? ahead.first
    let clock = ahead.lazy.compactMap(\.at).first { $0 > now }
    return BarFacts(
      kind: begun != nil ? .doing : first != nil ? .next : .free,
      todo: first,
      focus: nil,
      ahead: ahead.filter { $0.row.todo.id != first?.row.todo.id || $0.at != first?.at },
      changesAt: clock.map { min($0, tomorrow) } ?? tomorrow
    )
  }

  /// The focus session as it is now, where one goes on.
  private func barFocus(in store: TodoStore) throws -> FocusState? {
    guard var state = try store.focusState() else { return nil }
    state.session = state.course(to: now)
    return state.session.isEnded ? nil : state
  }

  /// What still comes on the first day that has anything, within a week.
  private func comingDay(in store: TodoStore) throws -> [PlannedTodo] {
    let today = civilNow.date
    // Most people have something today or tomorrow: the rest of the week is read only for the others.
    for days in [0..<1, 1..<2, 2..<8] {
      let start = midnight(today.adding(days: days.lowerBound))
      let end = midnight(today.adding(days: days.upperBound))
      let planned = try store.planned(in: start..<end).filter(isAhead)
      let again = try store.putOff(in: max(start, now)..<end).compactMap { row in
        row.reminder?.againAt.map { PlannedTodo(row, at: $0) }
      }
      let all = planned + again
      guard let first = all.lazy.compactMap({ $0.at.map(day) }).min() else { continue }
      return all.filter { $0.at.map(day) == first }.sorted(by: comesBefore)
    }
    return []
  }

  private func day(of moment: Instant) -> CivilDate { zone.civil(at: moment).date }

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

extension FocusSession {
  fileprivate var barKind: BarFacts.Kind {
    switch state {
    case .focusing: .focus
    case .paused, .timeUp, .rested, .ended: .paused
    case .resting: .rest
    }
  }

  /// When the minutes that a bar shows are other ones, or the state is.
  fileprivate func barChanges(after now: Instant) -> Instant {
    let change = changesAt ?? now + .minutes(60)
    switch state {
    case .focusing, .resting:
      // What is left is told in whole minutes, rounded up; what has passed as well.
      let shown = left(at: now) ?? (.minutes(1) - elapsed(at: now).withoutMinutes)
      let rest = shown.withoutMinutes
      return min(change, now + (rest > .zero ? rest : .minutes(1)))
    case .paused, .timeUp, .rested, .ended: return change
    }
  }
}

extension Duration {
  /// What is left of it beside whole minutes.
  fileprivate var withoutMinutes: Duration {
    .milliseconds(wholeMilliseconds % 60_000)
  }
}
