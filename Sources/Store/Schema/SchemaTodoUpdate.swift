/// Triggers for the update or deletion of a to-do, by whatever program.
enum SchemaTodoUpdate {
  static let triggers = before + "\n\n" + after + "\n\n" + deleted

  /// True where the new parent is the to-do itself or a descendant of it.
  static let isAncestor = """
    new.id IN (WITH RECURSIVE ancestor (id) AS (
                         SELECT new.parent_id
                         UNION
                         SELECT todo.parent_id FROM todo JOIN ancestor ON todo.id = ancestor.id
                          WHERE todo.parent_id IS NOT NULL)
                       SELECT id FROM ancestor)
    """

  /// True while a row that was just inserted has gaps, or a title still has white space around it.
  private static let isUnfilled = """
    (old.handle IS NULL OR old.position IS NULL OR old.time_kind IS NULL \
    OR old.title <> \(SchemaText.trimmed("old.title")))
    """

  private static let before = """
    CREATE TRIGGER todo_before_update
    BEFORE UPDATE OF id, handle, list_id, parent_id, title, time_kind, position ON todo
    WHEN NOT \(isUnfilled) BEGIN
      SELECT RAISE(ABORT, 'The id of a to-do never changes.') WHERE new.id IS NOT old.id;
      SELECT RAISE(ABORT, 'The handle of a to-do never changes.')
       WHERE new.handle IS NOT old.handle;
      SELECT RAISE(ABORT, 'A to-do needs a position.') WHERE new.position IS NULL;
      SELECT RAISE(ABORT, 'A position lies between -2^53 and 2^53.')
       WHERE \(SchemaText.isBeyondPositions("new.position"));
      SELECT RAISE(ABORT, 'A to-do needs a time_kind: floating, fixed or elapsed.')
       WHERE new.time_kind IS NULL;
      SELECT RAISE(ABORT, 'A to-do needs a title of 1 to 200 characters.')
       WHERE \(SchemaText.hasNoLength("new.title", upTo: 200));
      SELECT RAISE(ABORT, 'There is no list with this list_id; SELECT id, name FROM list shows them.')
       WHERE new.list_id IS NOT old.list_id
         AND NOT EXISTS (SELECT 1 FROM list WHERE id = new.list_id);
      SELECT RAISE(ABORT, 'There is no to-do with this parent_id.')
       WHERE new.parent_id IS NOT NULL AND new.parent_id IS NOT old.parent_id
         AND NOT EXISTS (SELECT 1 FROM todo WHERE id = new.parent_id);
      SELECT RAISE(ABORT, 'A to-do cannot be part of itself.')
       WHERE new.parent_id IS NOT NULL AND new.parent_id IS NOT old.parent_id AND \(isAncestor);
    END;
    """

  private static let wasMoved = """
    (new.due_date IS NOT old.due_date OR new.due_time IS NOT old.due_time \
    OR new.zone IS NOT old.zone OR new.due_at IS NOT old.due_at \
    OR new.time_kind IS NOT old.time_kind)
    """

  private static let after = """
    CREATE TRIGGER todo_updated
    AFTER UPDATE OF \(SchemaTodo.columns.joined(separator: ", ")) ON todo
    WHEN NOT \(isUnfilled)
     AND \(SchemaText.values(SchemaTodo.columns, of: "old"))
         IS NOT \(SchemaText.values(SchemaTodo.columns, of: "new")) BEGIN
      UPDATE todo
         SET title = \(SchemaText.trimmed("title")),
             paused_until = iif(paused_at IS NULL, NULL, paused_until),
             updated_at = iif(updated_at IS old.updated_at, \(SchemaJournal.second), updated_at)
       WHERE id = new.id;
      INSERT INTO journal
        SELECT 'todo', new.id, 'update', \(SchemaText.image(SchemaTodo.columns, of: "old")), image
          FROM todo_image WHERE id = new.id;
      INSERT INTO todo_effect
        SELECT new.id,
               new.completed_at IS NOT NULL OR new.paused_at IS NOT NULL,
               moved,
               iif(completed
                   AND (new.completed_at IS NOT NULL OR new.occurrence IS old.occurrence),
                   old.completed_at, NULL),
               iif(completed, new.completed_at, NULL),
               new.occurrence,
               moved OR completed
               OR new.phrase IS NOT old.phrase OR new.rrule IS NOT old.rrule
               OR new.exceptions IS NOT old.exceptions
               OR new.series_start IS NOT old.series_start OR new.occurrence IS NOT old.occurrence
               OR new.inferred_at IS NOT old.inferred_at OR new.paused_at IS NOT old.paused_at
               OR new.list_id IS NOT old.list_id,
               iif(new.phrase IS NOT old.phrase AND new.inferred_at IS old.inferred_at
                   AND NOT moved, \(SchemaJournal.second), NULL),
               new.rrule IS NOT old.rrule AND new.series_start IS old.series_start,
               new.completed_at IS NOT NULL AND old.completed_at IS NULL,
               old.paused_at IS NOT NULL AND new.paused_at IS NULL
          FROM (SELECT \(wasMoved) AS moved, new.completed_at IS NOT old.completed_at AS completed);
    END;
    """

  /// The children move up first, so that undoing, which goes backwards, finds their parent.
  private static let deleted = """
    CREATE TRIGGER todo_deleted AFTER DELETE ON todo BEGIN
      UPDATE todo SET parent_id = (SELECT id FROM todo WHERE id = old.parent_id)
       WHERE parent_id = old.id;
      INSERT INTO journal
        SELECT 'todo', old.id, 'delete', \(SchemaText.image(SchemaTodo.columns, of: "old")), NULL;
      UPDATE replaced SET before = NULL WHERE row_id = old.id AND table_name = 'todo';
      INSERT OR REPLACE INTO retired_handle (handle, todo_id) VALUES (old.handle, old.id);
      UPDATE reminder
         SET \(SchemaReminder.closed)
       WHERE todo_id = old.id AND state <> 'closed';
      DELETE FROM unsettled WHERE todo_id = old.id;
    END;
    """
}
