package import Model
package import SQLite

extension Store {
  /// Where copies of a database are made unless another place is named.
  package static func backupFolder(ofDatabase path: String) -> String {
    path.folder + "/backups"
  }

  /// The copies beside the database, and in its folder of copies, that hold one of the to-dos.
  package func copies(holding ids: [Todo.ID]) throws(DatabaseError) -> [String] {
    let folder = path.folder
    let name = String(path.dropFirst(folder.count + 1))
    let own = ["", "-wal", "-shm", "-journal", ".lock"].map { name + $0 }
    let beside = DatabaseFile.names(in: folder)
      .filter { $0.hasPrefix(name) && !own.contains($0) }.map { "\(folder)/\($0)" }
    let backups = Store.backupFolder(ofDatabase: path)
    var copies: [String] = []
    for copy in beside + DatabaseFile.names(in: backups).map({ "\(backups)/\($0)" })
    where try DatabaseFile.holds(copy, oneOf: ids) {
      copies.append(copy)
    }
    return copies.sorted()
  }
}
