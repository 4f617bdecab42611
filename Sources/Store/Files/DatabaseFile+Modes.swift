internal import Glibc
import Model
internal import SQLite

extension DatabaseFile {
  /// Takes from everybody else what only the owner may do: of the database's files, and of the
  /// folders that our programs made for it and its backups.
  ///
  /// Links are followed. What belongs to somebody else is left alone.
  ///
  /// - Returns: The paths that others could get at until now.
  static func closeToOthers(_ path: String) -> [String] {
    let folder = path.folder
    let archive = ["", "-wal", "-shm"].map { ArchiveFile.suffix + $0 }
    var files = (["", "-wal", "-shm", ".lock"] + archive).map { path + $0 }
    if folder.hasSuffix("/voicedo-remind") { files += [folder, folder + "/backups"] }
    return files.filter { file in
      var facts = stat()
      guard stat(file, &facts) == 0, facts.st_mode & 0o077 != 0, facts.st_uid == geteuid(),
        [S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT)
      else { return false }
      return chmod(file, facts.st_mode & 0o700) == 0
    }
  }
}
