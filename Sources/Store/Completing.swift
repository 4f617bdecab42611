package import Model

extension Store {
  /// Completes to-dos as one batch; a recurring one advances to its next occurrence.
  package func complete(
    _ ids: [Todo.ID],
    source: String,
    at now: Instant
  ) throws(StoreError) -> Completed {
    let header = BatchHeader(label: "complete", source: source)
    let batch = try change(header, at: now) { batch throws(StoreError) in
      try markDone(ids, source: source, at: now)
      return batch
    }
    return Completed(batch: batch, rows: try rows(of: ids))
  }

  /// Completes what a popup stands for at this very moment, and tells what that was.
  ///
  /// A recurring to-do that somebody has completed meanwhile has left the popup: its next
  /// occurrence is not touched.
  package func complete(in popup: PopupID, at now: Instant) throws(StoreError) -> [Todo.ID] {
    let header = BatchHeader(label: "complete", source: "popup")
    return try change(header, at: now) { _ throws(StoreError) in
      let ids = try todos(of: popup).map(\.todo.id)
      try markDone(ids, source: "popup", at: now)
      return ids
    }
  }

  private func markDone(
    _ ids: [Todo.ID],
    source: String,
    at now: Instant
  ) throws(StoreError) {
    for id in ids {
      try connection.run(
        "UPDATE todo SET completed_at = ? WHERE id = ? AND completed_at IS NULL",
        [.integer(now.seconds), .text(id)]
      )
      if connection.changes > 0 {
        try note(.completed, of: id, reason: source, at: now)
      }
    }
  }

  /// Opens completed to-dos again.
  package func reopen(
    _ ids: [Todo.ID],
    source: String,
    at now: Instant
  ) throws(StoreError) -> [TodoRow] {
    try change(BatchHeader(label: "reopen", source: source), at: now) { _ throws(StoreError) in
      for id in ids {
        try connection.run(
          "UPDATE todo SET completed_at = NULL WHERE id = ? AND completed_at IS NOT NULL",
          [.text(id)]
        )
      }
    }
    return try rows(of: ids)
  }

  /// Deletes to-dos; their children move up to their parent.
  package func delete(_ ids: [Todo.ID], source: String, at now: Instant) throws(StoreError) {
    try change(BatchHeader(label: "delete", source: source), at: now) { _ throws(StoreError) in
      for id in ids {
        try connection.run("DELETE FROM todo WHERE id = ?", [.text(id)])
      }
    }
  }
}
