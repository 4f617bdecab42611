package import Model
package import SQLite

extension Store {
  /// Keeps a text aside that was refused as noise, so that `keep` can still store it.
  ///
  /// The last 20 are kept.
  package func setAside(_ text: String, at now: Instant) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        "INSERT INTO set_aside (at, text) VALUES (?, ?)",
        [.integer(now.seconds), .text(text)]
      )
      try connection.run(
        """
        DELETE FROM set_aside
         WHERE id NOT IN (SELECT id FROM set_aside ORDER BY id DESC LIMIT 20)
        """
      )
    }
  }

  /// The text that was set aside last, if any is left.
  package func lastSetAside() throws(DatabaseError) -> String? {
    try connection.first("SELECT text FROM set_aside ORDER BY id DESC LIMIT 1") { $0.text(0) }
  }

  /// Lets go of texts that have been stored after all, as one of these titles and the notes after it.
  ///
  /// Only within a transaction.
  func forgetSetAside(_ titles: [String]) throws(DatabaseError) {
    let waiting = try connection.all("SELECT id, text FROM set_aside") {
      ($0.integer(0), $0.text(1))
    }
    guard !waiting.isEmpty else { return }
    let whole = Set(titles.map(\.withoutBlanksAround))
    let cut = titles.filter { $0.utf8.count > 100 }
    for (id, text) in waiting {
      let text = text.withoutBlanksAround
      guard whole.contains(text) || cut.contains(where: text.hasPrefix) else { continue }
      try connection.run("DELETE FROM set_aside WHERE id = ?", [Value(id)])
    }
  }
}

extension String {
  fileprivate var withoutBlanksAround: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
