package import Model
package import SQLite
internal import Words

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

  /// Moves into the archive what was done before a moment, as one step, some at a time.
  ///
  /// The copies are on the disk and read back before anything is deleted here, so whatever ends the
  /// program leaves each to-do in one of the files or in both; the next time completes it. That they were
  /// done stays noted here, and is counted as before.
  package func archive(
    before limit: Instant,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Archived {
    let ids = try finished(before: limit)
    guard !ids.isEmpty else {
      return archived(0, before: limit, total: try archiveIfAny()?.archivedCount() ?? 0)
    }
    let archive = try openArchive()
    let slices = stride(from: 0, to: ids.count, by: Self.archivedAtOnce).map {
      ids[$0...].prefix(Self.archivedAtOnce)
    }
    let header = BatchHeader(label: .archive, source: source)
    _ = try inPieces(slices, as: header, at: now) { ids, _ throws(DatabaseError) in
      try copy(Array(ids), to: archive, at: now)
      for id in ids { try connection.run("DELETE FROM todo WHERE id = ?", [.text(id)]) }
    }
    return archived(ids.count, before: limit, total: try archive.archivedCount())
  }

  /// So many to-dos go to the disk together.
  private static var archivedAtOnce: Int { 50 }

  /// Writes to-dos into the archive, and reads them back once all of them are in.
  private func copy(
    _ ids: [Todo.ID],
    to archive: Connection,
    at now: Instant
  ) throws(DatabaseError) {
    try archive.writing { () throws(DatabaseError) in
      var rows: [Todo.ID: [Value]] = [:]
      var expected = try archive.archivedCount()
      for id in ids {
        guard let values = try archivedValues(of: id, at: now) else { continue }
        if try archive.read(id) == nil { expected += 1 }
        try archive.write(values)
        rows[id] = values
      }
      // Whatever the file is made of: only what is in it word for word may go here, and none of them takes
      // the place of another one.
      var isWhole = try archive.archivedCount() == expected
      for (id, values) in rows where isWhole { isWhole = try archive.read(id) == values }
      guard isWhole else {
        throw .corrupt(path: archivePath, reason: DatabaseReasons.otherTables.text(.literal))
      }
    }
    // Its name in the folder, too.
    try DatabaseFile.synchronize(archivePath)
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

  /// A to-do as the archive has it; `nil` where it has gone meanwhile.
  private func archivedValues(of id: Todo.ID, at now: Instant) throws(DatabaseError) -> [Value]? {
    let names = ArchiveSchema.columns.map { "todo.\($0)" }.joined(separator: ", ")
    let values = try connection.first(
      "SELECT \(names), list.name FROM todo LEFT JOIN list ON list.id = list_id WHERE todo.id = ?",
      [.text(id)]
    ) { row in (0...ArchiveSchema.columns.count).map { row.value(Int32($0)) } }
    return values.map { $0 + [Value(seconds: now)] }
  }
}

extension Connection {
  /// Writes a to-do into an archive; one that is in it already is put in its place.
  fileprivate func write(_ values: [Value]) throws(DatabaseError) {
    let marks = Array(repeating: "?", count: ArchiveSchema.kept.count).joined(separator: ", ")
    try run("INSERT OR REPLACE INTO todo (\(ArchiveSchema.keptNames)) VALUES (\(marks))", values)
  }

  /// Reads a to-do from an archive.
  fileprivate func read(_ id: Todo.ID) throws(DatabaseError) -> [Value]? {
    try first("SELECT \(ArchiveSchema.keptNames) FROM todo WHERE id = ?", [.text(id)]) { row in
      ArchiveSchema.kept.indices.map { row.value(Int32($0)) }
    }
  }

  /// How many to-dos are in an archive.
  fileprivate func archivedCount() throws(DatabaseError) -> Int {
    try first("SELECT count(*) FROM todo") { $0.integer(0) } ?? 0
  }
}
