package import Model
internal import Planning
package import SQLite

/// What happened since a moment or a cursor, read from what is stored anyway.
extension Store {
  /// The cursor behind all that happened before a moment.
  package func cursor(before moment: Instant) throws(DatabaseError) -> HappeningCursor {
    let before: [Value] = [Value(milliseconds: moment)]
    let batch = try connection.first(
      "SELECT id, made_at FROM batch WHERE made_at < ? ORDER BY id DESC LIMIT 1",
      before
    ) { HappeningCursor.Row(wholeBatch: $0.integer(0), at: $0.milliseconds(1) ?? moment) }
    let line = try connection.first(
      "SELECT id, at FROM delivery WHERE at < ? ORDER BY id DESC LIMIT 1",
      before
    ) { HappeningCursor.Row(id: $0.integer(0), at: $0.milliseconds(1) ?? moment) }
    let start = HappeningCursor.Row(id: 0, at: Instant(seconds: 0))
    let session = try lastSessions(from: 0).last { $0.since < moment }
    return HappeningCursor(
      journal: batch ?? start,
      ledger: line ?? start,
      focus: session?.signature ?? ""
    )
  }

  /// All that happened behind a cursor, in its order, without what hooks did themselves; and the
  /// cursor behind all of it.
  ///
  /// Steps that were undone or done again by `undo` and `redo` are none of it, nor what followed from
  /// others.
  package func happenings(
    after cursor: HappeningCursor
  ) throws(DatabaseError) -> (happenings: [Happening], end: HappeningCursor) {
    try connection.reading { () throws(DatabaseError) in
      let places = try settled(cursor)
      let changes = try changes(after: places.journal)
      let lines = try lines(after: places.ledger, journal: places.journal)
      let sessions = try sessions(after: places.focus, journal: places.journal)
      return ([changes, lines, sessions].mergedByMoment(), try end(places))
    }
  }

  /// The cursor behind something that was told.
  package func cursor(
    _ cursor: HappeningCursor,
    behind happening: Happening
  ) throws(DatabaseError) -> HappeningCursor {
    var cursor = try settled(cursor)
    switch happening.place {
    case .journal(let batch, let number):
      cursor.journal = HappeningCursor.Row(id: batch, number: number, at: happening.at)
    case .ledger(let row):
      cursor.ledger = HappeningCursor.Row(id: row, at: happening.at)
    case .focus(let id, _):
      cursor.focus = try lastSessions(from: id).first { $0.id == id }?.signature ?? cursor.focus
    }
    return cursor
  }

  /// Whether it is still written down: what was erased meanwhile is not told.
  package func isStillWritten(_ happening: Happening) throws(DatabaseError) -> Bool {
    let found: Bool?
    switch happening.place {
    case .journal(let batch, let number):
      found = try connection.first(
        "SELECT 1 FROM change WHERE batch_id = ? AND number = ?",
        [Value(batch), Value(number)]
      ) { _ in true }
    case .ledger(let row):
      found = try connection.first("SELECT 1 FROM delivery WHERE id = ?", [Value(row)]) { _ in true
      }
    case .focus: found = true
    }
    return found == true
  }

  /// The to-do that something happened to, as it is now; one that is gone as the journal has it there,
  /// if it has.
  package func row(of happening: Happening) throws(DatabaseError) -> TodoRow? {
    guard let id = happening.todo else { return nil }
    if happening.kind != .deleted, let row = try row(id) { return row }
    guard case .journal(let batch, let number) = happening.place else { return nil }
    return try row(ofChange: number, in: batch)
  }
}

extension Store {
  /// The cursor behind everything there is.
  private func end(_ cursor: HappeningCursor) throws(DatabaseError) -> HappeningCursor {
    var cursor = cursor
    let batch = try connection.first(
      """
      SELECT id, (SELECT max(number) FROM change WHERE batch_id = id), made_at
        FROM batch ORDER BY id DESC LIMIT 1
      """
    ) {
      HappeningCursor.Row(
        id: $0.integer(0),
        number: $0.integer(1),
        at: $0.milliseconds(2) ?? cursor.journal.at
      )
    }
    let line = try connection.first("SELECT id, at FROM delivery ORDER BY id DESC LIMIT 1") {
      HappeningCursor.Row(id: $0.integer(0), at: $0.milliseconds(1) ?? cursor.ledger.at)
    }
    cursor.journal = batch ?? cursor.journal
    cursor.ledger = line ?? cursor.ledger
    cursor.focus = try lastSessions(from: 0).last?.signature ?? cursor.focus
    return cursor
  }

  /// A cursor whose rows are there: where the last of them were erased, or the database is an older
  /// copy, what has come since has their numbers.
  private func settled(_ cursor: HappeningCursor) throws(DatabaseError) -> HappeningCursor {
    var cursor = cursor
    cursor.journal = try settled(cursor.journal, in: "batch", moment: "made_at")
    cursor.ledger = try settled(cursor.ledger, in: "delivery", moment: "at")
    return cursor
  }

  private func settled(
    _ row: HappeningCursor.Row,
    in table: String,
    moment: String
  ) throws(DatabaseError) -> HappeningCursor.Row {
    let at =
      try connection.first("SELECT \(moment) FROM \(table) WHERE id = ?", [Value(row.id)]) {
        $0.milliseconds(0)
      } ?? nil
    guard at != row.at, row.id > 0 else { return row }
    return try connection.first(
      """
      SELECT id, \(moment) FROM \(table)
       WHERE id <= ? AND \(moment) <= ? ORDER BY id DESC LIMIT 1
      """,
      [Value(row.id), Value(milliseconds: row.at)]
    ) { HappeningCursor.Row(wholeBatch: $0.integer(0), at: $0.milliseconds(1) ?? row.at) }
      ?? HappeningCursor.Row(id: 0, at: row.at)
  }
}

extension [[Happening]] {
  /// All of them by their moments; what is from one place stays in its order.
  fileprivate func mergedByMoment() -> [Happening] {
    var rest = map { $0[...] }
    var merged: [Happening] = []
    while true {
      let heads = rest.indices.compactMap { index in rest[index].first.map { (index, $0.at) } }
      guard let next = heads.min(by: { $0.1 < $1.1 }) else { return merged }
      merged.append(rest[next.0].removeFirst())
    }
  }
}
