package import Model

extension Store {
  /// Keeps a text aside that was refused as noise, so that `keep` can still store it.
  ///
  /// The last 20 are kept.
  package func setAside(_ text: String, at now: Instant) throws(StoreError) {
    try connection.writing { () throws(StoreError) in
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
  package func lastSetAside() throws(StoreError) -> String? {
    try connection.first("SELECT text FROM set_aside ORDER BY id DESC LIMIT 1") { $0.text(0) }
  }

  /// Lets go of a text that has been stored after all, as this title or as the notes after it.
  ///
  /// Only within a transaction.
  func forgetSetAside(_ title: String) throws(StoreError) {
    try connection.run(
      """
      DELETE FROM set_aside
       WHERE trim(text) = trim(?1)
          OR (length(text) > 200 AND length(?1) > 100 AND instr(text, ?1) > 0)
      """,
      [.text(title)]
    )
  }
}
