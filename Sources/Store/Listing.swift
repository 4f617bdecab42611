internal import Model

extension Store {
  /// The to-dos that a filter lets through: timed ones first by time, then the others by position.
  ///
  /// What pauses has no time at present; done ones come after the open ones, the latest first.
  package func todos(_ filter: TodoFilter) throws(StoreError) -> [TodoRow] {
    var conditions: [String] = []
    var values: [Value] = []
    switch filter.status {
    case .open: conditions.append("todo.completed_at IS NULL")
    case .done: conditions.append("todo.completed_at IS NOT NULL")
    case .all: break
    }
    if let list = filter.list {
      guard let known = try listIfAny(named: list) else { return [] }
      conditions.append("todo.list_id = ?")
      values.append(.text(known.id))
    }
    // SQLite folds the case of ASCII letters only; words with others are looked for below.
    for word in filter.words where word.utf8.allSatisfy({ $0 < 0x80 }) {
      conditions.append("(todo.title LIKE ? ESCAPE '\\' OR todo.notes LIKE ? ESCAPE '\\')")
      values += [.text(Store.pattern(containing: word)), .text(Store.pattern(containing: word))]
    }
    let condition = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))\n"
    let found = try rows(condition + "ORDER BY list.position, list.name, todo.position", values)
    let others = filter.words.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    let matching = found.filter { row in
      others.allSatisfy { row.todo.title.hasWord($0) || (row.todo.notes ?? "").hasWord($0) }
    }
    let sorted = Store.sorted(matching)
    return filter.limit.map { Array(sorted.prefix(max(0, $0))) } ?? sorted
  }

  /// A LIKE pattern (with `\` as its escape) for texts that contain `word`.
  static func pattern(containing word: String) -> String {
    var pattern = "%"
    for character in word {
      if character == "%" || character == "_" || character == "\\" { pattern.append("\\") }
      pattern.append(character)
    }
    return pattern + "%"
  }

  private static func sorted(_ rows: [TodoRow]) -> [TodoRow] {
    let open = rows.filter { $0.todo.completedAt == nil }
    let done = rows.filter { $0.todo.completedAt != nil }
    let timed = open.filter { $0.comesAt != nil }
    return timed.sorted(by: \.comesAt, <) + open.filter { $0.comesAt == nil }
      + done.sorted(by: \.todo.completedAt, >)
  }
}

extension [TodoRow] {
  /// Sorted by an instant that each has; those with the same one keep their order.
  fileprivate func sorted(
    by moment: (TodoRow) -> Instant?,
    _ precedes: (Instant, Instant) -> Bool
  ) -> [TodoRow] {
    enumerated()
      .map { (moment: moment($0.element) ?? Instant(seconds: 0), index: $0.offset) }
      .sorted { one, other in
        one.moment == other.moment
          ? one.index < other.index : precedes(one.moment, other.moment)
      }
      .map { self[$0.index] }
  }
}

extension String {
  /// Whether `word` occurs in this text, whatever the case.
  func hasWord(_ word: String) -> Bool {
    let text = Array(lowercased().utf8)
    let word = Array(word.lowercased().utf8)
    guard word.count <= text.count else { return false }
    return (0...(text.count - word.count)).contains { start in
      text[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
