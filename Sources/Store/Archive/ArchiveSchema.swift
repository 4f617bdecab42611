internal import SQLite

/// The schema of an archive: one table with the columns of `todo`, and what those leave out.
///
/// It has no triggers and no types: what is moved stays exactly as it was, and nothing happens to it
/// any more. What follows from a column that the database gets later is a step here, as there.
enum ArchiveSchema {
  static let migrator = Migrator(
    applicationID: applicationID,
    fresh: { table },
    steps: [effort, unsure],
    triggers: { "" },
    inventory: Inventory.none
  )

  /// `voia` as a number: it is no copy of the database, so `restore` passes it by.
  static let applicationID = 0x766f_6961

  /// The columns that are taken over from `todo`.
  static let columns = [
    "id", "handle", "list_id", "parent_id", "title", "notes", "first_step", "priority", "time_kind",
    "due_date", "due_time", "end_time", "zone", "due_at", "phrase", "inferred_at", "rrule",
    "series_start", "occurrence", "repeat_from", "position", "source", "problem", "created_at",
    "updated_at", "completed_at", "paused_at", "paused_until", "exceptions",
    "duration", "energy", "unsure",
  ]

  /// The columns of a row of the archive.
  static let kept = columns + ["list_name", "archived_at"]

  /// Their names, as a statement has them.
  static let keptNames = kept.joined(separator: ", ")

  /// Version 2: how long something takes, and how much energy it needs.
  private static let effort = Migration(
    version: 2,
    script: """
      ALTER TABLE todo ADD COLUMN duration;

      ALTER TABLE todo ADD COLUMN energy;
      """
  )

  /// Version 3: the words of which nobody was asked what they mean.
  private static let unsure = Migration(
    version: 3,
    script: "ALTER TABLE todo ADD COLUMN unsure;"
  )

  private static let table = """
    CREATE TABLE todo (
      \(columns.joined(separator: ",\n  ")),
      list_name,
      archived_at,                               -- seconds UTC
      PRIMARY KEY (id)
    );
    """
}
