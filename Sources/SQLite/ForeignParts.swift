/// What was amiss with the triggers, views and indexes of a file, and was put right.
package struct SchemaMending: Hashable, Sendable {
  /// Whether some that belong to the schema were gone, or were other ones.
  package var hadGaps = false
  /// The names of those that do not belong to it, and were dropped.
  package var dropped: [String] = []

  package init() {}
}

extension Migrator {
  /// Drops every trigger, view and index that the schema of today does not know; only within a
  /// transaction.
  ///
  /// They are the code of whoever put them there, and would run within every change made here:
  /// https://www.sqlite.org/security.html, "Untrusted SQLite Database Files".
  ///
  /// - Returns: Their names.
  package func dropForeignParts(
    of connection: Connection,
    kinds: [String] = ["trigger", "view", "index"]
  ) throws(DatabaseError) -> [String] {
    let parts = try foreignParts(of: connection).filter { kinds.contains($0.kind) }
    for part in parts {
      let name = part.name.replacing("\"", with: "\"\"")
      try connection.run("DROP \(part.kind) IF EXISTS \"\(name)\"")
    }
    return parts.map(\.name)
  }

  /// The triggers, views and indexes that the schema does not know; those that SQLite makes by itself
  /// have no text.
  func foreignParts(
    of connection: Connection
  ) throws(DatabaseError) -> [(kind: String, name: String)] {
    guard let inventory else { return [] }
    let marks = inventory.names.map { "'\($0)'" }.joined(separator: ", ")
    return try connection.all(
      """
      SELECT type, name FROM sqlite_schema
       WHERE type IN ('trigger', 'view', 'index') AND sql IS NOT NULL AND name NOT IN (\(marks))
       ORDER BY name
      """
    ) { (kind: $0.text(0), name: $0.text(1)) }
  }
}
