internal import Model
internal import SQLite

/// Times of a series that are over, counted as done: each is a completion of that one alone, and the
/// series itself stays where it is.
extension Store {
  /// Counts times of a series as done, a second apart, as a completion is known by its moment.
  func count(
    _ names: [CivilDateTime],
    of id: Todo.ID,
    in batch: Int,
    source: ChangeSource,
    doneAt: Instant,
    at now: Instant
  ) throws(DatabaseError) {
    var moment = Instant(seconds: doneAt.seconds)
    for name in names.reversed() {
      moment = try freeSecond(of: id, upTo: moment - .seconds(1))
      try connection.run(
        "INSERT INTO completion (completed_at, todo_id, occurrence, counted) VALUES (?, ?, ?, 1)",
        [Value(seconds: moment), .text(id), .text(name.description)]
      )
      let image = try completionImage(of: id, at: moment)
      try journal(.completion, id, before: nil, after: image, in: batch)
      try note(.completed, of: id, reason: source.rawValue, until: moment, at: now)
    }
  }

  /// A completion as the journal keeps it.
  func completionImage(of id: Todo.ID, at moment: Instant) throws(DatabaseError) -> String? {
    try connection.first(
      """
      SELECT \(SchemaText.image(Self.journaledCompletionColumns)) FROM completion
       WHERE completed_at = ? AND todo_id = ?
      """,
      [Value(seconds: moment), .text(id)]
    ) { $0.text(0) }
  }

  static let journaledCompletionColumns = ["completed_at", "todo_id", "occurrence"]
}

extension Reversal {
  /// Takes a time that was counted as done back, or counts it once more.
  func revertCompletion(_ change: JournalChange) throws(DatabaseError) {
    let image = change.operation == .insert ? change.after : change.before
    guard case .integer(let seconds)? = image["completed_at"] else { return }
    let moment = Instant(kept: Int(seconds))
    let before = try store.completionImage(of: change.row, at: moment)
    if change.operation == .insert {
      try run(
        "DELETE FROM completion WHERE completed_at = ? AND todo_id = ?",
        [.integer(seconds), .text(change.row)]
      )
    } else {
      try run(
        """
        INSERT OR IGNORE INTO completion (completed_at, todo_id, occurrence, counted)
        VALUES (?, ?, ?, 1)
        """,
        [.integer(seconds), .text(change.row), image["occurrence"] ?? .null]
      )
    }
    let after = try store.completionImage(of: change.row, at: moment)
    try store.journal(.completion, change.row, before: before, after: after, in: batch)
  }
}
