/// The triggers, views and indexes of a schema, in short: enough to notice at every opening that
/// one is gone, or is another one.
package struct Inventory: Sendable {
  /// Names of triggers, views and indexes.
  package let names: [String]
  /// How many characters the triggers and views have together.
  package let length: Int

  package init(names: [String], length: Int) {
    self.names = names
    self.length = length
  }

  /// The inventory of what a file has under these names.
  package init(of names: [String], in connection: Connection) throws(DatabaseError) {
    let marks = names.map { "'\($0)'" }.joined(separator: ", ")
    let found = try connection.first(
      """
      SELECT count(*), coalesce(sum(iif(type = 'index', 0, length(sql))), 0)
        FROM sqlite_schema WHERE name IN (\(marks))
      """
    ) { (count: $0.integer(0), length: $0.integer(1)) }
    self.init(names: found?.count == names.count ? names : [], length: found?.length ?? 0)
  }
}

extension Migrator {
  /// Puts back the triggers, views and indexes that a program has taken away, such as a schema
  /// editor that made a table anew; whether any was missing.
  ///
  /// Triggers that somebody else has put into the file stay.
  package func putBackWhatIsGone(on connection: Connection) throws(DatabaseError) -> Bool {
    guard try !isComplete(connection) else { return false }
    return try connection.writing { () throws(DatabaseError) in
      guard try !isComplete(connection) else { return false }
      try withoutTriggers(on: connection) { () throws(DatabaseError) in
        let statements = fresh().split(separator: ";").map { $0.drop { $0.isWhitespace } }
        for statement in statements where statement.hasPrefix("CREATE INDEX ") {
          let name = statement.split(separator: " ", maxSplits: 3)[2]
          try connection.run("DROP INDEX IF EXISTS \(name)")
          try connection.run(String(statement))
        }
      }
      return true
    }
  }

  private func isComplete(_ connection: Connection) throws(DatabaseError) -> Bool {
    guard let inventory else { return true }
    let found = try Inventory(of: inventory.names, in: connection)
    return found.length == inventory.length && found.names.count == inventory.names.count
  }
}
