internal import Model
internal import Planning
internal import SQLite
internal import Words

/// Writing when a to-do is due, how it repeats, and how its reminder speaks up.
extension Store {
  /// Changes the time of an open to-do as part of a batch.
  ///
  /// A phrase is kept beside the due time that came of it; a rule begins a new series. A new due
  /// time of one occurrence leaves its series and the phrase of the series alone.
  func setTime(
    of row: TodoRow,
    _ change: ReminderChange,
    in batch: Int,
    at now: Instant
  ) throws(DatabaseError) {
    let id = row.todo.id
    if change.clearsDue {
      try changingReminder(of: id, in: batch) { () throws(DatabaseError) in
        try clearDue(of: id, at: now)
      }
    } else {
      var columns = Columns()
      try setDue(of: row, change, in: &columns, at: now)
      setRule(change, in: &columns)
      try write(columns, to: id)
      if columns.names.contains("series_start"), change.rule == nil {
        // The series was put in order here: nothing is left to judge.
        try connection.run(
          "UPDATE unsettled SET restarts_series = 0 WHERE todo_id = ?",
          [.text(id)]
        )
      }
    }
    try setManner(change, of: id, in: batch, at: now)
  }

  private func setDue(
    of row: TodoRow,
    _ change: ReminderChange,
    in columns: inout Columns,
    at now: Instant
  ) throws(DatabaseError) {
    let todo = row.todo
    let due = bound(change.due ?? todo.due, to: change.binding)
    let isEndAsked = change.endTime != nil || change.clearsEnd
    guard let due, due != todo.due || change.due != nil || isEndAsked else { return }
    columns.set(due)
    columns.set("end_time", Value(change.endTime(of: todo, dueAt: due)?.description))
    guard change.due != nil else { return }
    let series = change.rule == nil && !change.endsSeries ? todo.recurrence : nil
    if series == nil || change.scope == .series {
      columns.set("phrase", Value(change.phrase))
      columns.set("inferred_at", change.phrase == nil ? .null : .integer(now.seconds))
    }
    guard let series, change.scope == .series else { return }
    let start = calendar.seriesStart(at: due)
    guard let whole = series.reanchored(at: start, in: calendar.own(of: due).zone) else {
      let rule = ["rule": series.rule.description]
      throw .refused(reason: EditTroubleSentences.unmovableSeries.text(.literal, rule))
    }
    columns.set("rrule", .text(whole.rule.description))
    columns.set("series_start", .text(whole.seriesStart.description))
    columns.set("occurrence", .text(whole.occurrence.description))
  }

  private func setRule(_ change: ReminderChange, in columns: inout Columns) {
    if change.rule != nil || change.endsSeries {
      columns.set("rrule", Value(change.rule?.description))
      columns.set("exceptions", Value(change.rule?.exceptions.text))
      columns.set("series_start", .null)
      columns.set("occurrence", .null)
      // Only a series pauses.
      if change.rule == nil { columns.set("paused_at", .null) }
    }
    if let from = change.repeatFrom { columns.set("repeat_from", .text(from.rawValue)) }
  }

  /// Keeps the wall clock in another zone, or in whatever zone the machine is in.
  private func bound(_ due: Due?, to binding: ReminderChange.Binding?) -> Due? {
    guard let binding, let due else { return due }
    let civil = calendar.own(of: due).civil(of: due)
    return switch binding {
    case .floating: .floating(civil.date, civil.time)
    case .zoned(let zone): .zoned(civil.date, civil.time, zone: zone)
    }
  }

  /// Without a time nothing repeats, and nothing speaks up.
  private func clearDue(of id: Todo.ID, at now: Instant) throws(DatabaseError) {
    var columns = Columns()
    columns.set(nil)
    for name in [
      "end_time", "phrase", "inferred_at", "rrule", "exceptions", "series_start", "occurrence",
      "paused_at",
    ] {
      columns.set(name, .null)
    }
    try write(columns, to: id)
    try cancelReminder(of: id)
  }

  private func setManner(
    _ change: ReminderChange,
    of id: Todo.ID,
    in batch: Int,
    at now: Instant
  ) throws(DatabaseError) {
    guard
      change.leads != nil || change.persistence != nil || change.isBreakthrough != nil
        || change.silences
    else { return }
    let todo = try row(id)?.todo
    let due = calendar.moment(of: todo?.due)
    let ramp = try ramp(
      of: todo?.list ?? TodoList.inbox,
      for: todo?.due,
      isDeadline: todo?.hasDeadline ?? false
    )
    try changingReminder(of: id, in: batch) { () throws(DatabaseError) in
      var present = try reminder(of: id)
      if let due, present == nil {
        let new = Reminder(todo: id, leads: change.leads ?? [], ramp: ramp)
          .scheduled(towards: due, at: now)
        // It begins once the series goes on.
        present = todo?.pause == nil ? new : new.cancelled()
      }
      guard var reminder = present else { return }
      if let persistence = change.persistence {
        (reminder.persistence, reminder.hasOwnPersistence) = (persistence, true)
      }
      if let isBreakthrough = change.isBreakthrough { reminder.isBreakthrough = isBreakthrough }
      if change.silences {
        reminder = reminder.led(by: [], isOwn: true, towards: due, at: now)
      } else if let leads = change.leads {
        let wanted = leads.isEmpty ? ramp : leads
        reminder = reminder.led(by: wanted, isOwn: !leads.isEmpty, towards: due, at: now)
      }
      try write(reminder)
    }
  }
}

extension Columns {
  /// The five columns that say when a to-do is due.
  fileprivate mutating func set(_ due: Due?) {
    for (name, value) in zip(["time_kind", "due_date", "due_time", "zone", "due_at"], due.columns) {
      set(name, value)
    }
  }
}

extension ReminderChange {
  /// Where the stretch of time ends: as it is asked for, or as long after its new start as before.
  fileprivate func endTime(of todo: Todo, dueAt new: Due) -> TimeOfDay? {
    if clearsEnd { return nil }
    if let endTime { return endTime }
    guard let end = todo.endTime, let old = todo.due?.time, let start = new.time else { return nil }
    let length = end.secondsSinceMidnight - old.secondsSinceMidnight
    let moved = start.secondsSinceMidnight + length
    return length > 0 && moved < 86_400 ? TimeOfDay(secondsSinceMidnight: moved) : nil
  }
}
