/// Triggers for the insertion of a to-do, by whatever program.
///
/// A row may be inserted with gaps (no handle, no position, no kind of time): it is filled at once,
/// and only then journaled. `INSERT OR REPLACE` takes the old row without firing delete triggers
/// (recursive_triggers is off), so what stood there is noted before it goes.
enum SchemaTodoInsert {
  static let triggers = before + "\n\n" + after

  private static let before = """
    CREATE TRIGGER todo_before_insert BEFORE INSERT ON todo BEGIN
      SELECT RAISE(ABORT, 'A to-do needs a title of 1 to 200 characters.')
       WHERE \(SchemaText.hasNoLength("new.title", upTo: 200));
      SELECT RAISE(ABORT, 'There is no list with this list_id; SELECT id, name FROM list shows them.')
       WHERE NOT EXISTS (SELECT 1 FROM list WHERE id = new.list_id);
      SELECT RAISE(ABORT, 'There is no to-do with this parent_id.')
       WHERE new.parent_id IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM todo WHERE id = new.parent_id);
      SELECT RAISE(ABORT, 'A to-do cannot be part of itself.')
       WHERE new.parent_id IS NOT NULL AND \(hasParts) AND \(SchemaTodoUpdate.isAncestor);
      SELECT RAISE(ABORT, 'This handle belongs to another to-do; leave it out and one is made.')
       WHERE new.handle IS NOT NULL
         AND (EXISTS (SELECT 1 FROM todo WHERE handle = new.handle AND id <> new.id)
              OR EXISTS (SELECT 1 FROM retired_handle
                          WHERE handle = new.handle AND todo_id <> new.id));
      SELECT RAISE(ABORT, 'The handle of a to-do never changes.')
       WHERE new.handle IS NOT NULL
         AND EXISTS (SELECT 1 FROM todo WHERE id = new.id AND handle <> new.handle);
      SELECT RAISE(ABORT, 'A position lies between -2^53 and 2^53; leave it out for the last one.')
       WHERE \(SchemaText.isBeyondPositions("new.position"));
      DELETE FROM replaced WHERE row_id = new.id AND table_name = 'todo';
      INSERT INTO replaced (table_name, row_id, handle, before)
      SELECT 'todo', todo.id, handle, image FROM todo JOIN todo_image USING (id)
       WHERE todo.id = new.id;
    END;
    """

  /// Only what has parts, or is to be its own, can close a circle: a new one need not look all the
  /// way up, which is long where parts lie within parts.
  private static let hasParts =
    "(new.parent_id = new.id OR EXISTS (SELECT 1 FROM todo WHERE parent_id = new.id))"

  private static let after = """
    CREATE TRIGGER todo_inserted AFTER INSERT ON todo BEGIN
      UPDATE todo
         SET title = \(SchemaText.trimmed("title")),
             paused_until = iif(paused_at IS NULL, NULL, paused_until),
             handle = coalesce(
               handle, (SELECT handle FROM replaced WHERE row_id = new.id AND table_name = 'todo'),
               \(freshHandle)),
             time_kind = coalesce(
               time_kind, iif(due_at IS NOT NULL, 'elapsed',
                              iif(zone IS NOT NULL, 'fixed', 'floating'))),
             position = coalesce(
               position,
               (SELECT before ->> '$.position' FROM replaced
                 WHERE row_id = new.id AND table_name = 'todo'
                   AND before ->> '$.list_id' = new.list_id),
               min(\(SchemaText.lastPosition),
                   1 + (SELECT max(position) FROM todo WHERE list_id = new.list_id)), 1)
       WHERE id = new.id;
      INSERT INTO journal
        SELECT 'todo', new.id, iif(gone.before IS NULL, 'insert', 'update'), gone.before, now.image
          FROM todo_image AS now \(gone) WHERE now.id = new.id;
      DELETE FROM unsettled WHERE todo_id = new.id;
      INSERT INTO todo_effect
        SELECT new.id,
               new.completed_at IS NOT NULL OR new.paused_at IS NOT NULL,
               gone.row_id IS NOT NULL
               AND (gone.before ->> '$.due_date' IS NOT new.due_date
                    OR gone.before ->> '$.due_time' IS NOT new.due_time
                    OR gone.before ->> '$.zone' IS NOT new.zone
                    OR gone.before ->> '$.due_at' IS NOT new.due_at),
               gone.before ->> '$.completed_at', new.completed_at, new.occurrence,
               new.due_date IS NOT NULL OR new.due_at IS NOT NULL OR new.phrase IS NOT NULL
               OR new.rrule IS NOT NULL OR new.paused_at IS NOT NULL OR gone.row_id IS NOT NULL
               OR EXISTS (SELECT 1 FROM reminder WHERE todo_id = new.id),
               iif(new.phrase IS NOT NULL AND new.inferred_at IS NULL
                   AND new.due_date IS NULL AND new.due_at IS NULL, new.created_at, NULL),
               0,
               new.completed_at IS NOT NULL AND gone.row_id IS NOT NULL
               AND gone.before ->> '$.completed_at' IS NULL,
               gone.before ->> '$.paused_at' IS NOT NULL AND new.paused_at IS NULL
          FROM (SELECT 1) \(gone);
      DELETE FROM replaced WHERE row_id = new.id AND table_name = 'todo';
    END;
    """

  /// The row that the new one took the place of, if there was one.
  private static let gone =
    "LEFT JOIN replaced AS gone ON gone.row_id = new.id AND gone.table_name = 'todo'"

  /// A handle that no to-do has or ever had: four characters, and longer ones where those are
  /// taken.
  ///
  /// It has a digit and a letter, so that it is neither a word nor a year. Drawn once, not for each
  /// look at it: that is what MATERIALIZED is for.
  static let freshHandle = """
    (WITH drawn (handle) AS MATERIALIZED (
              SELECT substr(lower(hex(randomblob(8))), 1, value)
                FROM json_each('[4,4,4,4,4,4,4,4,5,5,5,5,6,6,6,6,7,7,7,8,8,8,12,12,16,16,16,16]'))
             SELECT handle FROM drawn
              WHERE handle GLOB '*[0-9]*' AND handle GLOB '*[a-f]*'
                AND NOT EXISTS (SELECT 1 FROM todo WHERE todo.handle = drawn.handle)
                AND NOT EXISTS (SELECT 1 FROM retired_handle AS retired
                                 WHERE retired.handle = drawn.handle)
              LIMIT 1)
    """
}
