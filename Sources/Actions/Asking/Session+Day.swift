import Configuration
import Language
import Model
import Planning
package import Store

extension Session {
  /// Looks up what a screen tells of today; nothing is stored.
  package func dayFacts(in store: TodoStore) throws -> DayFacts {
    let bar = try barFacts(in: store)
    let today = civilNow.date
    var request = PlanRequest(from: today)
    request.withEvents = true
    let plan = try plan(request, in: store)
    let begun = try store.begun(at: now)
    let focused = try bar.focus?.session.todo.flatMap { try store.rows(of: [$0]).first }
    let tomorrow = zone.instant(of: CivilDateTime(today.adding(days: 1), .midnight))
    let dayEnds = zone.instant(of: personalDays(personalDay(at: now)).end)
    // What has a time is over behind it, not at it.
    let over =
      plan.todos.compactMap(\.at).map { $0 + .milliseconds(1) }
      + plan.events.map(\.span.upperBound)
    return DayFacts(
      plan: plan,
      paths: try TodoPaths(of: plan.todos.map(\.row) + plan.waiting + begun, in: store),
      focus: bar.focus,
      focused: focused,
      begun: begun,
      done: try logged(personalDays(personalDay(at: now)), in: store).days.flatMap(\.todos),
      changesAt: ([bar.changesAt, tomorrow, dayEnds] + over).filter { $0 > now }.min() ?? tomorrow
    )
  }

  /// A day of the person's, from where it begins to where the next one does.
  private func personalDays(_ day: CivilDate) -> SpokenWindow {
    let start = settings.conventions.dayStarts
    return SpokenWindow(
      CivilDateTime(day, start),
      CivilDateTime(day.adding(days: 1), start)
    )
  }
}
