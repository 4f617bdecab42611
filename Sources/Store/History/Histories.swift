package import Model
package import SQLite

/// Telling what happened to to-dos.
extension Store {
  /// The life of a to-do, deleted ones too; `nil` if nothing is known of it any more.
  package func history(of id: Todo.ID, at now: Instant) throws(DatabaseError) -> History? {
    try histories(of: [id], at: now).first
  }

  /// The lives of to-dos, in this order; with `since`, only what the journal noted from then on.
  package func histories(
    of ids: [Todo.ID],
    since: Instant? = nil,
    at now: Instant
  ) throws(DatabaseError) -> [History] {
    try connection.reading { () throws(DatabaseError) in
      let steps = Dictionary(grouping: try journal(of: ids, since: since), by: \.todo)
      var histories: [History] = []
      for id in ids {
        let row = try row(id)
        let own = steps[id] ?? []
        let image = own.last { !$0.isReminder }.flatMap { $0.after ?? $0.before }
        guard let title = row?.todo.title ?? image?.text("title"),
          let handle = row?.todo.handle ?? image?.text("handle")
        else { continue }
        var builder = HistoryBuilder(moment: calendar.moment(of:))
        for step in own { builder.add(step) }
        if since == nil, let todo = row?.todo { builder.addCapture(of: todo) }
        for entry in try ledger(of: id) { builder.add(entry, others: try others(in: entry)) }
        let events = builder.finished(
          at: now,
          leads: row?.reminder?.leads ?? [0],
          interruptions: since == nil ? try interruptions(during: own, of: row) : []
        )
        histories.append(
          History(id: id, handle: handle, title: title, row: row, events: events)
        )
      }
      return histories
    }
  }

  /// The to-do that rang last, if any of those that did is known still.
  package func rangLast(at now: Instant) throws(DatabaseError) -> History? {
    let ids = try connection.all(
      "SELECT todo_id FROM delivery WHERE event = 'shown' ORDER BY id DESC LIMIT 50"
    ) { $0.text(0) }
    var known: Set<Todo.ID> = []
    for id in ids where known.insert(id).inserted {
      if let history = try history(of: id, at: now) { return history }
    }
    return nil
  }

  /// The to-do that had this handle, or the only one whose handle began with it, and is deleted.
  package func deletedTodo(_ handle: String) throws(DatabaseError) -> Todo.ID? {
    let handle = handle.lowercased()
    guard handle.utf8.count >= 2 else { return nil }
    let found = try connection.all(
      """
      SELECT handle, todo_id FROM retired_handle
       WHERE handle >= ?1 AND handle < ?1 || 'g'
         AND NOT EXISTS (SELECT 1 FROM todo WHERE id = retired_handle.todo_id)
       LIMIT 20
      """,
      [.text(handle)]
    ) { (handle: $0.text(0), todo: $0.text(1)) }
    if let exact = found.first(where: { $0.handle == handle }) { return exact.todo }
    return found.count == 1 ? found[0].todo : nil
  }

  /// The interruptions since a to-do was stored.
  private func interruptions(
    during steps: [JournalStep],
    of row: TodoRow?
  ) throws(DatabaseError) -> [Interruption] {
    guard let start = [steps.first?.at, row?.todo.createdAt].compactMap(\.self).min() else {
      return []
    }
    return try interruptions(since: start)
  }

  /// How many others were in the popup that an entry tells of: they were noted at one moment.
  private func others(in entry: LedgerEntry) throws(DatabaseError) -> Int {
    guard entry.event == .shown, entry.reason == "digest" else { return 0 }
    let all = try connection.first(
      "SELECT count(*) FROM delivery WHERE at = ? AND event = 'shown' AND reason = 'digest'",
      [Value(milliseconds: entry.at)]
    ) { $0.integer(0) }
    return max(0, (all ?? 1) - 1)
  }
}
