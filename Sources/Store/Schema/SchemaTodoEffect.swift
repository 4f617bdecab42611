/// The effect of a change of a to-do on its reminder, on the completions, and on the rows that wait
/// to be settled.
///
/// The effect is the same whether the to-do was inserted, put in the place of another row, or
/// updated; a view that those triggers insert into says it once, as every program that opens the
/// database reads the text of every trigger.
enum SchemaTodoEffect {
  static let triggers = """
    CREATE VIEW todo_image (id, image) AS
      SELECT id, \(SchemaText.image(SchemaTodo.columns)) FROM todo;

    CREATE VIEW todo_effect (todo_id, is_off, is_moved, uncompleted_at, completed_at, occurrence,
                             is_unsettled, spoken_at, restarts_series, advances, resumes) AS
      SELECT NULL, 0, 0, NULL, NULL, NULL, 0, NULL, 0, 0, 0 WHERE 0;

    CREATE TRIGGER todo_effect_insert INSTEAD OF INSERT ON todo_effect BEGIN
      DELETE FROM completion
       WHERE completed_at = new.uncompleted_at AND todo_id = new.todo_id;
      INSERT OR IGNORE INTO completion (completed_at, todo_id, occurrence)
        SELECT new.completed_at, new.todo_id, new.occurrence WHERE new.completed_at IS NOT NULL;
      \(reminder)
      INSERT INTO unsettled (todo_id, batch_id, spoken_at, restarts_series, advances, resumed_from)
        SELECT new.todo_id, \(SchemaJournal.batch), new.spoken_at, new.restarts_series, new.advances,
               iif(new.resumes, \(SchemaJournal.second), NULL)
         WHERE new.is_unsettled
        ON CONFLICT (todo_id) DO UPDATE
           SET batch_id = excluded.batch_id,
               spoken_at = coalesce(excluded.spoken_at, spoken_at),
               restarts_series = max(restarts_series, excluded.restarts_series),
               advances = max(advances, excluded.advances),
               resumed_from = coalesce(excluded.resumed_from, resumed_from);
    END;
    """

  /// The reminder of a to-do that went off the list, or pauses, is closed: what it was put off to
  /// holds again if it comes back, unless its due time changed as well.
  ///
  /// One whose due time changed starts anew: its moment is worked out by the next settling. A popup
  /// on screen stays noted until the service has taken it back.
  private static let reminder = """
    UPDATE reminder
         SET state = iif(state = 'closed' OR new.is_off, 'closed', 'scheduled'),
             stage = iif(state = 'closed' OR new.is_off, stage, 0),
             attempts = iif(state = 'closed' OR new.is_off, attempts, 0),
             again_at = NULL, fire_at = NULL, check_in = iif(new.is_moved, NULL, check_in),
             resumes_at = iif(new.is_moved,
                              iif(state = 'closed' OR new.is_off, NULL, resumes_at),
                              coalesce(again_at, shown_at)),
             popup_obsolete = iif(state = 'closed', popup_obsolete, popup_number IS NOT NULL)
       WHERE todo_id = new.todo_id AND (new.is_moved OR new.is_off AND state <> 'closed');
    """
}
