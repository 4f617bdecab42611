/// The table of lists, and what keeps it sound for every program that writes to it.
///
/// The Inbox has a constant id, so that a plain shell needs to look nothing up.
enum SchemaList {
  static let table = """
    CREATE TABLE list (
      id         TEXT NOT NULL PRIMARY KEY DEFAULT (\(SchemaText.uuid))
                 CONSTRAINT "a list's id has 1 to 64 characters"
                 CHECK (length(id) BETWEEN 1 AND 64),
      name       TEXT NOT NULL COLLATE NOCASE UNIQUE,
      color      TEXT,
      icon       TEXT,
      position   INTEGER,
      is_inbox   INTEGER NOT NULL GENERATED ALWAYS AS (id = 'inbox') VIRTUAL,
      created_at INTEGER NOT NULL DEFAULT (unixepoch())
                 CONSTRAINT "created_at counts seconds since 1970, as unixepoch() does"
                 CHECK (\(SchemaText.isSeconds("created_at"))),
      updated_at INTEGER NOT NULL DEFAULT (unixepoch())
                 CONSTRAINT "updated_at counts seconds since 1970, as unixepoch() does"
                 CHECK (\(SchemaText.isSeconds("updated_at"))),
      leads      TEXT
                 CONSTRAINT "leads are minutes with commas between, such as 15,5,0"
                 CHECK (\(SchemaText.isMinutes("leads")))
    ) STRICT, WITHOUT ROWID;
    """

  static let columns = ["id", "name", "color", "icon", "position", "created_at", "leads"]

  /// REPLACE deletes without firing delete triggers (recursive_triggers is off), so what stood
  /// there is noted before it goes, and a row is never allowed to displace another one.
  static let insertTriggers = """
    CREATE VIEW list_image (id, image) AS
      SELECT id, \(SchemaText.image(columns)) FROM list;

    CREATE TRIGGER list_before_insert BEFORE INSERT ON list BEGIN
      SELECT RAISE(ABORT, 'A list needs a name of 1 to 100 characters.')
       WHERE \(SchemaText.hasNoLength("new.name", upTo: 100));
      SELECT RAISE(ABORT, 'There is a list of this name already.')
       WHERE EXISTS (SELECT 1 FROM list WHERE name = \(SchemaText.trimmed("new.name"))
                        AND id <> new.id);
      SELECT RAISE(ABORT, 'The Inbox keeps its name.')
       WHERE EXISTS (SELECT 1 FROM list WHERE id = new.id AND id = 'inbox'
                        AND name <> new.name COLLATE BINARY);
      SELECT RAISE(ABORT, 'A position lies between -2^53 and 2^53; leave it out for the last one.')
       WHERE \(SchemaText.isBeyondPositions("new.position"));
      DELETE FROM replaced WHERE row_id = new.id AND table_name = 'list';
      INSERT INTO replaced (table_name, row_id, before)
      SELECT 'list', id, image FROM list_image WHERE id = new.id;
    END;

    CREATE TRIGGER list_inserted AFTER INSERT ON list BEGIN
      UPDATE list
         SET name = \(SchemaText.trimmed("name")),
             position = coalesce(
               position, min(\(SchemaText.lastPosition), 1 + (SELECT max(position) FROM list)), 1)
       WHERE id = new.id AND (position IS NULL OR name <> \(SchemaText.trimmed("name")));
      INSERT INTO journal
        SELECT 'list', new.id, iif(gone.before IS NULL, 'insert', 'update'), gone.before, now.image
          FROM list_image AS now
               LEFT JOIN replaced AS gone ON gone.row_id = new.id AND gone.table_name = 'list'
         WHERE now.id = new.id;
      INSERT OR IGNORE INTO unsettled (todo_id, batch_id)
        SELECT id, \(SchemaJournal.batch) FROM todo \(ramped);
      DELETE FROM replaced WHERE row_id = new.id AND table_name = 'list';
    END;
    """

  /// The to-dos that go by the leads of their list, unless they have a wish of their own.
  private static let ramped = """
    WHERE list_id = new.id AND completed_at IS NULL \
    AND (due_time IS NOT NULL OR due_at IS NOT NULL)
    """

  static let updateTriggers = """
    CREATE TRIGGER list_before_update BEFORE UPDATE ON list
    WHEN new.id IS NOT old.id OR new.name IS NOT old.name COLLATE BINARY
      OR new.position IS NULL OR \(SchemaText.isBeyondPositions("new.position")) BEGIN
      SELECT RAISE(ABORT, 'The id of a list never changes.') WHERE new.id IS NOT old.id;
      SELECT RAISE(ABORT, 'The Inbox keeps its name.')
       WHERE old.id = 'inbox' AND new.name IS NOT old.name COLLATE BINARY;
      SELECT RAISE(ABORT, 'A list needs a position.')
       WHERE new.position IS NULL AND old.position IS NOT NULL;
      SELECT RAISE(ABORT, 'A position lies between -2^53 and 2^53.')
       WHERE \(SchemaText.isBeyondPositions("new.position"));
      SELECT RAISE(ABORT, 'A list needs a name of 1 to 100 characters.')
       WHERE \(SchemaText.hasNoLength("new.name", upTo: 100));
      SELECT RAISE(ABORT, 'There is a list of this name already.')
       WHERE EXISTS (SELECT 1 FROM list WHERE name = \(SchemaText.trimmed("new.name"))
                        AND id <> new.id);
    END;

    CREATE TRIGGER list_updated AFTER UPDATE OF name, color, icon, position, created_at, leads ON list
    WHEN old.position IS NOT NULL AND old.name = \(SchemaText.trimmed("old.name"))
     AND \(SchemaText.image(columns, of: "old")) IS NOT \(SchemaText.image(columns, of: "new"))
    BEGIN
      UPDATE list
         SET name = \(SchemaText.trimmed("name")),
             updated_at = CASE WHEN updated_at IS old.updated_at
                               THEN \(SchemaJournal.second) ELSE updated_at END
       WHERE id = new.id;
      INSERT INTO journal
        SELECT 'list', new.id, 'update', \(SchemaText.image(columns, of: "old")), image
          FROM list_image WHERE id = new.id;
      INSERT OR IGNORE INTO unsettled (todo_id, batch_id)
        SELECT id, \(SchemaJournal.batch) FROM todo \(ramped) AND new.leads IS NOT old.leads;
    END;
    """

  static let deleteTriggers = """
    CREATE TRIGGER list_before_delete BEFORE DELETE ON list WHEN old.id = 'inbox' BEGIN
      SELECT RAISE(ABORT, 'The Inbox cannot be deleted.');
    END;

    CREATE TRIGGER list_deleted AFTER DELETE ON list BEGIN
      UPDATE todo SET list_id = 'inbox' WHERE list_id = old.id;
      INSERT INTO journal
        SELECT 'list', old.id, 'delete', \(SchemaText.image(columns, of: "old")), NULL;
    END;
    """

  static let inbox = "INSERT INTO list (id, name, position) VALUES ('inbox', 'Inbox', 0);"
}
