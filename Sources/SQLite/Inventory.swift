/// The triggers, views and indexes of a schema, in short: enough to notice at every opening that
/// one is gone, or is another one.
package struct Inventory: Sendable {
  /// Names of triggers, views and indexes.
  package let names: [String]
  /// A number that the texts of the triggers and views make together.
  package let text: UInt64

  package init(names: [String], text: UInt64) {
    self.names = names
    self.text = text
  }

  /// The inventory of what a file has under these names.
  package init(of names: [String], in connection: Connection) throws(DatabaseError) {
    let marks = names.map { "'\($0)'" }.joined(separator: ", ")
    var (count, text) = (0, Self.start)
    try connection.each(
      """
      SELECT iif(type = 'index', name, sql) FROM sqlite_schema WHERE name IN (\(marks)) ORDER BY name
      """
    ) { row in
      count += 1
      row.eachByte(0) { text = (text ^ UInt64($0)) &* Self.prime }
    }
    self.init(names: count == names.count ? names : [], text: text)
  }

  /// FNV-1a, the numbers for 64 bits.
  private static let (start, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)
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
    return found.text == inventory.text && found.names.count == inventory.names.count
  }
}
