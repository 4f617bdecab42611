import Language
package import Model
package import Store

extension Store {
  /// The one to-do that a reference means.
  package func one(_ reference: String, for verb: Verb) throws -> TodoRow {
    switch try find(reference) {
    case .one(let row): return row
    case .several(let rows): throw CommandError.ambiguous(reference, rows, verb: verb)
    case .none:
      let text = reference.contains(" ") ? "\(verb.rawValue) \(reference)" : nil
      throw CommandError.nothingMatches(reference, text: text, near: try near(reference))
    }
  }

  /// A to-do after a change that only an open one can take.
  package func open(_ row: TodoRow?, meantBy reference: String) throws(CommandError) -> TodoRow {
    guard let row else { throw .nothingMatches(reference, text: nil) }
    guard row.todo.completedAt == nil else {
      throw .isDone(title: row.todo.title, handle: row.todo.handle)
    }
    return row
  }

  /// The to-dos that several words mean: see `names(in:)`.
  package func each(_ words: [String], for verb: Verb) throws -> [TodoRow] {
    var rows: [TodoRow] = []
    for name in try names(in: words) {
      let row = try one(name, for: verb)
      if !rows.contains(where: { $0.todo.id == row.todo.id }) { rows.append(row) }
    }
    return rows
  }

  /// The names that words hold: handles, names that quotation marks or commas and "and" keep apart, or
  /// one name that all the words tell.
  package func names(in words: [String]) throws -> [String] {
    let handles = words.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    if handles.count > 1, handles.allSatisfy(\.beginsWithHandle) { return handles }
    if words.count > 1, words.contains(where: { $0.contains(" ") }), try areNames(words) {
      return words
    }
    let whole = words.joined(separator: " ")
    guard try !isName(whole) else { return [whole] }
    let pieces = Language.parts(of: whole)
    return try pieces.count > 1 && areNames(pieces) ? pieces : [whole]
  }

  private func areNames(_ words: [String]) throws -> Bool { try words.allSatisfy(isName) }

  private func isName(_ words: String) throws -> Bool {
    if case .none = try find(words) { false } else { true }
  }
}

extension String {
  /// Whether this is a handle, or one with words of its title behind it.
  package var beginsWithHandle: Bool {
    split(separator: " ").first.map { String($0).canBeHandle } ?? false
  }

  /// At least two lower-case hexadecimal digits.
  package var canBeHandle: Bool {
    utf8.count >= 2
      && utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}

extension TodoRow {
  package var id: Todo.ID { todo.id }
}

extension String {
  /// Names of lists are the same whatever the case.
  package func isSameName(as other: String) -> Bool {
    lowercased() == other.trimmed.lowercased()
  }
}

extension Store {
  /// The open series that several words mean; one that is done or comes once is refused.
  package func series(_ words: [String], for verb: Verb) throws -> [TodoRow] {
    try each(words, for: verb).map { try series($0, for: verb) }
  }

  /// The row, if it is an open series.
  package func series(_ row: TodoRow, for verb: Verb) throws(CommandError) -> TodoRow {
    guard row.todo.completedAt == nil else {
      throw .isDone(title: row.todo.title, handle: row.todo.handle)
    }
    guard row.todo.recurrence != nil || verb == .resume else { throw .comesOnce(row, verb: verb) }
    return row
  }
}
