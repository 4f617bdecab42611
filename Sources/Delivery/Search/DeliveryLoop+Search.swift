package import Language
package import Model
internal import Planning
internal import SQLite
internal import Store

/// Answers to the desktop's search, which asks with every key: nothing is changed, noted or logged.
extension DeliveryLoop {
  /// How many to-dos are shown at most; a desktop shows no more of one program.
  private static let mostResults = 5

  /// The results for a text: what it would be stored as, and the open to-dos that hold its words.
  ///
  /// What opens as something to do comes first; else what is there does, and what is there in the
  /// same words is not offered once more.
  package func search(_ typed: TypedWords, at clocks: MachineClocks) -> [SearchResult] {
    if typed.isOpened { return typed.results }
    let text = typed.text
    let found = reading(at: clocks) { store throws(DatabaseError) -> [SearchResult] in
      let rows = try store.openTodos(holding: text.terms, limit: Self.mostResults)
      let isThere = rows.contains { $0.todo.title.lowercased() == text.words.lowercased() }
      return rows.map { .todo($0) } + (isThere ? [] : typed.results)
    }
    return found ?? []
  }

  /// An open to-do as it is now; `nil` where there is none any more.
  package func result(_ id: Todo.ID, at clocks: MachineClocks) -> SearchResult? {
    let found = reading(at: clocks) { store throws(DatabaseError) -> SearchResult? in
      try store.todos(with: [id]).first { $0.todo.completedAt == nil }.map { .todo($0) }
    }
    return found ?? nil
  }

  /// What the language needs to know at this moment; `nil` where the database has to wait, in which
  /// nothing is found.
  package func language(at clocks: MachineClocks) -> LanguageContext? {
    reading(at: clocks) { store throws(DatabaseError) in language(try store.listNames()) }
  }

  /// The same for words that are to be stored, which are not lost whatever the database does.
  package func languageToStore(at clocks: MachineClocks) -> LanguageContext {
    self.clocks = clocks
    do {
      return language(try opened().listNames())
    } catch {
      // The words are handed back where they cannot be stored.
      meet(error)
      return language([])
    }
  }

  private func language(_ listNames: [String]) -> LanguageContext {
    LanguageContext(
      now: zone.civil(at: now),
      spokenAt: now,
      zone: zone,
      zones: meaning.zones,
      conventions: meaning.conventions,
      listNames: listNames
    )
  }

  /// Reads the database where it is open: asking must not get in the way of one that has to wait.
  private func reading<Answer>(
    at clocks: MachineClocks,
    _ body: (DeliveryStore) throws(DatabaseError) -> Answer
  ) -> Answer? {
    guard let store else { return nil }
    self.clocks = clocks
    do {
      return try body(store)
    } catch {
      meet(error)
      return nil
    }
  }
}
