internal import Model
internal import SQLite

/// A change of one to-do in the journal, with the batch that it belongs to.
struct JournalStep {
  let todo: Todo.ID
  let at: Instant
  let kind: BatchHeader.Kind
  let label: BatchLabel?
  let source: ChangeSource
  let isReminder: Bool
  let before: [String: Value]?
  let after: [String: Value]?
}

extension JournalStep {
  /// Who did it, as a story tells.
  var teller: ChangeSource {
    switch kind {
    case .undo: .undo
    case .redo: .redo
    case .do, .settle: source
    }
  }

  /// The column before and after, where both are there.
  func changes(_ column: String) -> Bool {
    before.flatMap { $0[column] } != after.flatMap { $0[column] }
  }

  func isNull(_ column: String, in image: [String: Value]?) -> Bool {
    (image?[column] ?? .null) == .null
  }

  /// Whether it gave the to-do another time.
  var movesDue: Bool {
    ["due_date", "due_time", "zone", "due_at"].contains(where: changes)
  }
}

extension Store {
  /// Reads the journal's steps of to-dos, oldest first; with `since`, only from then on.
  func journal(
    of ids: [Todo.ID],
    since: Instant? = nil
  ) throws(DatabaseError) -> [JournalStep] {
    let first =
      try connection.first(
        "SELECT min(id) FROM batch WHERE made_at >= ?",
        [Value(milliseconds: since ?? Instant(milliseconds: .min))]
      ) { $0.integerIfAny(0) } ?? nil
    guard let first else { return [] }
    let lines = try connection.all(
      """
      SELECT change.row_id, batch.made_at, batch.kind, batch.label, batch.source,
             change.table_name, change.before, change.after
        FROM change JOIN batch ON batch.id = change.batch_id
       WHERE change.batch_id >= ? AND change.row_id IN (SELECT value FROM json_each(?))
         AND change.table_name IN ('todo', 'reminder')
       ORDER BY change.batch_id, change.number
      """,
      [Value(first), .text(Store.jsonList(ids))]
    ) { row in
      (
        todo: row.text(0), at: row.milliseconds(1), kind: row.text(2), label: row.text(3),
        source: row.text(4), table: row.text(5), before: row.value(6), after: row.value(7)
      )
    }
    var steps: [JournalStep] = []
    for line in lines {
      guard let at = line.at, let kind = BatchHeader.Kind(rawValue: line.kind) else { continue }
      steps.append(
        JournalStep(
          todo: line.todo,
          at: at,
          kind: kind,
          label: BatchLabel(rawValue: line.label),
          source: ChangeSource(rawValue: line.source),
          isReminder: line.table == "reminder",
          before: line.before == .null ? nil : try columns(of: line.before),
          after: line.after == .null ? nil : try columns(of: line.after)
        )
      )
    }
    return steps
  }

  /// Ids as a JSON array; they hold nothing that JSON would escape, or are looked for in vain.
  static func jsonList(_ ids: [Todo.ID]) -> String {
    "[" + ids.filter(\.isPlainIdentifier).map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }
}

extension String {
  fileprivate var isPlainIdentifier: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}

extension [String: Value] {
  /// The text of a column, if it has one.
  func text(_ column: String) -> String? {
    self[column]?.text
  }

  /// The due time of a to-do's image.
  var due: Due? {
    if case .integer(let seconds)? = self["due_at"] {
      return .absolute(Instant(kept: Int(seconds)))
    }
    guard let date = text("due_date").flatMap({ CivilDate($0) }) else { return nil }
    let time = text("due_time").flatMap { TimeOfDay($0) }
    return text("zone").map { .zoned(date, time, zone: $0) } ?? .floating(date, time)
  }
}
