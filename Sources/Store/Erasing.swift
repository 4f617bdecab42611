package import Model

extension Store {
  /// Deletes to-dos together with every trace of their text; nothing brings them back.
  ///
  /// The journal lets go of them, and the file and its log are written over. That they were
  /// completed stays known, without a word of what they were.
  package func erase(_ ids: [Todo.ID], source: String, at now: Instant) throws(StoreError) {
    try connection.run("PRAGMA secure_delete = ON")
    try change(BatchHeader(label: "erase", source: source), at: now) { _ throws(StoreError) in
      for id in ids {
        let title = try row(id)?.todo.title
        try connection.run("DELETE FROM todo WHERE id = ?", [.text(id)])
        try connection.run("DELETE FROM change WHERE row_id = ?", [.text(id)])
        if let title { try forgetSetAside([title]) }
      }
    }
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    try connection.run("PRAGMA secure_delete = OFF")
  }
}
