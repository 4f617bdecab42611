package import SQLite

/// Transcripts, beside the to-dos that came of them.
extension Store {
  /// Keeps the words of a batch; it goes when the batch is forgotten.
  package func keep(transcript text: String, ofBatch batch: Int) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        "INSERT OR REPLACE INTO transcript (batch_id, text) VALUES (?, ?)",
        [Value(batch), .text(text)]
      )
    }
  }

  /// The words of a batch, where they were kept.
  package func transcript(ofBatch batch: Int) throws(DatabaseError) -> String? {
    try connection.first(
      "SELECT text FROM transcript WHERE batch_id = ?",
      [Value(batch)]
    ) { $0.text(0) }
  }
}
