import Configuration
import Interchange
import Model
import Store

extension SyncContext {
  /// A to-do as it is here, in the words of a server.
  ///
  /// What only other programs know of it is as it was in `base`.
  func local(_ row: TodoRow, uid: String, base: SyncedTodo?) throws -> SyncedTodo {
    let exchanged = row.exchanged(in: calendar, keepsDoneSeries: true)
    var todo = SyncedTodo(uid: uid, title: row.todo.title)
    todo.notes = row.todo.notes
    todo.firstStep = row.todo.firstStep
    todo.priority = row.todo.priority
    todo.effort = row.todo.effort
    todo.completedAt = row.todo.completedAt
    todo.position = row.todo.position
    todo.parent = try parent(of: row, base: base)
    todo.schedule = exchanged.due.map { due in
      var schedule = SyncedSchedule(due: due)
      schedule.endTime = exchanged.endTime
      schedule.rule = exchanged.rule
      schedule.repeatFrom = exchanged.rule == nil ? .due : exchanged.repeatFrom
      schedule.occurrence = exchanged.rule.flatMap { _ in row.todo.recurrence?.occurrence }
      return schedule
    }
    todo.leads = leads(of: row, base: base)
    todo.modifiedAt = row.todo.updatedAt
    todo.acknowledgedAt = base?.acknowledgedAt
    (todo.lastDoneAt, todo.lastSkippedAt) = (base?.lastDoneAt, base?.lastSkippedAt)
    if rules.answers != .off { try addAnswers(of: row, to: &todo, base: base) }
    return todo
  }

  private func leads(of row: TodoRow, base: SyncedTodo?) -> [Int]? {
    guard row.todo.due != nil else { return nil }
    guard let reminder = row.reminder else { return base?.leads }
    if reminder.isSilent { return [] }
    return reminder.leads == [0] ? nil : reminder.leads
  }

  private func addAnswers(
    of row: TodoRow,
    to todo: inout SyncedTodo,
    base: SyncedTodo?
  ) throws {
    if let reminder = row.reminder, reminder.state == .snoozed, reminder.checkIn == nil,
      let until = reminder.againAt.map({ Instant(seconds: $0.seconds) }), until > now
    {
      todo.snoozedUntil = until
      if until != base?.snoozedUntil { todo.acknowledgedAt = latest(now, base?.acknowledgedAt) }
    }
    guard todo.schedule?.rule != nil else { return }
    let answers = try store.lastAnswers(of: row.id)
    todo.lastDoneAt = latest(answers.doneAt, base?.lastDoneAt)
    todo.lastSkippedAt = latest(answers.skippedAt, base?.lastSkippedAt)
    if let done = todo.lastDoneAt, done != base?.lastDoneAt {
      todo.acknowledgedAt = latest(done, base?.acknowledgedAt)
    }
  }

  private func latest(_ one: Instant?, _ other: Instant?) -> Instant? {
    [one, other].compactMap { $0.map { Instant(seconds: $0.seconds) } }.max()
  }

  /// The UID of what it is part of; of what is not here, as it was.
  private func parent(of row: TodoRow, base: SyncedTodo?) throws -> String? {
    if let parent = row.todo.parent {
      guard let above = try store.todo(parent), above.todo.list == row.todo.list else { return nil }
      if let record = try store.record(of: parent, in: account.id) { return record.uid }
      // One that no server has yet will have its id for a name; what was done before the account was there
      // is never sent.
      let isSent = above.todo.completedAt.map { $0 >= account.addedAt } ?? true
      return isSent ? parent : nil
    }
    guard let known = base?.parent else { return nil }
    return try todo(named: known) == nil ? known : nil
  }
}
