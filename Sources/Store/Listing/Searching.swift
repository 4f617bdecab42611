package import SQLite

/// A to-do that holds what was looked for.
package struct Hit: Hashable, Sendable {
  /// Where the words stand, the best place first.
  package enum Place: Int, Hashable, Comparable, Sendable {
    /// Words of the title begin with them.
    case titleWords
    case title, firstStep, list, notes, several

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  package let row: TodoRow
  package let place: Place
}

extension Store {
  /// To-dos whose title, notes, first step or list hold every word, the best first; with how many
  /// there are in all.
  ///
  /// Better is what begins a word of the title, then other places; then what is open, then what comes
  /// earlier. Rows that hold nothing of it are only looked at by SQLite.
  package func search(
    _ words: [String],
    _ status: TodoFilter.Status,
    limit: Int
  ) throws(DatabaseError) -> (hits: [Hit], count: Int) {
    let words = words.map { $0.lowercased() }
    let columns = ["todo.title", "todo.notes", "todo.first_step", "list.name"]
    var conditions = words.indices.map { index in
      "(" + columns.map { "\($0) LIKE ?\(index + 1) ESCAPE '\\'" }.joined(separator: " OR ") + ")"
    }
    switch status {
    case .open: conditions.append("todo.completed_at IS NULL")
    case .done: conditions.append("todo.completed_at IS NOT NULL")
    case .all: break
    }
    let found = try connection.all(
      """
      SELECT todo.id, todo.title, todo.first_step, list.name, todo.notes
        FROM todo LEFT JOIN list ON list.id = todo.list_id
       WHERE \(conditions.joined(separator: " AND "))
       ORDER BY todo.completed_at IS NOT NULL, todo.completed_at DESC,
                coalesce(todo.due_date, date(todo.due_at, 'unixepoch'), 'without'),
                todo.due_time, todo.position
      """,
      words.map { .text(Store.loosePattern(containing: $0)) }
    ) { row in
      let texts = [row.text(1), row.textIfAny(2), row.textIfAny(3), row.textIfAny(4)]
      return (id: row.text(0), place: Store.place(of: words, in: texts))
    }
    let places = found.compactMap { found in found.place.map { (id: found.id, place: $0) } }
    let best = places.enumerated().sorted { one, other in
      one.element.place == other.element.place
        ? one.offset < other.offset : one.element.place < other.element.place
    }
    var hits: [Hit] = []
    for (_, candidate) in best.prefix(limit) {
      if let row = try row(candidate.id) { hits.append(Hit(row: row, place: candidate.place)) }
    }
    return (hits, places.count)
  }

  /// A LIKE pattern that lets everything through that holds the word, and a little more.
  ///
  /// SQLite folds the case of ASCII letters only, so other letters stand for anything here.
  private static func loosePattern(containing word: String) -> String {
    let characters = word.map { $0.isASCII ? pattern(of: $0) : "%" }
    return "%" + characters.joined() + "%"
  }

  private static func pattern(of character: Character) -> String {
    character == "%" || character == "_" || character == "\\" ? "\\\(character)" : "\(character)"
  }

  /// Where the words stand in the title, first step, list and notes of a to-do; `nil` if one of them
  /// stands nowhere.
  private static func place(of words: [String], in texts: [String?]) -> Hit.Place? {
    let places: [Hit.Place] = [.title, .firstStep, .list, .notes]
    let folded = texts.map { Array(($0 ?? "").lowercased()) }
    var isEverywhere = true
    for (text, place) in zip(folded, places) {
      let found = words.map { Array($0).range(in: text) }
      guard found.allSatisfy({ $0 != nil }) else { continue }
      guard place == .title else { return place }
      return found.allSatisfy { $0?.beginsWord ?? false } ? .titleWords : .title
    }
    for word in words where !folded.contains(where: { Array(word).range(in: $0) != nil }) {
      isEverywhere = false
    }
    return isEverywhere ? .several : nil
  }
}

extension [Character] {
  /// Where these characters stand in a text: at the beginning of a word if there is such a place.
  fileprivate func range(in text: [Character]) -> (start: Int, beginsWord: Bool)? {
    guard !isEmpty, count <= text.count else { return nil }
    var inside: Int?
    for start in 0...(text.count - count) where text[start] == self[0] {
      guard text[start..<(start + count)].elementsEqual(self) else { continue }
      if start == 0 || !text[start - 1].isLetter && !text[start - 1].isNumber {
        return (start, true)
      }
      inside = inside ?? start
    }
    return inside.map { ($0, false) }
  }
}
