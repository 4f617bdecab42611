import Glibc
import SQLite
import Testing

/// A temporary directory for databases; it goes with the test.
final class Folder {
  let path: String

  init() throws {
    var template = Array("/tmp/voicedo-sqlite-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    path = try #require(made.map { String(cString: $0) })
  }

  deinit {
    for name in names {
      unlink(path + "/" + name)
      rmdir(path + "/" + name)
    }
    rmdir(path)
  }

  /// Where the database of the test lies.
  var database: String { path + "/numbers.sqlite" }

  /// The names of what is in it.
  var names: [String] {
    guard let handle = opendir(path) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

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

  /// The same table as version 1 had it.
  static let oldNumbers = Migrator(
    applicationID: numbers.applicationID,
    fresh: { "CREATE TABLE number (value INTEGER PRIMARY KEY) STRICT;" },
    steps: [],
    triggers: { "" }
  )
}
