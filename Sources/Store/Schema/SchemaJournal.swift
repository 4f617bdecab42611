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

  /// A view that a trigger enters a change through, so that the batch it belongs to and its number in
  /// there are looked for in one place: whoever opens the database reads the text of every trigger.
  static let triggers = """
    CREATE VIEW journal AS
      SELECT table_name, row_id, operation, before, after FROM change;

    CREATE TRIGGER journal_insert INSTEAD OF INSERT ON journal BEGIN
      INSERT INTO batch (made_at, label, source)
        SELECT \(millisecond), 'sql', 'sql'
         WHERE NOT EXISTS (SELECT 1 FROM current_batch)
           AND NOT EXISTS (SELECT 1 FROM batch WHERE id = (SELECT max(id) FROM batch)
                              AND source = 'sql' AND made_at = \(millisecond));
      INSERT INTO change (batch_id, number, table_name, row_id, operation, before, after)
        SELECT \(batch),
               (SELECT coalesce(max(number), 0) + 1 FROM change WHERE batch_id = \(batch)),
               new.table_name, new.row_id, new.operation, new.before, new.after
         WHERE new.before IS NOT new.after;
    END;
    """
}
