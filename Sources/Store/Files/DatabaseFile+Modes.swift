internal import Glibc
import Model
internal import SQLite

extension DatabaseFile {
  /// Takes from everybody else what only the owner may do: of the files of a database and its archive,
  /// and of the folders that our programs made for it and its backups.
  ///
  /// The database and its archive may lie behind a link. What belongs to somebody else is left alone,
  /// and so is what nothing shows to be ours: a file that is no database of ours, what a link of another
  /// of these names leads to, and a file that has a second name.
  ///
  /// - Returns: The paths that others could get at until now.
  static func closeToOthers(_ path: String) -> [String] {
    let folder = path.folder
    var closed: [String] = []
    let archive = ArchiveFile.path(ofDatabase: path)
    let databases = [(path, Schema.applicationID), (archive, ArchiveSchema.applicationID)]
    for (database, application) in databases {
      let file = target(of: database)
      if isOpenToOthers(file), holds(file, application: application), close(file) {
        closed.append(database)
      }
      closed += ["-wal", "-shm"].map { file + $0 }.filter { close($0, isOnlyName: true) }
    }
    if close(path + ".lock", isOnlyName: true) { closed.append(path + ".lock") }
    if folder.hasSuffix("/voicedo-remind") {
      closed += [folder, folder + "/backups"].filter { close($0, kind: S_IFDIR) }
    }
    return closed
  }

  /// Closes what is there itself, and no link; whether others could get at it.
  private static func close(
    _ path: String,
    kind: mode_t = S_IFREG,
    isOnlyName: Bool = false
  ) -> Bool {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & 0o077 != 0, facts.st_uid == geteuid(),
      facts.st_mode & S_IFMT == kind, !isOnlyName || facts.st_nlink == 1
    else { return false }
    return fchmodat(AT_FDCWD, path, facts.st_mode & 0o700, AT_SYMLINK_NOFOLLOW) == 0
  }

  private static func isOpenToOthers(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
      && facts.st_mode & 0o077 != 0
  }

  /// Whether a file is a database of an application (SQLite file format, 1.3: the application ID), or is
  /// empty and so becomes one.
  private static func holds(_ path: String, application: Int) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { Glibc.close(descriptor) }
    var header = [UInt8](repeating: 0, count: 72)
    let count = read(descriptor, &header, header.count)
    guard count != 0 else { return true }
    guard count == header.count, header.starts(with: "SQLite format 3\0".utf8)
    else { return false }
    return header[68...].reduce(0) { $0 << 8 | Int($1) } == application
  }
}
