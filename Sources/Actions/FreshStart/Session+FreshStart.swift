import Model
import Planning
package import Store

extension Session {
  /// What has waited longer than a week, or for so many days at least, by lists; of one list alone, where
  /// that is named.
  ///
  /// What was put on the list for some day is left in peace unless that list is named.
  ///
  /// - Throws: `CommandError.noSuchList` where there is no list of this name.
  package func freshGroups(
    on list: String?,
    atLeast days: Int? = nil,
    in store: TodoStore
  ) throws -> [FreshGroup] {
    if let list, try !store.listNames().contains(where: { $0.isSameName(as: list) }) {
      throw CommandError.noSuchList(list)
    }
    let name = list ?? FreshStartRequest.someday
    let week = now - .seconds(7 * 86_400)
    let since = days.map { days in
      zone.instant(of: CivilDateTime(civilNow.date.adding(days: 1 - days), .midnight))
    }
    let rows = try store.waiting(
      since: since ?? week,
      undatedSince: min(since ?? week, week),
      at: now
    )
    .filter { $0.listName.isSameName(as: name) == (list != nil) }
    var groups: [FreshGroup] = []
    for row in rows {
      if groups.last?.list != row.todo.list {
        groups.append(FreshGroup(list: row.todo.list, listName: row.listName, rows: []))
      }
      groups[groups.count - 1].rows.append(row)
    }
    return groups
  }

  /// Makes a fresh start as one step, or tells what would come of it.
  func freshStart(_ request: FreshStartRequest, in store: TodoStore) throws -> FreshStart {
    var fresh = FreshStart(request, try daysWithRoom(request, in: store))
    guard fresh.isChanged else { return fresh }
    try store.together(label: .freshStart, source: source, at: now) {
      for place in fresh.partsFirst {
        if store.keepsOthersWaiting { try store.letOthersWrite(at: now) }
        try carryOut(&fresh.groups[place.group].steps[place.step], &fresh.newList, in: store)
      }
    }
    return fresh
  }

  /// Carries out one step; a to-do that somebody changed since it was looked at stays as it is.
  private func carryOut(
    _ step: inout FreshStart.Step,
    _ newList: inout String?,
    in store: TodoStore
  ) throws {
    guard let change = step.change else { return }
    let present = try store.todos(with: [step.row.todo.id]).first
    guard let present, present.isAsShown(in: step.row) else {
      step = FreshStart.Step(row: present ?? step.row, choice: .leave, due: present?.todo.due)
      return
    }
    let edited = try store.edit(
      present.todo.id,
      change,
      label: .freshStart,
      source: source,
      at: now
    )
    guard let edited else { return }
    newList = edited.newList ?? newList
    step.row = edited.row
  }

  /// The days from tomorrow on, with what is planned on them.
  ///
  /// What comes on most of them is the course of a day, such as pills, and fills none.
  private func daysWithRoom(
    _ request: FreshStartRequest,
    in store: TodoStore
  ) throws -> DaysWithRoom {
    let first = civilNow.date.adding(days: 1)
    let length = FreshStartRequest.daysAhead
    guard request.groups.contains(where: { $0.choice == .spread }) else {
      return DaysWithRoom(from: first, planned: [], most: request.most)
    }
    let start = zone.instant(of: CivilDateTime(first, .midnight))
    let end = zone.instant(of: CivilDateTime(first.adding(days: length), .midnight))
    var days: [Todo.ID: Set<CivilDate>] = [:]
    for planned in try store.planned(in: start..<end, most: 24 * length) {
      guard let moment = planned.at else { continue }
      days[planned.row.todo.id, default: []].insert(zone.civil(at: moment).date)
    }
    var planned = [Int](repeating: 0, count: length)
    for day in days.values.filter({ $0.count <= length / 2 }).joined() {
      let place = day.days(since: first)
      if planned.indices.contains(place) { planned[place] += 1 }
    }
    return DaysWithRoom(from: first, planned: planned, most: request.most)
  }
}

extension FreshStart {
  /// The places of all steps, parts before what they are part of: a whole takes its parts along to
  /// another list, and they would not be as they were shown any more.
  fileprivate var partsFirst: [(group: Int, step: Int)] {
    var parents: [Todo.ID: Todo.ID] = [:]
    for group in groups {
      for step in group.steps { parents[step.row.id] = step.row.todo.parent }
    }
    func depth(_ id: Todo.ID) -> Int {
      var (depth, next) = (0, parents[id])
      while let parent = next, depth < parents.count {
        depth += 1
        next = parents[parent]
      }
      return depth
    }
    let places = groups.indices.flatMap { group in
      groups[group].steps.indices.map { step in
        (group: group, step: step, depth: depth(groups[group].steps[step].row.id))
      }
    }
    return places.sorted { $0.depth > $1.depth }.map { (group: $0.group, step: $0.step) }
  }
}

extension TodoRow {
  /// Whether what a person was shown of it still holds.
  fileprivate func isAsShown(in shown: TodoRow) -> Bool {
    todo.completedAt == nil && todo.recurrence == nil && todo.due == shown.todo.due
      && todo.list == shown.todo.list && todo.parent == shown.todo.parent
  }
}
