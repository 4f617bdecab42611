import Language
import Model
import Store

extension Session {
  /// Looks up what is planned; nothing is stored.
  ///
  /// - Throws: `CommandError.noSuchList` where the request names a list that there is not.
  func plan(_ request: PlanRequest, in store: TodoStore) throws -> PlannedWindow {
    let filter = request.filter
    if let list = filter.list, try !store.listNames().contains(where: { $0.isSameName(as: list) }) {
      throw CommandError.noSuchList(list)
    }
    let today = civilNow.date
    var window = request.window
    let hasToday = window.start.date <= today && CivilDateTime(today, .midnight) < window.end
    if hasToday { window.start = max(window.start, CivilDateTime(today, .midnight)) }
    let instants = instants(window)
    // What comes every hour does so on each of the days.
    let days = window.end.date.days(since: window.start.date)
    let most = min(max(40, 24 * days), 1000)
    var todos = try store.planned(in: instants, most: most).filter { $0.row.fits(filter) }
    try place(&todos, in: instants, filter, store)
    if let limit = filter.limit { todos = Array(todos.prefix(limit)) }
    var events: [PlannedEvent] = []
    if request.withEvents {
      try followCalendars(in: store)
      events = try store.events(in: instants)
    }
    guard hasToday, civilNow.date == window.start.date else {
      return PlannedWindow(
        request: request,
        window: window,
        instants: instants,
        todos: todos,
        events: events,
        waiting: [],
        waitingCount: 0
      )
    }
    // What comes today again is told once.
    let tomorrow = zone.instant(of: CivilDateTime(today.adding(days: 1), .midnight))
    let again = todos.filter { todo in
      todo.row.dueAt.map { $0 < instants.lowerBound } ?? false
        && todo.at.map { $0 < tomorrow } ?? false
    }
    let ids = Set(again.map(\.row.todo.id))
    let limit = min(filter.limit ?? PlannedWindow.mostWaiting, PlannedWindow.mostWaiting)
    let waiting = try store.waiting(before: today, filter, limit: limit + ids.count)
    let isElsewhere = { (row: TodoRow) in
      ids.contains(row.todo.id) || row.isPutOff(to: instants.lowerBound)
    }
    let rows = waiting.rows.filter { !isElsewhere($0) }.suffix(limit)
    var plan = PlannedWindow(
      request: request,
      window: window,
      instants: instants,
      todos: todos,
      events: events,
      waiting: Array(rows),
      waitingCount: waiting.count - waiting.rows.count(where: isElsewhere)
    )
    plan.unsure = try store.unsure(limit: PlannedWindow.mostWaiting).filter { $0.fits(filter) }
    return plan
  }

  /// Has what was put off to another day stand there, and not on its own.
  private func place(
    _ todos: inout [PlannedTodo],
    in window: Range<Instant>,
    _ filter: TodoFilter,
    _ store: TodoStore
  ) throws {
    todos.removeAll { todo in
      todo.at == todo.row.dueAt && todo.row.isPutOff(to: window.upperBound)
    }
    let putOff = try store.putOff(in: max(now, window.lowerBound)..<max(now, window.upperBound))
      .filter { row in row.fits(filter) && !(row.dueAt.map(window.contains) ?? false) }
    guard !putOff.isEmpty else { return }
    todos += putOff.map { PlannedTodo($0, at: $0.putOffTo) }
    todos.sort { ($0.at ?? window.upperBound) < ($1.at ?? window.upperBound) }
  }
}

extension TodoRow {
  /// Whether it is on the list and of the priority that a filter wants.
  fileprivate func fits(_ filter: TodoFilter) -> Bool {
    (filter.list.map { listName.isSameName(as: $0) } ?? true)
      && (filter.priority.map { todo.priority == $0 } ?? true)
  }
}
