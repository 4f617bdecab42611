internal import SQLite

/// The schema as it is today, and the steps that bring older files to it.
enum Schema {
  static let migrator = Migrator(
    applicationID: applicationID,
    fresh: { fresh },
    steps: [pauses, briefTriggers, quiet, checkIns, ramps, hearing, answers],
    triggers: { triggers }
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
  ].joined(separator: "\n\n")
}
