/// The journal of lists and to-dos: batches of changes, each with the columns before and after.
///
/// Our programs put their batch into `current_batch`; without one, the rows that one statement
/// changes are a batch. SQLite holds the time still for the length of a statement, which is how a
/// trigger knows that two rows belong together.
enum SchemaJournal {
  static let tables = """
    CREATE TABLE batch (
      id          INTEGER PRIMARY KEY,
      made_at     INTEGER NOT NULL,                                       -- milliseconds UTC
      kind        TEXT NOT NULL DEFAULT 'do' CHECK (kind IN ('do', 'undo', 'redo', 'settle')),
      label       TEXT NOT NULL,
      source      TEXT NOT NULL,
      caused_by   INTEGER,
      reverts     INTEGER,
      reverted_by INTEGER
    ) STRICT;

    CREATE INDEX batch_caused ON batch (caused_by) WHERE caused_by IS NOT NULL;

    CREATE TABLE change (
      batch_id   INTEGER NOT NULL,
      number     INTEGER NOT NULL,
      table_name TEXT NOT NULL,
      row_id     TEXT NOT NULL,
      operation  TEXT NOT NULL CHECK (operation IN ('insert', 'update', 'delete')),
      before     TEXT,                                                    -- JSON objects
      after      TEXT,
      PRIMARY KEY (batch_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE current_batch (
      only     INTEGER PRIMARY KEY CHECK (only = 1),
      batch_id INTEGER NOT NULL,
      made_at  INTEGER NOT NULL                                           -- milliseconds UTC
    ) STRICT;

    CREATE TABLE replaced (
      row_id     TEXT NOT NULL,
      table_name TEXT NOT NULL,
      handle     TEXT,
      before     TEXT,
      PRIMARY KEY (row_id, table_name)
    ) STRICT, WITHOUT ROWID;
    """

  static let millisecond = "CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER)"

  /// The second of the batch that is being written.
  static let second = "coalesce((SELECT made_at / 1000 FROM current_batch), unixepoch())"

  /// The batch that is being written.
  static let batch = "coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch))"

  /// Begins a batch for a statement of another program, unless it has one already.
  static let foreignBatch = """
    INSERT INTO batch (made_at, label, source)
      SELECT \(millisecond), 'sql', 'sql'
       WHERE NOT EXISTS (SELECT 1 FROM current_batch)
         AND NOT EXISTS (SELECT 1 FROM batch WHERE id = (SELECT max(id) FROM batch)
                            AND source = 'sql' AND made_at = \(millisecond));
    """

  private static let number =
    "(SELECT coalesce(max(number), 0) + 1 FROM change WHERE batch_id = \(batch))"

  /// Notes a row that came, or took the place of one that was replaced.
  static func insertedChange(table: String, columns: [String]) -> String {
    """
    INSERT INTO change (batch_id, number, table_name, row_id, operation, before, after)
      SELECT \(batch), \(number), '\(table)', new.id,
             CASE WHEN before IS NULL THEN 'insert' ELSE 'update' END, before, after
        FROM (SELECT (SELECT before FROM replaced
                       WHERE row_id = new.id AND table_name = '\(table)') AS before,
                     (SELECT \(SchemaText.image(columns)) FROM \(table)
                       WHERE id = new.id) AS after)
       WHERE before IS NOT after;
    """
  }

  /// Notes a row as it was and as it is.
  static func updatedChange(table: String, columns: [String]) -> String {
    """
    INSERT INTO change (batch_id, number, table_name, row_id, operation, before, after)
      SELECT \(batch), \(number), '\(table)', new.id, 'update',
             \(SchemaText.image(columns, of: "old")), \(SchemaText.image(columns))
        FROM \(table) WHERE id = new.id;
    """
  }

  /// Notes a row that went.
  static func deletedChange(table: String, columns: [String]) -> String {
    """
    INSERT INTO change (batch_id, number, table_name, row_id, operation, before)
      VALUES (\(batch), \(number), '\(table)', old.id, 'delete',
              \(SchemaText.image(columns, of: "old")));
    """
  }
}
