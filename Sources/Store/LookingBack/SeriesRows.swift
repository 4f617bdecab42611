internal import Model
internal import Planning
internal import SQLite

/// A line of the ledger on a series that was skipped, paused or resumed.
struct SeriesLine {
  let at: Instant
  let isPause: Bool
  /// The occurrence that was passed over, if that is what it tells.
  let skip: SeriesPast.Answer?
}

/// A change of the journal after which a series came by another rule, or with which it began.
struct SeriesChange {
  let at: Instant
  let isAddition: Bool
  /// How it came before: its rule, its first time, and the zone that it was bound to.
  let rule: RecurrenceRule?
  let seriesStart: CivilDateTime?
  let zone: String?
  /// The occurrence that it waited with before, and after.
  let waited: CivilDateTime?
  let occurrence: CivilDateTime?
}

extension Store {
  /// The newest completions of some series, of as long as the ledger knows of the service.
  func seriesCompletions(
    of ids: [Todo.ID],
    until end: Instant
  ) throws(DatabaseError) -> [Todo.ID: [SeriesPast.Answer]] {
    // Among very many completions most are of none of them.
    var places: [UInt64: Int] = [:]
    var completions = ids.map { (id: $0, all: [SeriesPast.Answer]()) }
    for (place, id) in ids.enumerated() { places[hash(of: id)] = place }
    _ = try connection.all(
      """
      SELECT todo_id, completed_at, occurrence, counted FROM completion
       WHERE completed_at BETWEEN ? AND ? ORDER BY completed_at DESC
      """,
      [Value(seconds: end - .seconds(Self.ledgerMemory)), Value(seconds: end)]
    ) { row in
      guard let place = places[row.hash(0)], completions[place].all.count < Self.most else {
        return
      }
      completions[place].all.append(
        SeriesPast.Answer(
          at: Instant(kept: row.integer(1)),
          name: row.textIfAny(2).flatMap(StoredTodo.civil),
          isOfThat: row.integer(3) == 1
        )
      )
    }
    return Dictionary(completions.map { ($0.id, $0.all) }) { one, _ in one }
  }

  /// More completions of one series are not looked at.
  private static var most: Int { 4000 }

  /// The lines on what was skipped, paused and resumed; none of a skip that is taken back.
  func seriesLines(until end: Instant) throws(DatabaseError) -> [Todo.ID: [SeriesLine]] {
    let found = try connection.all(
      """
      SELECT todo_id, at, event, reason FROM delivery
       WHERE event IN ('skipped', 'paused', 'resumed') AND +todo_id IS NOT NULL
         AND NOT (event = 'skipped'
                  AND at IN (SELECT step.made_at
                               FROM batch AS step JOIN batch AS undo ON undo.id = step.reverted_by
                              WHERE step.kind = 'do' AND undo.reverted_by IS NULL))
       ORDER BY id
      """
    ) { row in
      let skipped = row.text(2) == "skipped" ? StoredTodo.civil(row.text(3)) : nil
      let at = Instant(keptMilliseconds: row.integer(1))
      return (
        id: row.text(0),
        line: SeriesLine(
          at: at,
          isPause: row.text(2) == "paused",
          skip: skipped.map { SeriesPast.Answer(at: at, name: $0) }
        ),
        isUnread: row.text(2) == "skipped" && skipped == nil
      )
    }
    return Dictionary(grouping: found.filter { !$0.isUnread && $0.line.at <= end }, by: \.id)
      .mapValues { $0.map(\.line) }
  }

  /// The changes after which series came by other rules, oldest first, as far back as the journal goes.
  func seriesChanges(of ids: [Todo.ID]) throws(DatabaseError) -> [Todo.ID: [SeriesChange]] {
    func noted(_ column: String, _ image: String) -> String {
      SchemaText.noted(column, in: "change.\(image)")
    }
    let differs = ["rrule", "exceptions", "series_start"]
      .map { "\(noted($0, "before")) IS NOT \(noted($0, "after"))" }.joined(separator: " OR ")
    let changes = try connection.all(
      """
      SELECT change.row_id, batch.made_at, change.operation, \(noted("rrule", "before")),
             \(noted("exceptions", "before")), \(noted("series_start", "before")),
             \(noted("zone", "before")), \(noted("occurrence", "before")),
             \(noted("occurrence", "after"))
        FROM change JOIN batch ON batch.id = change.batch_id
       WHERE change.table_name = 'todo' AND change.row_id IN (SELECT value FROM json_each(?))
         AND (change.operation = 'insert' OR change.operation = 'update' AND (\(differs)))
       ORDER BY change.batch_id, change.number
      """,
      [.text(Store.jsonList(ids))]
    ) { row in
      (
        id: row.text(0),
        change: SeriesChange(
          at: Instant(keptMilliseconds: row.integer(1)),
          isAddition: row.text(2) == "insert",
          rule: row.textIfAny(3).flatMap { RecurrenceRule($0, exceptions: row.textIfAny(4)) },
          seriesStart: row.textIfAny(5).flatMap { CivilDateTime($0) },
          zone: row.textIfAny(6),
          waited: row.textIfAny(7).flatMap { CivilDateTime($0) },
          occurrence: row.textIfAny(8).flatMap { CivilDateTime($0) }
        )
      )
    }
    return Dictionary(grouping: changes, by: \.id).mapValues { $0.map(\.change) }
  }
}
