package import Model
package import SQLite

// Much work for one step of the journal: carried out in many short transactions, so that nobody else
// who writes, nor a reminder that is to be noted, waits for longer than one of them.

extension Store {
  /// Does `body` for each of many items as one step of the journal, in pieces: those after the first are
  /// noted as caused by it, so that one `undo` takes all of them back.
  ///
  /// - Returns: The step; `nil` where nothing has changed.
  /// - Throws: What kept a piece from being carried out; those before it are taken back, or the error is
  ///   `unfinished`.
  func inPieces<Item>(
    _ items: [Item],
    as header: BatchHeader,
    at now: Instant,
    _ body: (_ item: Item, _ batch: Int) throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Int? {
    guard !items.isEmpty else { return nil }
    guard shared == nil else { return try joinInPieces(items, as: header, at: now, body) }
    var root: Int?
    var rest = items[...]
    while !rest.isEmpty {
      do throws(DatabaseError) {
        (root, rest) = try piece(of: rest, behind: root, as: header, at: now, body)
      } catch {
        guard let root else { throw error }
        throw takenBack(root, because: error, at: now)
      }
      if !rest.isEmpty { letOthersIn() }
    }
    return root
  }

  /// Does `body` for each of many items as one or more of several changes.
  private func joinInPieces<Item>(
    _ items: [Item],
    as header: BatchHeader,
    at now: Instant,
    _ body: (_ item: Item, _ batch: Int) throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Int? {
    var first: Int?
    var rest = items[...]
    while !rest.isEmpty {
      let batch = try change(header, at: now) { batch throws(DatabaseError) in
        repeat {
          if let item = rest.popFirst() { try body(item, batch) }
        } while !rest.isEmpty && !keepsOthersWaiting
        return batch
      }
      first = first ?? batch
      if !rest.isEmpty { try letOthersWrite(at: now) }
    }
    return first
  }

  /// Does `body` for as many items as one transaction bears; the step, and the items that are left.
  private func piece<Item>(
    of items: ArraySlice<Item>,
    behind root: Int?,
    as header: BatchHeader,
    at now: Instant,
    _ body: (_ item: Item, _ batch: Int) throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> (root: Int?, rest: ArraySlice<Item>) {
    var header = header
    header.causedBy = root
    return try connection.writing { () throws(DatabaseError) in
      try settleSome(at: now)
      if let root { try checkStands(root) }
      let batch = try begin(header, at: now)
      var rest = items
      let began = ContinuousClock.now
      repeat {
        if let item = rest.popFirst() { try body(item, batch) }
      } while !rest.isEmpty && began.duration(to: .now) < pieceBudget
      try forgetOldDeliveries(in: batch, at: now)
      try forgetOldTexts(at: now)
      try end(batch)
      let isKept = try isThere(batch)
      try settle(batch, at: now)
      try forgetOldBatches(before: batch, at: now)
      return (root ?? (isKept ? batch : nil), rest)
    }
  }

  /// Whether others wait for a step of several changes that has gone on for as long as one transaction
  /// may.
  package var keepsOthersWaiting: Bool {
    shared.map { $0.began.duration(to: .now) >= pieceBudget } ?? false
  }

  /// Commits what was done so far of a step of several changes, and goes on in another transaction, so that
  /// others can write in between.
  ///
  /// Where what follows fails, what was committed stays under its step.
  package func letOthersWrite(at now: Instant) throws(DatabaseError) {
    guard shared != nil else { return }
    try connection.run("COMMIT")
    shared?.isCommitted = true
    letOthersIn()
    try connection.run("BEGIN IMMEDIATE")
    if let root = shared?.root { try checkStands(root) }
    shared?.began = .now
    try settleSome(at: now)
  }

  /// Whether a batch is kept.
  func isThere(_ batch: Int) throws(DatabaseError) -> Bool {
    try connection.first("SELECT 1 FROM batch WHERE id = ?", [Value(batch)]) { _ in true } ?? false
  }

  /// Refuses to go on with a step that somebody has taken back meanwhile.
  private func checkStands(_ root: Int) throws(DatabaseError) {
    let isTakenBack = try connection.first(
      "SELECT reverted_by IS NOT NULL FROM batch WHERE id = ?",
      [Value(root)]
    ) { $0.integer(0) != 0 }
    guard isTakenBack == false else { throw .busy(path: path) }
  }

  /// Takes back what was carried out of a step, and says what became of it.
  func takenBack(
    _ root: Int,
    because error: DatabaseError,
    at now: Instant
  ) -> DatabaseError {
    do {
      guard try standing(of: root) != nil else { return error }
      _ = try revert(.undo, root, by: .settle, at: now)
      return error
    } catch {
      return .unfinished(step: root, because: error)
    }
  }
}

extension Store {
  /// Takes back or brings back a step of very many changes in pieces.
  ///
  /// The step counts as taken back at the end alone: where this one ends before, doing it again goes on.
  func revertInPieces(
    _ target: Standing,
    _ changes: [JournalChange],
    _ way: Reversion,
    by source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Reverted {
    var header = BatchHeader(
      kind: way == .undo ? .undo : .redo,
      label: target.label,
      source: source,
      reverts: target.id
    )
    let reversal = Reversal(store: self, batch: 0, now: now)
    var root: Int?
    var rest = Self.rowByRow(changes)[...]
    while !rest.isEmpty {
      try connection.writing { () throws(DatabaseError) in
        try checkStands(target.id)
        (header.causedBy, header.reverts) = (root, root == nil ? target.id : nil)
        reversal.batch = try begin(header, at: now)
        root = root ?? reversal.batch
        let began = ContinuousClock.now
        repeat {
          for change in rest.popFirst() ?? [] { try reversal.revert(change) }
        } while !rest.isEmpty && began.duration(to: .now) < pieceBudget
        if rest.isEmpty {
          if way == .redo { try keepCompletions(ofPartsIn: changes) }
          try connection.run(
            "UPDATE batch SET reverted_by = ? WHERE id = ?",
            [Value(root), Value(target.id)]
          )
        }
        try settleReverted(reversal.batch, at: now)
      }
      if !rest.isEmpty { letOthersIn() }
    }
    return Reverted(
      batch: root ?? target.id,
      step: try step(target.id)?.id ?? target.id,
      label: target.label,
      titles: target.label.isOfLists ? reversal.lists : reversal.titles,
      left: reversal.left
    )
  }
  /// Changes in the order in which they are taken back, what belongs together in one: where a due time comes
  /// back its reminder begins anew, and what the person decided of that goes on top, before the service looks
  /// at it.
  private static func rowByRow(_ changes: [JournalChange]) -> [[JournalChange]] {
    var groups: [[JournalChange]] = []
    var places: [String: Int] = [:]
    for change in changes where change.table != .reminder {
      places[change.row] = groups.count
      groups.append([change])
    }
    for change in changes where change.table == .reminder {
      if let place = places[change.row] {
        groups[place].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups
  }
}
