package import Language
package import Model
internal import Planning
package import SQLite

/// The outcome of storing drafts.
package struct Captured: Hashable, Sendable {
  package var batch: Int
  package var rows: [TodoRow]
  /// Lists that were created with it.
  package var newLists: [String]

  package init(batch: Int, rows: [TodoRow], newLists: [String]) {
    self.batch = batch
    self.rows = rows
    self.newLists = newLists
  }
}

extension Store {
  /// Stores drafts as one batch; a list that was named and does not exist is created with it.
  ///
  /// A draft is part of another one, or of the to-do that `parents` has for its position. Without a
  /// list of its own it goes to that one's. `words` are noted with it, as what was heard. Those at the
  /// places of `urgent` that have no time are for an hour from now, or for the end of the night.
  package func capture(
    _ drafts: [Draft],
    under parents: [Int: Todo.ID] = [:],
    from words: HeardWords? = nil,
    urgent: Set<Int> = [],
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Captured {
    var captured = Captured(batch: 0, rows: [], newLists: [])
    var drafts = drafts
    for index in urgent where drafts[index].due == nil {
      drafts[index].schedule = Schedule(due: dueOfUrgent(at: now))
    }
    let ids = drafts.map { _ in Identifier.random() }
    let header = BatchHeader(label: .capture, source: source)
    try change(header, at: now) { batch throws(DatabaseError) in
      captured.batch = batch
      var lists: [TodoList.ID?] = drafts.map { _ in nil }
      // A to-do comes before its parts.
      for index in drafts.parentsFirst {
        let draft = drafts[index]
        let inner = draft.parent.flatMap {
          lists.indices.contains($0) && lists[$0] != nil ? $0 : nil
        }
        let outer = try parents[index].flatMap { id throws(DatabaseError) in try row(id) }
        var list = inner.flatMap { lists[$0] } ?? outer?.todo.list ?? TodoList.inbox
        if let name = draft.list {
          let found = try self.list(named: name, at: now)
          list = found.id
          if found.isNew { captured.newLists.append(found.name) }
        }
        lists[index] = list
        let parent = inner.map { ids[$0] } ?? outer?.todo.id
        try insert(
          draft,
          id: ids[index],
          list: list,
          parent: parent,
          source: source,
          in: batch,
          at: now
        )
        if draft.due == nil,
          let moment = draft.earliestOtherMoment(after: now, in: calendar)
        {
          try write(Reminder(todo: ids[index], againAt: moment, fireAt: moment))
        }
      }
      try noteStored(drafts.map(\.title), in: batch)
      if let words { try note(words, as: .stored, batch: batch) }
    }
    captured.rows = try rows(of: ids)
    return captured
  }

  /// When something urgent is due that was said without a time: in an hour, or once the night is over.
  private func dueOfUrgent(at now: Instant) -> Due {
    let (policy, zone) = (meaning.policy, meaning.zones.current())
    // A minute that has begun is counted as a whole one.
    let moment = now + .minutes(policy.urgent) + .seconds(59)
    let civil = zone.civil(at: policy.nightEnd(at: moment, in: zone) ?? moment)
    return .floating(civil.date, .hour(civil.time.hour, civil.time.minute))
  }

  private func insert(
    _ draft: Draft,
    id: Todo.ID,
    list: TodoList.ID,
    parent: Todo.ID?,
    source: ChangeSource,
    in batch: Int,
    at now: Instant
  ) throws(DatabaseError) {
    let created = Instant(seconds: now.seconds)
    let start = draft.rule == nil ? nil : draft.due.map(calendar.seriesStart(at:))?.description
    try connection.run(
      """
      INSERT INTO todo (id, list_id, parent_id, title, notes, first_step, priority, time_kind, due_date,
                        due_time, zone, due_at, end_time, phrase, inferred_at, rrule,
                        exceptions, repeat_from, series_start, occurrence, source, created_at, updated_at,
                        duration, energy, unsure)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [.text(id), .text(list), Value(parent), .text(draft.title), Value(draft.notes)]
        + [Value(draft.firstStep), .text(draft.priority.rawValue)] + draft.due.columns
        + [
          Value(draft.endTime?.description), Value(draft.phrase),
          draft.phrase == nil ? .null : Value(seconds: created),
          Value(draft.rule?.description), Value(draft.rule?.exceptions.text),
          .text(draft.repeatFrom.rawValue), Value(start), Value(start),
          .text(source.rawValue), Value(seconds: created), Value(seconds: created),
          Value(draft.effort.minutes), Value(draft.effort.energy?.rawValue), Value(draft.unsure),
        ]
    )
    if let due = calendar.moment(of: draft.due) {
      let ramp = try ramp(of: list, for: draft.due, isDeadline: draft.hasDeadline)
      var reminder = Reminder(todo: id, leads: draft.leads, ramp: ramp)
      // What is not certain is asked about at the earliest of its possible moments.
      if let other = draft.earliestOtherMoment(after: now, in: calendar), other < due {
        let lead = Int(due.since(other).components.seconds / 60)
        reminder.leads = Set(reminder.leads + [lead]).sorted(by: >)
      }
      let scheduled = reminder.scheduled(towards: due, at: now)
      // What a person has asked for comes back where the row is lost.
      guard !draft.leads.isEmpty else { return try write(scheduled) }
      try changingReminder(of: id, in: batch) { () throws(DatabaseError) in try write(scheduled) }
    }
  }
}

extension Draft {
  /// The words that are doubted, as the column `unsure` takes them; `nil` where none are.
  fileprivate var unsure: String? {
    let words = doubts.map(\.words).filter { !$0.isEmpty }.joined(separator: " … ")
    return words.isEmpty ? nil : String(String.UnicodeScalarView(words.unicodeScalars.prefix(1000)))
  }
}

extension Draft {
  /// The first moment ahead that another reading has for it; `nil` where it is certain.
  fileprivate func earliestOtherMoment(after now: Instant, in calendar: LocalCalendar) -> Instant? {
    otherDues.compactMap { calendar.moment(of: $0) }.filter { $0 > now }.min()
  }
}

extension [Draft] {
  /// Positions in an order in which each comes behind the one that it is part of; where they go in a
  /// circle, one of them is taken for no part.
  fileprivate var parentsFirst: [Int] {
    var isPlaced = [Bool](repeating: false, count: count)
    var order: [Int] = []
    for start in indices where !isPlaced[start] {
      var line: [Int] = []
      var next: Int? = start
      while let index = next, indices.contains(index), !isPlaced[index] {
        isPlaced[index] = true
        line.append(index)
        next = self[index].parent
      }
      order += line.reversed()
    }
    return order
  }
}
