internal import SQLite

/// The schema as it is today, and the steps that bring older files to it.
enum Schema {
  static let migrator = Migrator(
    applicationID: applicationID,
    fresh: { fresh },
    steps: [
      pauses, briefTriggers, quiet, checkIns, ramps, hearing, answers, positions, urgent, heard,
      exceptions, focus, effort, sync, calendars, push, pausing, unsure, counting, laterQuiet,
      unseenWrites,
    ],
    triggers: { triggers },
    inventory: inventory,
    tables: tables
  )

  /// Every table of today; a test counts them.
  private static let tables = TableInventory(
    names: [
      "batch", "calendar", "calendar_object", "change", "completion", "copy", "current_batch",
      "delivery", "event", "focus_session", "heard", "list", "phone", "push", "quiet", "reminder",
      "replaced", "retired_handle", "sync_account", "sync_conflict", "sync_gone", "sync_list",
      "sync_object", "todo", "transcript", "unsettled", "usage", "weather",
    ],
    text: 0x0d43_603a_6e5f_be30
  )

  /// Every trigger, view and index of today; a test counts them.
  private static let inventory = Inventory(
    names: [
      "batch_caused", "calendar_name", "delivery_at", "delivery_before_delete",
      "delivery_before_update",
      "delivery_briefed", "delivery_todo", "event_days", "event_object", "event_time", "focus_open",
      "focus_started", "journal",
      "journal_insert", "list_before_delete",
      "list_before_insert", "list_before_update", "list_deleted", "list_image", "list_inserted",
      "list_updated", "push_answered", "push_open", "reminder_delivering", "reminder_fire",
      "reminder_popup", "reminder_shown", "reminder_urgent",
      "sync_list_address", "sync_object_key", "sync_object_todo", "sync_object_uid",
      "todo_before_insert", "todo_before_update", "todo_deleted", "todo_done", "todo_effect",
      "todo_effect_insert", "todo_image", "todo_inserted", "todo_list", "todo_open_age",
      "todo_open_elapsed", "todo_open_fixed", "todo_open_floating", "todo_open_high",
      "todo_open_untimed", "todo_parent", "todo_paused", "todo_unsure",
      "todo_updated",
    ],
    text: 0xf65c_15fb_c3c5_b010
  )

  /// `voic` as a number: the file's `application_id`.
  static let applicationID = 0x766f_6963

  /// Lists, to-dos, their journal, reminders and the ledger.
  private static let fresh = [
    SchemaJournal.tables,
    SchemaList.table,
    SchemaTodo.table,
    SchemaTodo.indexes,
    SchemaReminder.tables,
    SchemaSync.tables,
    SchemaCalendar.tables,
    SchemaPush.tables,
    SchemaList.inbox,
  ].joined(separator: "\n\n")

  /// The triggers that keep the tables sound, and the views that they go through; made anew by
  /// every migration, so their text may change.
  private static let triggers = [
    SchemaJournal.triggers,
    SchemaList.insertTriggers,
    SchemaList.updateTriggers,
    SchemaList.deleteTriggers,
    SchemaTodoEffect.triggers,
    SchemaTodoInsert.triggers,
    SchemaTodoUpdate.triggers,
    SchemaReminder.triggers,
    SchemaPush.triggers,
  ].joined(separator: "\n\n")
}
