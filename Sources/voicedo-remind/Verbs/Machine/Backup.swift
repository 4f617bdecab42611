import Actions
import Answers
import Glibc
import Model
import Store
import System
import Words

/// `backup`: a sound copy of the database, while the service and others go on writing.
struct BackupVerb: VerbCommand {
  static let row = VerbRow(.backup, .backup, more: .backupMore, usage: "[<file>]")
    .takes([.backupFile])
    .shows([["backup"]])
    .answers([Store.Backup.self])

  let line: ParsedLine
  var file: String? { line[.backupFile] }

  func run(in session: Session) throws -> ExitStatus {
    guard session.hasDatabase else { throw CommandError.nothingToCopy(session.paths.database) }
    let store = try session.openStore()
    let backup = try store.backUp(to: path(in: session))
    if common.json {
      try session.print(json: backup)
    } else {
      let values = [
        "path": backup.path.printable, "count": String(backup.todos), "open": String(backup.open),
      ]
      try session.print(StorageSentences.backedUp.text(session.tone, values))
    }
    return .ok
  }

  /// The file that was named; with the day in its name in a folder, or where copies usually go.
  private func path(in session: Session) -> String {
    let usual = Store.backupFolder(ofDatabase: session.paths.database)
    guard let file, !file.isEmpty else { return fresh(in: usual, session) }
    return isFolder(file) ? fresh(in: file, session) : file
  }

  private func fresh(in folder: String, _ session: Session) -> String {
    let stem = "\(folder.hasSuffix("/") ? folder : folder + "/")voicedo-\(session.civilNow.date)"
    let names = ["\(stem).sqlite"] + (2...999).lazy.map { "\(stem)-\($0).sqlite" }
    return names.first { access($0, F_OK) != 0 } ?? names[0]
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return path.hasSuffix("/") || stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
