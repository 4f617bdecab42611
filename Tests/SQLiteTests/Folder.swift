import Glibc
import SQLite
import TestSupport
import Testing

/// A folder for a database of numbers.
final class Folder {
  private let folder: TemporaryFolder
  var path: String { folder.path }
  var names: [String] { folder.names }

  init() throws {
    folder = try TemporaryFolder("sqlite")
  }

  /// Where the database of the test lies.
  var database: String { path + "/numbers.sqlite" }

  /// Writes a file in the place of the database.
  func write(_ text: String) throws {
    let file = try #require(fopen(database, "w"))
    fputs(text, file)
    fclose(file)
  }

  /// Every byte of the database's file.
  func contents() throws -> [UInt8] {
    let file = try #require(fopen(database, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    return Array(bytes[..<fread(&bytes, 1, bytes.count, file)])
  }
}

extension Migrator {
  /// A table of numbers, which version 2 gave names.
  static let numbers = Migrator(
    applicationID: 0x6e75_6d62,
    fresh: { "CREATE TABLE number (value INTEGER PRIMARY KEY, name TEXT) STRICT;" },
    steps: [Migration(version: 2, script: "ALTER TABLE number ADD COLUMN name TEXT;")],
    triggers: {
      """
      CREATE TRIGGER number_inserted AFTER INSERT ON number WHEN new.value < 0 BEGIN
        SELECT RAISE(ABORT, 'A number counts from nought.');
      END;
      """
    }
  )

  /// The table as version 1 had it.
  static let oldNumbers = Migrator(
    applicationID: numbers.applicationID,
    fresh: { "CREATE TABLE number (value INTEGER PRIMARY KEY) STRICT;" },
    steps: [],
    triggers: { "" }
  )
}
