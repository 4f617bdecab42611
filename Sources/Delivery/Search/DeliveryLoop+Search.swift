internal import Language
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
  package func search(_ text: String, at clocks: MachineClocks) -> [SearchResult] {
    guard let text = SearchText(text) else { return [] }
    let found = reading(at: clocks) { store throws(DatabaseError) -> [SearchResult] in
      let language = try language(store)
      let typed = TypedSearch(text.words, in: language)
      let added = typed.map { SearchResult.readings(of: text.words, $0, in: language) } ?? []
      if let typed, typed.isOpened { return added }
      let rows = try store.openTodos(holding: text.terms, limit: Self.mostResults)
      let isThere = rows.contains { $0.todo.title.lowercased() == text.words.lowercased() }
      return rows.map { .todo($0) } + (isThere ? [] : added)
    }
    return found ?? []
  }

  /// A result once more, as it is now; `nil` where there is none any more.
  package func result(of target: SearchTarget, at clocks: MachineClocks) -> SearchResult? {
    let found = reading(at: clocks) { store throws(DatabaseError) -> SearchResult? in
      switch target {
      case .todo(let id):
        return try store.todos(with: [id]).first { $0.todo.completedAt == nil }
          .map { .todo($0) }
      case .add(let words, let reading):
        let language = try language(store)
        let readings = TypedSearch(words, in: language).map {
          SearchResult.readings(of: words, $0, in: language)
        }
        return readings.flatMap { $0.indices.contains(reading) ? $0[reading] : nil }
      }
    }
    return found ?? nil
  }

  /// What the language needs to know at this moment.
  func language(_ store: DeliveryStore) throws(DatabaseError) -> LanguageContext {
    LanguageContext(
      now: zone.civil(at: now),
      spokenAt: now,
      zone: zone,
      zones: meaning.zones,
      conventions: meaning.conventions,
      listNames: try store.listNames()
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

extension SearchResult {
  /// What words may be stored as: the likeliest first, and others only where they are not certain.
  static func readings(
    of words: String,
    _ typed: TypedSearch,
    in context: LanguageContext
  ) -> [SearchResult] {
    let others =
      typed.understanding.doubts.isEmpty
      ? [] : otherReadings(of: words, than: typed.understanding, in: context)
    return ([typed.understanding] + others).enumerated().map { number, reading in
      .add(words, reading.drafts, isOpened: typed.isOpened, reading: number)
    }
  }
}
