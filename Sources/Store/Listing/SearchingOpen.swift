import Model
package import SQLite

/// Looking for open to-dos while somebody types, whatever the number of them.
extension Store {
  /// Open to-dos whose title or notes hold every word, at most so many: first those in whose title
  /// each begins a word, then what comes earlier.
  ///
  /// It is left to SQLite's own LIKE, which folds the case of ASCII letters alone: a word with others
  /// is looked for in small letters, in capitals, and with a capital at its beginning.
  package func openTodos(holding words: [String], limit: Int) throws(DatabaseError) -> [TodoRow] {
    guard !words.isEmpty else { return [] }
    var patterns: [Value] = []
    let places = words.map { word in
      word.cases.map { form in
        patterns.append(.text(form.asPattern))
        return "?\(patterns.count)"
      }
    }
    let isHeld = places.map { forms in
      Self.any(forms) { "title LIKE '%' || \($0) || '%' ESCAPE '\\'" }
        + " OR " + Self.any(forms) { "notes LIKE '%' || \($0) || '%' ESCAPE '\\'" }
    }
    let begins = places.map { forms in
      Self.any(forms) { "' ' || title LIKE '% ' || \($0) || '%' ESCAPE '\\'" }
    }
    let ids = try connection.all(
      """
      SELECT id FROM todo
       WHERE completed_at IS NULL AND \(isHeld.map { "(\($0))" }.joined(separator: " AND "))
       ORDER BY \(begins.map { "(\($0))" }.joined(separator: " AND ")) DESC,
                coalesce(due_date, date(due_at, 'unixepoch'), 'without'), due_time, position, id
       LIMIT ?\(patterns.count + 1)
      """,
      patterns + [Value(limit)]
    ) { $0.text(0) }
    return try rows(of: ids)
  }

  private static func any(_ forms: [String], _ condition: (String) -> String) -> String {
    forms.map(condition).joined(separator: " OR ")
  }
}

extension String {
  /// The word in the cases that somebody may have written it in; one where LIKE folds all of it.
  fileprivate var cases: [String] {
    let small = lowercased()
    guard small.utf8.contains(where: { $0 >= 0x80 }) else { return [small] }
    let forms = [small, uppercased(), small.prefix(1).uppercased() + small.dropFirst()]
    return forms.enumerated().filter { !forms[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The word as a pattern of LIKE that stands for nothing but itself.
  fileprivate var asPattern: String {
    var pattern = ""
    for character in self {
      if character == "%" || character == "_" || character == "\\" { pattern += "\\" }
      pattern.append(character)
    }
    return pattern
  }
}
