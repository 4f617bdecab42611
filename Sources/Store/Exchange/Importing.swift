import Language
package import Model
internal import Planning
package import SQLite

extension TodoStore {
  /// Which of these would be added, and which are known; nothing is changed.
  package func importable(_ entries: [ImportEntry]) throws(DatabaseError) -> Imported {
    try known(entries).imported
  }

  /// Adds what is new of these, all of it as one step; what is here already stays as it is, and what
  /// was deleted here stays away.
  ///
  /// What is due before `now` is on the list and does not pop up for that: nobody wants a hundred
  /// popups for having moved house.
  package func importing(
    _ entries: [ImportEntry],
    at now: Instant
  ) throws(DatabaseError) -> Imported {
    var (imported, fresh) = try known(entries)
    guard !fresh.isEmpty else { return imported }
    var lists: [String: TodoList.ID] = [:]
    var placed: [Todo.ID: TodoList.ID] = [:]
    let header = BatchHeader(label: .import, source: .import)
    imported.batch = try inPieces(fresh.parentsFirst, as: header, at: now) {
      entry,
      _ throws(DatabaseError) in
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
  ) throws(DatabaseError) -> (imported: Imported, fresh: [ImportEntry]) {
    var imported = Imported()
    var fresh: [ImportEntry] = []
    var seen: Set<Todo.ID> = []
    let deleted = try deletedTodos()
    for entry in entries {
      let isHere =
        try connection.first("SELECT 1 FROM todo WHERE id = ?", [.text(entry.id)]) { _ in true }
        ?? false
      if isHere || !seen.insert(entry.id).inserted {
        imported.present += 1
      } else if deleted.contains(entry.id) {
        imported.deleted += 1
      } else {
        imported.added.append(entry.id)
        fresh.append(entry)
      }
    }
    return (imported, fresh)
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
    try connection.run(
      """
      INSERT INTO todo (id, list_id, parent_id, title, notes, first_step, priority, time_kind, due_date,
                        due_time, zone, due_at, end_time, rrule, exceptions, repeat_from, series_start,
                        occurrence, source, created_at, updated_at, completed_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [.text(entry.id), .text(list), Value(parent), .text(draft.title), Value(draft.notes)]
        + [Value(draft.firstStep), .text(draft.priority.rawValue)] + draft.due.columns
        + [
          Value(draft.endTime?.description), Value(draft.rule?.description),
          Value(draft.rule?.exceptions.text), .text(draft.repeatFrom.rawValue),
          Value(start?.description), Value(occurrence?.description),
          .text(source.rawValue), Value(seconds: created),
          Value(seconds: Instant(seconds: now.seconds)),
          entry.completedAt.map { Value(seconds: $0) } ?? .null,
        ]
    )
    guard entry.completedAt == nil, let due = calendar.moment(of: draft.due) else { return }
    let ramp = try ramp(of: list, for: draft.due, isDeadline: draft.hasDeadline)
    let reminder = Reminder(todo: entry.id, leads: draft.leads, ramp: ramp)
      .scheduled(towards: due, at: now)
    let coming = try row(entry.id)?.todo.comingOccurrence(after: now, in: calendar)
    try write(due <= moment ? reminder.rested(until: coming) ?? reminder : reminder)
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
