package import Model
internal import SQLite

extension Store {
  /// Does `body` as one batch of the journal in one transaction, and settles what comes of it.
  func change<Outcome>(
    _ header: BatchHeader,
    at now: Instant,
    _ body: (_ batch: Int) throws(DatabaseError) -> Outcome
  ) throws(DatabaseError) -> Outcome {
    if let shared { return try join(shared, header, at: now, body) }
    return try connection.writing { () throws(DatabaseError) in
      try settleSome(at: now)
      let batch = try begin(header, at: now)
      let outcome = try body(batch)
      try forgetOldDeliveries(in: batch, at: now)
      try forgetOldTexts(at: now)
      try end(batch)
      try settle(batch, at: now)
      try forgetOldBatches(before: batch, at: now)
      return outcome
    }
  }

  /// Begins a batch: what triggers note from here on belongs to it.
  func begin(_ header: BatchHeader, at now: Instant) throws(DatabaseError) -> Int {
    let batch =
      try connection.first(
        """
        INSERT INTO batch (made_at, kind, label, source, caused_by, reverts)
        VALUES (?, ?, ?, ?, ?, ?) RETURNING id
        """,
        [
          Value(milliseconds: now), .text(header.kind.rawValue), .text(header.label.rawValue),
          .text(header.source.rawValue), Value(header.causedBy), Value(header.reverts),
        ]
      ) { $0.integer(0) } ?? 0
    try connection.run(
      "INSERT OR REPLACE INTO current_batch (only, batch_id, made_at) VALUES (1, ?, ?)",
      [Value(batch), Value(milliseconds: now)]
    )
    return batch
  }

  /// Ends a batch; one that changed nothing leaves no trace.
  func end(_ batch: Int) throws(DatabaseError) {
    try connection.run("DELETE FROM current_batch WHERE only = 1")
    try connection.run(
      "DELETE FROM batch WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM change WHERE batch_id = ?1)",
      [Value(batch)]
    )
  }
}

extension Store {
  /// Does several changes as one step of the journal: all of them, or none where `body` throws.
  ///
  /// It is one transaction unless there is very much to do; what is committed by then is taken back
  /// where `body` throws, unless it `staysInPart`. Each has a batch of its own, so that they are taken back in the right order by one `undo`.
  package func together<Outcome>(
    label: BatchLabel,
    source: ChangeSource,
    staysInPart: Bool = false,
    at now: Instant,
    _ body: () throws -> Outcome
  ) throws -> Outcome {
    var outcome: Result<Outcome, any Error>?
    defer { shared = nil }
    do {
      try connection.writing { () throws(DatabaseError) in
        try settleSome(at: now)
        shared = SharedStep(header: BatchHeader(label: label, source: source))
        outcome = Result { try body() }
        // Whatever it is, it takes the transaction back.
        if case .failure(let error) = outcome {
          throw (error as? DatabaseError) ?? .busy(path: path)
        }
      }
    } catch let error {
      if let step = shared, step.isCommitted, let root = step.root, !staysInPart {
        shared = nil
        let left = takenBack(root, because: error, at: now)
        if case .unfinished = left { throw left }
      }
      if case .failure(let cause) = outcome { throw cause }
      throw error
    }
    guard let outcome else { throw DatabaseError.busy(path: path) }
    return try outcome.get()
  }

  /// Does `body` as one of several changes.
  private func join<Outcome>(
    _ step: SharedStep,
    _ own: BatchHeader,
    at now: Instant,
    _ body: (_ batch: Int) throws(DatabaseError) -> Outcome
  ) throws(DatabaseError) -> Outcome {
    var header = step.root == nil ? step.header : own
    header.causedBy = step.root
    let batch = try begin(header, at: now)
    let outcome = try body(batch)
    try forgetOldDeliveries(in: batch, at: now)
    try end(batch)
    let isKept = try connection.first("SELECT 1 FROM batch WHERE id = ?", [Value(batch)]) { _ in
      true
    }
    if isKept != nil { shared?.root = step.root ?? batch }
    try settle(batch, at: now)
    try forgetOldBatches(before: batch, at: now)
    return outcome
  }
}
