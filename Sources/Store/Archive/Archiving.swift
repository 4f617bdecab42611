package import Model
package import SQLite

/// What was moved into the archive, or could be.
package struct Archived: Hashable, Sendable {
  /// The file of the archive.
  package let path: String
  /// What was done before this moment goes.
  package let limit: Instant
  /// How many are moved, or could be.
  package let count: Int
  /// How many are in the archive then.
  package let total: Int
}

extension TodoStore {
  /// Counts what could be moved into the archive: to-dos that were done before a moment, with all
  /// that they are part of and all their parts.
  package func archivable(before limit: Instant) throws(DatabaseError) -> Archived {
    let count = try finished(before: limit).count
    return archived(count, before: limit, total: try archiveIfAny()?.archivedCount() ?? 0)
  }

  /// Moves into the archive what was done before a moment, as one batch.
  ///
  /// Nobody else can write the database meanwhile. The copies are on the disk before anything is
  /// deleted here, so whatever ends the program leaves each to-do in one of the files or in both;
  /// the next time completes it. That they were done stays noted here, and is counted as before.
  package func archive(
    before limit: Instant,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Archived {
    try change(BatchHeader(label: .archive, source: source), at: now) {
      _ throws(DatabaseError) in
      let ids = try finished(before: limit)
      guard !ids.isEmpty else {
        return archived(0, before: limit, total: try archiveIfAny()?.archivedCount() ?? 0)
      }
      let archive = try openArchive()
      try archive.writing { () throws(DatabaseError) in
        for id in ids { try copy(id, to: archive, at: now) }
      }
      // Its name in the folder, too.
      try DatabaseFile.synchronize(archivePath)
      for id in ids { try connection.run("DELETE FROM todo WHERE id = ?", [.text(id)]) }
      return archived(ids.count, before: limit, total: try archive.archivedCount())
    }
  }

  private func archived(_ count: Int, before limit: Instant, total: Int) -> Archived {
    Archived(path: archivePath, limit: limit, count: count, total: total)
  }

  /// The to-dos that may go, each after its parts: what belongs together stays together.
  private func finished(before limit: Instant) throws(DatabaseError) -> [Todo.ID] {
    try connection.all(
      """
      WITH RECURSIVE
        stays (id) AS (
          SELECT id FROM todo WHERE completed_at IS NULL OR completed_at >= ?1
          UNION
          SELECT todo.parent_id FROM todo JOIN stays USING (id) WHERE todo.parent_id IS NOT NULL
          UNION
          SELECT todo.id FROM todo JOIN stays ON todo.parent_id = stays.id),
        goes (id, depth) AS (
          SELECT id, 0 FROM todo
           WHERE completed_at < ?1 AND parent_id IS NULL AND id NOT IN (SELECT id FROM stays)
          UNION ALL
          SELECT todo.id, depth + 1 FROM todo JOIN goes ON todo.parent_id = goes.id)
      SELECT id FROM goes ORDER BY depth DESC
      """,
      [Value(seconds: limit)]
    ) { $0.text(0) }
  }

  /// Copies a to-do as it is; one that is in the archive already is put in its place.
  private func copy(
    _ id: Todo.ID,
    to archive: Connection,
    at now: Instant
  ) throws(DatabaseError) {
    let columns = ArchiveSchema.columns
    let names = columns.map { "todo.\($0)" }.joined(separator: ", ")
    let values = try connection.first(
      "SELECT \(names), list.name FROM todo LEFT JOIN list ON list.id = list_id WHERE todo.id = ?",
      [.text(id)]
    ) { row in (0...columns.count).map { row.value(Int32($0)) } }
    guard let values else { return }
    let marks = Array(repeating: "?", count: columns.count + 2).joined(separator: ", ")
    try archive.run(
      """
      INSERT OR REPLACE INTO todo (\(columns.joined(separator: ", ")), list_name, archived_at)
      VALUES (\(marks))
      """,
      values + [Value(seconds: now)]
    )
  }
}

extension Connection {
  /// How many to-dos are in an archive.
  fileprivate func archivedCount() throws(DatabaseError) -> Int {
    try first("SELECT count(*) FROM todo") { $0.integer(0) } ?? 0
  }
}
