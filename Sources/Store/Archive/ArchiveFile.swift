internal import Model
internal import SQLite

/// The file beside a database that holds what was done long ago.
package enum ArchiveFile {
  /// The path of the archive of a database.
  package static func path(ofDatabase path: String) -> String { path + suffix }

  /// What its name has behind that of the database.
  static let suffix = ".archive"
}

extension Store {
  /// The path of the archive.
  package var archivePath: String { ArchiveFile.path(ofDatabase: path) }

  /// Whether there is an archive.
  package var hasArchive: Bool { DatabaseFile.exists(archivePath) }

  /// Opens the archive, making it where there is none; what is committed to it is on the disk.
  func openArchive() throws(DatabaseError) -> Connection {
    let archive = try Connection.open(path: archivePath, migrator: ArchiveSchema.migrator)
    try noteDropped(archive.mending.dropped)
    return archive
  }

  /// Opens the archive if there is one.
  func archiveIfAny() throws(DatabaseError) -> Connection? {
    hasArchive ? try openArchive() : nil
  }
}
