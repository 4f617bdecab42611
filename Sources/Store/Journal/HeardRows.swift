package import Model
package import SQLite

/// Something that was said or typed lately, and what became of it.
package struct HeardRow: Hashable, Sendable, Identifiable {
  package enum Outcome: String, CaseIterable, Sendable {
    case stored
    /// Nothing came of it; `keep` stores it.
    case setAside = "set-aside"
    case command, question
  }

  package let id: Int
  package let at: Instant
  package let text: String
  package let outcome: Outcome
  /// Parts of it that are in no to-do, as they were said.
  package let leftOut: [String]
  /// The to-dos that came of it and are still there.
  package let rows: [TodoRow]

  /// Whether `keep` has something to store that is in no to-do.
  package var isWaiting: Bool { outcome == .setAside || !leftOut.isEmpty }
}

/// The words that drafts came of.
package struct HeardWords: Hashable, Sendable {
  package let text: String
  package let leftOut: [String]
  package let at: Instant
  /// The text that was kept before, of which drafts were made now.
  package var kept: Int?

  package init(_ text: String, leftOut: [String] = [], at: Instant) {
    (self.text, self.leftOut, self.at) = (text, leftOut, at)
  }
}

extension Store {
  /// Notes what was said and what became of it; the last 20 of the last 7 days are kept.
  ///
  /// What was said at the same moment in the same words takes the place of the one before.
  package func note(
    _ words: HeardWords,
    as outcome: HeardRow.Outcome
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in try note(words, as: outcome, batch: nil) }
  }

  /// The texts of the last 7 days, the newest first.
  package func heard(at now: Instant) throws(DatabaseError) -> [HeardRow] {
    let found = try connection.all(
      """
      SELECT id, at, text, outcome, batch_id, left_out FROM heard
       WHERE at >= ? ORDER BY id DESC LIMIT \(Self.mostHeard)
      """,
      [.integer((now - Self.heardAge).seconds)]
    ) { row in
      (
        id: row.integer(0), at: row.seconds(1) ?? now, text: row.text(2),
        outcome: HeardRow.Outcome(rawValue: row.text(3)) ?? .setAside,
        batch: row.integerIfAny(4), leftOut: row.textIfAny(5)
      )
    }
    var texts: [HeardRow] = []
    for text in found {
      texts.append(
        HeardRow(
          id: text.id,
          at: text.at,
          text: text.text,
          outcome: text.outcome,
          leftOut: text.leftOut?.split(separator: "\n").map(String.init) ?? [],
          rows: try text.batch.map { batch throws(DatabaseError) in try made(in: batch) } ?? []
        )
      )
    }
    return texts
  }

  private static let mostHeard = 20
  private static let heardAge = Duration.seconds(7 * 86_400)

  /// The to-dos that a batch made and that are still there.
  private func made(in batch: Int) throws(DatabaseError) -> [TodoRow] {
    let ids = try connection.all(
      """
      SELECT row_id FROM change
       WHERE batch_id = ? AND table_name = 'todo' AND operation = 'insert' ORDER BY number
      """,
      [Value(batch)]
    ) { $0.text(0) }
    return try rows(of: ids)
  }
}

/// All of this only within a transaction.
extension Store {
  /// Notes what was said, with the batch that stored it.
  func note(
    _ words: HeardWords,
    as outcome: HeardRow.Outcome,
    batch: Int?
  ) throws(DatabaseError) {
    let leftOut = words.leftOut.map(\.inOneLine).joined(separator: "\n")
    let left = Value(leftOut.isEmpty ? nil : leftOut)
    if let kept = words.kept {
      try connection.run(
        "UPDATE heard SET outcome = ?, batch_id = ?, left_out = ? WHERE id = ?",
        [.text(outcome.rawValue), Value(batch), left, Value(kept)]
      )
    } else {
      let whole = outcome == .setAside ? words.text : words.text.beginning
      let values = [Value.integer(words.at.seconds), .text(whole)]
      try connection.run("DELETE FROM heard WHERE at = ? AND text = ?", values)
      try connection.run(
        "INSERT INTO heard (at, text, outcome, batch_id, left_out) VALUES (?, ?, ?, ?, ?)",
        values + [.text(outcome.rawValue), Value(batch), left]
      )
    }
    try connection.run(
      """
      DELETE FROM heard
       WHERE id NOT IN (SELECT id FROM heard ORDER BY id DESC LIMIT \(Self.mostHeard))
      """
    )
  }

  /// Lets go of what was heard more than 7 days ago.
  func forgetOldTexts(at now: Instant) throws(DatabaseError) {
    try connection.run(
      "DELETE FROM heard WHERE at < ?",
      [.integer((now - Self.heardAge).seconds)]
    )
  }

  /// Notes that texts which were set aside have been stored after all in a batch, as one of these
  /// titles and the notes after it.
  func noteStored(_ titles: [String], in batch: Int) throws(DatabaseError) {
    let waiting = try connection.all(
      """
      SELECT id, iif(outcome = 'set-aside', text, left_out) FROM heard
       WHERE outcome = 'set-aside' OR left_out IS NOT NULL
      """
    ) { ($0.integer(0), $0.text(1)) }
    guard !waiting.isEmpty else { return }
    let whole = Set(titles.map(\.withoutBlanksAround))
    let cut = titles.filter { $0.utf8.count > 100 }
    for (id, text) in waiting {
      let text = text.withoutBlanksAround
      guard whole.contains(text) || cut.contains(where: text.hasPrefix) else { continue }
      try connection.run(
        """
        UPDATE heard SET batch_id = iif(outcome = 'set-aside', ?, batch_id), outcome = 'stored',
                         left_out = NULL
         WHERE id = ?
        """,
        [Value(batch), Value(id)]
      )
    }
  }

  /// Lets go of what holds one of these titles, whatever the case, or was stored in these batches.
  func forgetHeard(naming titles: Set<String>, in batches: Set<Int>) throws(DatabaseError) {
    let heard = try connection.all("SELECT id, text, batch_id FROM heard") {
      (id: $0.integer(0), text: $0.text(1), batch: $0.integerIfAny(2))
    }
    for text in heard
    where text.batch.map(batches.contains) ?? false
      || titles.contains(where: { text.text.holds($0) })
    {
      try connection.run("DELETE FROM heard WHERE id = ?", [Value(text.id)])
    }
  }
}

extension String {
  fileprivate var withoutBlanksAround: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }

  fileprivate var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// As much of it as is repeated of what its to-dos hold anyway.
  fileprivate var beginning: String {
    utf8.count <= 10_000 ? self : String(prefix(10_000)) + "…"
  }
}
