import Language
package import Model
internal import Planning
package import SQLite

extension TodoStore {
  /// Which of these would be added, and which are known; nothing is changed.
  package func importable(_ entries: [ImportEntry]) throws(DatabaseError) -> Imported {
    try known(entries).imported
  }

  /// Adds what is new of these and brings up to date what is newer in the file, all of it as one step;
  /// what else is here already stays as it is, and what was deleted here stays away.
  ///
  /// What is due before `now` is on the list and does not pop up for that: nobody wants a hundred
  /// popups for having moved house.
  package func importing(
    _ entries: [ImportEntry],
    at now: Instant
  ) throws(DatabaseError) -> Imported {
    let known = try known(entries)
    var imported = known.imported
    var lists: [String: TodoList.ID] = [:]
    var placed: [Todo.ID: TodoList.ID] = [:]
    let header = BatchHeader(label: .import, source: .import)
    let steps =
      known.newer.map { (entry: $0, isNew: false) }
      + known.fresh.parentsFirst.map { (entry: $0, isNew: true) }
    imported.batch = try inPieces(steps, as: header, at: now) { step, batch throws(DatabaseError) in
      let entry = step.entry
      guard step.isNew else { return try bringUpToDate(entry, in: batch, at: now) }
      var parent = entry.parent
      var list = parent.flatMap { placed[$0] }
      if let id = parent, list == nil {
        list = try row(id)?.todo.list
        if list == nil { parent = nil }
      }
      if let name = entry.draft.list {
        if let known = lists[name] {
          list = known
        } else {
          let found = try self.list(named: name, at: now)
          if found.isNew { imported.newLists.append(found.name) }
          lists[name] = found.id
          list = found.id
        }
      }
      let place = list ?? TodoList.inbox
      placed[entry.id] = place
      try insert(entry, list: place, parent: parent, source: .import, restsBefore: now, at: now)
    }
    return imported
  }

  private func known(
    _ entries: [ImportEntry]
  ) throws(DatabaseError) -> (imported: Imported, fresh: [ImportEntry], newer: [ImportEntry]) {
    var imported = Imported()
    var (fresh, newer): ([ImportEntry], [ImportEntry]) = ([], [])
    var seen: Set<Todo.ID> = []
    var names: [Todo.ID: Todo.ID] = [:]
    let deleted = try deletedTodos()
    for entry in entries {
      let ids = [entry.id, entry.formerID].compactMap(\.self)
      var here: TodoRow?
      for id in ids where here == nil { here = try row(id) }
      for id in ids { if let here { names[id] = here.todo.id } }
      if let here {
        guard seen.insert(here.todo.id).inserted else {
          imported.present += 1
          continue
        }
        let entry = entry.known(as: here.todo.id)
        let differs = differs(entry, from: here.todo)
        if differs, try isNewer(entry, than: here.todo) {
          imported.updated.append(here.todo.id)
          newer.append(entry)
        } else {
          imported.present += 1
          if differs { imported.differing.append(here.todo.title) }
        }
      } else if !seen.insert(entry.id).inserted {
        imported.present += 1
      } else if ids.contains(where: deleted.contains) {
        imported.deleted += 1
      } else {
        imported.added.append(entry.id)
        fresh.append(entry)
      }
    }
    for index in fresh.indices {
      fresh[index].parent = fresh[index].parent.map { names[$0] ?? $0 }
    }
    return (imported, fresh, newer)
  }

  /// Which to-dos were here, and were deleted; one that an undo took away was never meant to come.
  func deletedTodos() throws(DatabaseError) -> Set<Todo.ID> {
    var deleted: Set<Todo.ID> = []
    try connection.each(
      """
      SELECT change.row_id, batch.kind FROM change JOIN batch ON batch.id = change.batch_id
       WHERE change.table_name = 'todo' AND change.operation = 'delete'
       ORDER BY change.batch_id, change.number
      """
    ) { row in
      if row.text(1) == "undo" {
        deleted.remove(row.text(0))
      } else {
        deleted.insert(row.text(0))
      }
    }
    return deleted
  }

  /// Adds an entry; its reminder rests where it is due at `moment` or before that.
  func insert(
    _ entry: ImportEntry,
    list: TodoList.ID,
    parent: Todo.ID?,
    source: ChangeSource,
    restsBefore moment: Instant,
    at now: Instant
  ) throws(DatabaseError) {
    let draft = entry.draft
    let start =
      draft.rule == nil
      ? nil
      : entry.seriesStart ?? entry.occurrence ?? draft.due.map(calendar.seriesStart(at:))
    let occurrence =
      draft.rule == nil ? nil : entry.occurrence ?? draft.due.map(calendar.seriesStart(at:))
    let created = Instant(seconds: min(entry.createdAt ?? now, now).seconds)
    let changed = Instant(seconds: min(entry.modifiedAt ?? now, now).seconds)
    try connection.run(
      """
      INSERT INTO todo (id, list_id, parent_id, title, notes, first_step, priority, time_kind, due_date,
                        due_time, zone, due_at, end_time, rrule, exceptions, repeat_from, series_start,
                        occurrence, source, created_at, updated_at, completed_at, position, duration,
                        energy, paused_at, paused_until)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [.text(entry.id), .text(list), Value(parent), .text(draft.title), Value(draft.notes)]
        + [Value(draft.firstStep), .text(draft.priority.rawValue)] + draft.due.columns
        + [
          Value(draft.endTime?.description), Value(draft.rule?.description),
          Value(draft.rule?.exceptions.text), .text(draft.repeatFrom.rawValue),
          Value(start?.description), Value(occurrence?.description),
          .text(source.rawValue), Value(seconds: created),
          Value(seconds: changed), entry.completedAt.map { Value(seconds: $0) } ?? .null,
          Value(entry.position), Value(draft.effort.minutes),
          Value(draft.effort.energy?.rawValue),
          entry.pause.map { Value(seconds: $0.since) } ?? .null,
          Value(entry.pause?.until?.description),
        ]
    )
    try writeReminder(of: entry, on: list, restsBefore: moment, at: now)
  }

  /// Writes the reminder of an entry anew; none where it is done, or at no time.
  func writeReminder(
    of entry: ImportEntry,
    on list: TodoList.ID,
    restsBefore moment: Instant,
    at now: Instant
  ) throws(DatabaseError) {
    let draft = entry.draft
    guard entry.completedAt == nil, let due = calendar.moment(of: draft.due) else { return }
    let ramp = try ramp(of: list, for: draft.due, isDeadline: draft.hasDeadline)
    var reminder = Reminder(todo: entry.id, leads: draft.leads, ramp: ramp)
    if entry.isSilent { (reminder.leads, reminder.hasOwnLeads) = ([], true) }
    if let persistence = entry.persistence {
      (reminder.persistence, reminder.hasOwnPersistence) = (persistence, true)
    }
    reminder.isBreakthrough = entry.isBreakthrough
    // Closing answers nothing of these.
    let isInsistent =
      (entry.persistence ?? meaning.policy.persistence) == .untilDone || entry.isBreakthrough
    let answered = entry.acknowledgedAt.flatMap { $0 > now || isInsistent ? nil : $0 }
    let seen = answered ?? Instant(seconds: 0)
    reminder = reminder.scheduled(towards: due, at: max(now, seen))
    if entry.pause != nil { return try write(reminder.closed()) }
    if let until = entry.snoozedUntil, until > now {
      return try write(reminder.snoozed(until: until))
    }
    let coming = try row(entry.id)?.todo.comingOccurrence(after: now, in: calendar)
    let rests = due <= moment || reminder.moment(before: due) <= seen
    try write(rests ? reminder.rested(until: coming) ?? reminder : reminder)
  }
}

extension [ImportEntry] {
  /// In an order in which each comes behind the one that it is part of; where they go in a circle, or
  /// deeper than `Nesting.deepest`, one of them is part of nothing.
  fileprivate var parentsFirst: [ImportEntry] {
    var positions: [Todo.ID: Int] = [:]
    for (index, entry) in enumerated() { positions[entry.id] = index }
    var isPlaced = [Bool](repeating: false, count: count)
    var depths = [Int](repeating: 0, count: count)
    var ordered: [ImportEntry] = []
    for start in indices where !isPlaced[start] {
      var line: [Int] = []
      var next: Int? = start
      while let index = next, !isPlaced[index] {
        isPlaced[index] = true
        line.append(index)
        next = self[index].parent.flatMap { positions[$0] }
      }
      let isCircle = next.map(line.contains) ?? false
      var depth = isCircle ? -1 : next.map { depths[$0] } ?? -1
      for (place, index) in line.reversed().enumerated() {
        var entry = self[index]
        depth += 1
        // The outermost of a circle would be part of one below it.
        if place == 0 && isCircle || depth > Nesting.deepest { (entry.parent, depth) = (nil, 0) }
        depths[index] = depth
        ordered.append(entry)
      }
    }
    return ordered
  }
}
