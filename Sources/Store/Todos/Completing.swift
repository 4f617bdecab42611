package import Model
package import SQLite

extension Store {
  /// Completes to-dos as one batch, a recurring one advances to its next occurrence; and counts times of
  /// series that are over.
  ///
  /// `doneAt` is when they were done, where that was a while ago.
  package func complete(
    _ ids: [Todo.ID],
    counting times: [Todo.ID: [CivilDateTime]] = [:],
    source: ChangeSource,
    doneAt: Instant? = nil,
    at now: Instant
  ) throws(DatabaseError) -> Completed {
    let header = BatchHeader(label: .complete, source: source)
    let known = Set(ids)
    let counted = times.keys.sorted()
    let all = counted + ids.filter { times[$0] == nil }
    let batch = try inPieces(all, as: header, at: now) { id, batch throws(DatabaseError) in
      if let names = times[id] {
        try count(names, of: id, in: batch, source: source, doneAt: doneAt ?? now, at: now)
      }
      guard known.contains(id) else { return }
      try markDone([id], in: batch, source: source, doneAt: doneAt ?? now, at: now)
    }
    return Completed(
      batch: batch ?? 0,
      rows: try rows(of: ids + counted.filter { !known.contains($0) })
    )
  }

  /// Completes what a popup stands for at this very moment, or one of it, and tells what that was.
  ///
  /// A recurring to-do that somebody has completed meanwhile has left the popup: its next
  /// occurrence is not touched.
  package func complete(
    in popup: PopupID,
    only id: Todo.ID? = nil,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    let header = BatchHeader(label: .complete, source: .popup)
    return try change(header, at: now) { batch throws(DatabaseError) in
      let ids = try todos(of: popup, only: id).map(\.todo.id)
      try markDone(ids, in: batch, source: .popup, doneAt: now, at: now)
      return ids
    }
  }

  func markDone(
    _ ids: [Todo.ID],
    in batch: Int,
    source: ChangeSource,
    doneAt: Instant,
    at now: Instant
  ) throws(DatabaseError) {
    for id in ids where try isOpen(id) {
      if try isSeriesPutOff(id) {
        // The next occurrence knows nothing of it, so the journal does.
        try changingReminder(of: id, in: batch) { () throws(DatabaseError) in
          try markDone(id, at: doneAt)
        }
      } else {
        try markDone(id, at: doneAt)
      }
      try note(.completed, of: id, reason: source.rawValue, at: now)
    }
  }

  private func markDone(_ id: Todo.ID, at moment: Instant) throws(DatabaseError) {
    let free = try freeSecond(of: id, upTo: moment)
    try connection.run(
      "UPDATE todo SET completed_at = ? WHERE id = ? AND completed_at IS NULL",
      [Value(seconds: free), .text(id)]
    )
  }

  /// The latest second up to a moment at which a to-do has no completion, which is known by it: two
  /// times of a series may be completed within one.
  func freeSecond(of id: Todo.ID, upTo moment: Instant) throws(DatabaseError) -> Instant {
    var moment = Instant(seconds: moment.seconds)
    while try completionImage(of: id, at: moment) != nil { moment = moment - .seconds(1) }
    return moment
  }

  /// Whether the to-do repeats and its reminder waits for a moment of its own.
  private func isSeriesPutOff(_ id: Todo.ID) throws(DatabaseError) -> Bool {
    try connection.first(
      """
      SELECT 1 FROM todo JOIN reminder ON reminder.todo_id = todo.id
       WHERE todo.id = ? AND todo.rrule IS NOT NULL AND reminder.again_at IS NOT NULL
      """,
      [.text(id)]
    ) { _ in true } ?? false
  }

  /// Opens completed to-dos again.
  package func reopen(
    _ ids: [Todo.ID],
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> [TodoRow] {
    let header = BatchHeader(label: .reopen, source: source)
    _ = try inPieces(ids, as: header, at: now) { id, _ throws(DatabaseError) in
      try connection.run(
        "UPDATE todo SET completed_at = NULL WHERE id = ? AND completed_at IS NOT NULL",
        [.text(id)]
      )
    }
    return try rows(of: ids)
  }

  /// Deletes to-dos; their children move up to their parent.
  package func delete(_ ids: [Todo.ID], source: ChangeSource, at now: Instant) throws(DatabaseError)
  {
    let header = BatchHeader(label: .delete, source: source)
    _ = try inPieces(ids, as: header, at: now) { id, _ throws(DatabaseError) in
      try connection.run("DELETE FROM todo WHERE id = ?", [.text(id)])
    }
  }
}
