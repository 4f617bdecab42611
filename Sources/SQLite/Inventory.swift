/// The triggers, views and indexes of a schema, in short: enough to notice at every opening that
/// one is gone, is another one, or is not of the schema.
package struct Inventory: Sendable {
  /// Names of triggers, views and indexes.
  package let names: [String]
  /// A number that their texts make together, however these are spaced.
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
      SELECT sql FROM sqlite_schema WHERE name IN (\(marks)) ORDER BY name
      """
    ) { row in
      count += 1
      row.eachByte(0) { if $0 > 0x20 { text = (text ^ UInt64($0)) &* Self.prime } }
    }
    self.init(names: count == names.count ? names : [], text: text)
  }

  /// FNV-1a, the numbers for 64 bits.
  private static let (start, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)
}

extension Inventory {
  /// That of a schema of tables alone.
  package static let none = Inventory(names: [], text: start)
}

extension Migrator {
  /// Puts back the triggers, views and indexes that a program has taken away, such as a schema editor
  /// that made a table anew, and drops those that are not of the schema; constraints of another program
  /// go as well.
  package func mend(_ connection: Connection) throws(DatabaseError) -> SchemaMending {
    let isBound = try hasBoundTables(connection)
    if !isBound, try isWell(connection) { return SchemaMending() }
    return try connection.writing { () throws(DatabaseError) in
      var mending = SchemaMending()
      mending.dropped = try dropForeignParts(of: connection)
      if isBound { mending.dropped += try freeTables(of: connection) }
      guard try !isComplete(connection) else { return mending }
      mending.hadGaps = true
      try withoutTriggers(on: connection) { () throws(DatabaseError) in
        try makeIndexes(on: connection)
      }
      return mending
    }
  }

  /// Makes every index anew.
  func makeIndexes(on connection: Connection) throws(DatabaseError) {
    for index in indexes {
      try connection.run("DROP INDEX IF EXISTS \(index.name)")
      try create(index.statement, on: connection)
    }
  }

  /// The indexes of the schema, and what makes them.
  private var indexes: [(name: Substring, statement: String)] {
    fresh().split(separator: ";").compactMap { statement in
      let words = statement.split(maxSplits: 4, whereSeparator: \.isWhitespace)
      guard words.first == "CREATE", let index = words.firstIndex(of: "INDEX") else { return nil }
      return (words[index + 1], String(statement))
    }
  }

  /// Makes an index; where rows have come meanwhile that it forbids, the next opening tries again.
  private func create(
    _ index: String,
    on connection: Connection
  ) throws(DatabaseError) {
    do throws(DatabaseError) {
      try connection.run(index)
    } catch {
      guard case .refused = error else { throw error }
    }
  }

  private func isWell(_ connection: Connection) throws(DatabaseError) -> Bool {
    guard try foreignParts(of: connection).isEmpty else { return false }
    return try isComplete(connection)
  }

  private func isComplete(_ connection: Connection) throws(DatabaseError) -> Bool {
    guard let inventory else { return true }
    let found = try Inventory(of: inventory.names, in: connection)
    return found.text == inventory.text && found.names.count == inventory.names.count
  }
}
