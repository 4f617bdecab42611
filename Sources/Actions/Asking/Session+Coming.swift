import Model
import Planning
import Store

extension Session {
  /// To-dos by when they come, for who asks when that is.
  ///
  /// One that repeats stands at the time at which it comes next where its present one is from an earlier
  /// day, or where what waits is not meant.
  func coming(_ todos: [PlannedTodo], isNext: Bool) -> [PlannedTodo] {
    let calendar = LocalCalendar(zone: zone, zones: meaning.zones, day: meaning.policy.day)
    let coming = todos.map { todo in
      guard let at = todo.at, at < now, isNext || zone.civil(at: at).date < civilNow.date,
        let next = todo.row.todo.comingOccurrence(after: now, in: calendar)
      else { return todo }
      return PlannedTodo(todo.row, at: next)
    }
    // What has no time comes last.
    return coming.filter { $0.at != nil }.sorted { ($0.at ?? now) < ($1.at ?? now) }
      + coming.filter { $0.at == nil }
  }
}
