/// The values that columns take, as their CHECKs have it, and what stands in their place where a
/// program has written others: a connection may switch its checks off.
struct ColumnCheck {
  let column: String
  /// An expression that is true of what the column takes.
  let isTaken: String
  /// An expression for the value that stands in the place of another one.
  let usual: String

  private init(_ column: String, _ isTaken: String, usual: String = "NULL") {
    (self.column, self.isTaken, self.usual) = (column, isTaken, usual)
  }
}

extension ColumnCheck {
  /// Of each table the columns whose values can be put right one by one.
  static let tables: [(table: String, key: String, checks: [ColumnCheck])] = [
    ("todo", "id", todo), ("list", "id", list), ("reminder", "todo_id", reminder),
  ]

  private static let todo = [
    ColumnCheck("priority", "priority IN ('low', 'normal', 'high')", usual: "'normal'"),
    ColumnCheck(
      "time_kind",
      "time_kind IN ('floating', 'fixed', 'elapsed')",
      usual: "iif(due_at IS NOT NULL, 'elapsed', iif(zone IS NOT NULL, 'fixed', 'floating'))"
    ),
    optional("due_date", SchemaText.isDate("due_date")),
    optional("due_time", SchemaText.isTime("due_time")),
    optional("end_time", SchemaText.isTime("end_time")),
    optional("zone", "length(zone) BETWEEN 1 AND 100"),
    ColumnCheck("due_at", SchemaText.isSeconds("due_at")),
    ColumnCheck("inferred_at", SchemaText.isSeconds("inferred_at")),
    optional("series_start", SchemaText.isCivil("series_start")),
    optional("occurrence", SchemaText.isCivil("occurrence")),
    ColumnCheck("repeat_from", "repeat_from IN ('due', 'completion')", usual: "'due'"),
    ColumnCheck("created_at", SchemaText.isSeconds("created_at"), usual: "unixepoch()"),
    ColumnCheck("updated_at", SchemaText.isSeconds("updated_at"), usual: "unixepoch()"),
    ColumnCheck("completed_at", SchemaText.isSeconds("completed_at")),
    ColumnCheck("paused_at", SchemaText.isSeconds("paused_at")),
    optional(
      "paused_until",
      "(\(SchemaText.isDate("paused_until")) OR \(SchemaText.isCivil("paused_until")))"
    ),
    ColumnCheck("exceptions", SchemaText.isDays("exceptions")),
    ColumnCheck("duration", SchemaText.isDuration("duration")),
    ColumnCheck("energy", SchemaText.isEnergy("energy")),
    optional("unsure", "length(unsure) BETWEEN 1 AND 1000"),
  ]

  private static let list = [
    ColumnCheck("leads", SchemaText.isMinutes("leads")),
    ColumnCheck("created_at", SchemaText.isSeconds("created_at"), usual: "unixepoch()"),
    ColumnCheck("updated_at", SchemaText.isSeconds("updated_at"), usual: "unixepoch()"),
  ]

  private static let reminder = [
    ColumnCheck("stage", "stage >= 0", usual: "0"),
    optional("persistence", "persistence IN ('once', 'gentle', 'until-done')"),
    ColumnCheck("breakthrough", "breakthrough IN (0, 1)", usual: "1"),
    ColumnCheck(
      "state",
      "state IN ('scheduled', 'delivering', 'shown', 'held', 'snoozed', 'closed')",
      usual: "'scheduled'"
    ),
    ColumnCheck("attempts", "attempts >= 0", usual: "0"),
    ColumnCheck("popup_obsolete", "popup_obsolete IN (0, 1)", usual: "0"),
    optional("check_in", "check_in IN ('awaited', 'asked')"),
    ColumnCheck("own_leads", "own_leads IN (0, 1)", usual: "0"),
    ColumnCheck("popup_server", "(popup_server IS NULL) = (popup_number IS NULL)"),
    ColumnCheck("popup_number", "(popup_server IS NULL) = (popup_number IS NULL)"),
    ColumnCheck("fire_at", "state <> 'closed' OR fire_at IS NULL"),
    ColumnCheck("again_at", "state <> 'closed' OR again_at IS NULL"),
  ]

  private static func optional(_ column: String, _ isTaken: String) -> ColumnCheck {
    ColumnCheck(column, "(\(column) IS NULL OR \(isTaken))")
  }

  /// What of a due time agrees with itself, once each of its columns holds what it takes: the day
  /// goes before an instant.
  static let dueTime = """
    UPDATE todo
       SET due_at = iif(due_date IS NULL, due_at, NULL),
           due_time = iif(due_date IS NULL, NULL, due_time),
           zone = iif(due_date IS NULL, NULL, zone),
           time_kind = iif(due_date IS NOT NULL, iif(zone IS NULL, 'floating', 'fixed'),
                           iif(due_at IS NULL, 'floating', 'elapsed'))
     WHERE id = ?1
    """
}
