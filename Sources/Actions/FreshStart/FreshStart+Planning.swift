import Model
import Planning
import Store

extension FreshStart {
  /// Works out what is to happen to each to-do; nothing is changed.
  init(_ request: FreshStartRequest, _ days: DaysWithRoom) {
    var days = days
    // What matters most, and has waited longest, gets the first days, whatever list it is on.
    let spread = request.groups.filter { $0.choice == .spread }.flatMap(\.rows)
      .sorted { $0.waitsBefore($1) }
    var places: [Todo.ID: CivilDate] = [:]
    for row in spread { places[row.todo.id] = days.take() }
    groups = request.groups.map { group in
      Group(
        listName: group.listName,
        steps: group.rows.map { Step($0, group.choice ?? .leave, on: places[$0.todo.id]) }
      )
    }
    isChosen = request.groups.contains { $0.choice != nil }
    most = request.most
    isDryRun = request.isDryRun
    self.days = request.days
  }
}

extension FreshStart.Step {
  fileprivate init(_ row: TodoRow, _ choice: FreshChoice, on day: CivilDate?) {
    self.row = row
    let due = row.todo.due
    switch choice {
    case .leave: (self.choice, self.due) = (.leave, due)
    case .spread:
      (self.choice, self.due) = day.map { (.spread, due.moved(to: $0)) } ?? (.leave, due)
      foundNoRoom = day == nil
    // A part is not torn out of its whole: it goes along where that goes, and has no day.
    case .someday where row.todo.parent == nil && !row.isOnSomeday:
      (self.choice, self.due) = (.someday, nil)
    // What has no day keeps none.
    case .noDay, .someday: (self.choice, self.due) = (due == nil ? .leave : .noDay, nil)
    }
  }

  /// The change of the to-do; `nil` where it stays as it is.
  var change: TodoChange? {
    var change = TodoChange()
    switch choice {
    case .leave: return nil
    case .spread: change.time.due = due
    case .noDay: change.time.clearsDue = true
    case .someday:
      change.list = FreshStartRequest.someday
      change.time.clearsDue = row.todo.due != nil
    }
    return change
  }
}

extension Due? {
  /// The same clock time on another day; a moment that was counted has no clock time of its own.
  fileprivate func moved(to day: CivilDate) -> Due {
    switch self {
    case .floating(_, let time): .floating(day, time)
    case .zoned(_, let time, let zone): .zoned(day, time, zone: zone)
    case .absolute, nil: .floating(day, nil)
    }
  }
}

extension TodoRow {
  fileprivate var isOnSomeday: Bool { listName.isSameName(as: FreshStartRequest.someday) }

  /// Whether it comes before another one where days are given out.
  fileprivate func waitsBefore(_ other: TodoRow) -> Bool {
    let order: [Priority] = [.high, .normal, .low]
    let own = order.firstIndex(of: todo.priority) ?? 0
    let others = order.firstIndex(of: other.todo.priority) ?? 0
    if own != others { return own < others }
    let (since, otherSince) = (dueAt ?? todo.createdAt, other.dueAt ?? other.todo.createdAt)
    return since == otherSince ? todo.id < other.todo.id : since < otherSince
  }
}
