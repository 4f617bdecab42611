import Actions
import Answers
import Arguments
import Glibc
import Model
import Store
import System
import Words

extension VerbRow {
  /// `backup`: a sound copy of the database, while the service and others go on writing.
  static let backup = VerbRow(.backup, .backup, more: .backupMore, usage: "[<file>]")
    .takes(.backupFile)
    .shows(["backup"])
    .answers(Store.Backup.self)
    .does { call in
      let session = call.session
      guard session.hasDatabase else { throw CommandError.nothingToCopy(session.paths.database) }
      let store = try call.store()
      let path = session.backupPath(call[.backupFile])
      let usual = Store.backupFolder(ofDatabase: session.paths.database)
      guard path.folder == usual || access(path.folder, F_OK) == 0 else {
        throw CommandError.noFolder(path.folder)
      }
      let backup = try store.backUp(to: path)
      let place = realpath(backup.path, nil)
      defer { free(place) }
      try store.noteCopy(place.map { String(cString: $0) } ?? backup.path, at: session.now)
      let values = [
        "path": backup.path.printable, "count": String(backup.todos), "open": String(backup.open),
      ]
      try call.answer(
        backup,
        orText: StorageSentences.backedUp.text(session.tone, values)
      )
    }
}

extension Session {
  /// The file that was named; with the day in its name in a folder, or where copies usually go.
  fileprivate func backupPath(_ file: String?) -> String {
    guard let file, !file.isEmpty else {
      return freshPath(in: Store.backupFolder(ofDatabase: paths.database))
    }
    var status = stat()
    let isFolder =
      file.hasSuffix("/") || stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return isFolder ? freshPath(in: file) : file
  }

  private func freshPath(in folder: String) -> String {
    let stem = "\(folder.hasSuffix("/") ? folder : folder + "/")voicedo-\(civilNow.date)"
    let names = ["\(stem).sqlite"] + (2...999).lazy.map { "\(stem)-\($0).sqlite" }
    return names.first { access($0, F_OK) != 0 } ?? names[0]
  }
}
