/// The schema, step by step.
enum Schema {
  static let migrator = Migrator(migrations: [first])

  /// Lists, to-dos, their journal, reminders and the ledger.
  private static let first = Migration(
    version: 1,
    script: [
      SchemaJournal.tables,
      SchemaList.table,
      SchemaTodo.table,
      SchemaTodo.indexes,
      SchemaReminder.tables,
      SchemaList.inbox,
      SchemaList.insertTriggers,
      SchemaList.updateTriggers,
      SchemaList.deleteTriggers,
      SchemaTodoInsert.triggers,
      SchemaTodoUpdate.triggers,
      SchemaReminder.triggers,
    ].joined(separator: "\n\n")
  )
}
