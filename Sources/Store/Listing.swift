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
    var found = try rows(condition, values)
    let others = filter.words.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    let lists = try connection.all("SELECT id FROM list ORDER BY position, name") { $0.text(0) }
    let ranks = Dictionary(zip(lists, lists.indices), uniquingKeysWith: { first, _ in first })
    var places: [Place] = []
    places.reserveCapacity(found.count)
    for (index, row) in found.enumerated() {
      let isMatch = others.allSatisfy {
        row.todo.title.hasWord($0) || (row.todo.notes ?? "").hasWord($0)
      }
      if isMatch { places.append(Place(row, list: ranks[row.todo.list] ?? -1, index: index)) }
    }
    places.sort()
    places = Array(places.prefix(max(0, filter.limit ?? .max)))
    // Each row is moved to its place, none is copied.
    for target in places.indices {
      var source = places[target].index
      // What stood here has been moved on, to where its own place was taken from.
      while source < target { source = places[source].index }
      found.swapAt(target, source)
    }
    found.removeLast(found.count - places.count)
    return found
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
}

/// Where a to-do stands among others: rows are large, so places are sorted in their stead.
private struct Place: Comparable {
  /// What has a time, what has none, what is done.
  private enum Part: Int { case timed, untimed, done }

  private let part: Part
  /// Milliseconds; the earlier comes first.
  private let moment: Int64
  private let list: Int
  private let position: Int
  let index: Int

  init(_ row: TodoRow, list: Int, index: Int) {
    if let done = row.todo.completedAt {
      (part, moment) = (.done, -done.milliseconds)
    } else if let comesAt = row.comesAt {
      (part, moment) = (.timed, comesAt.milliseconds)
    } else {
      (part, moment) = (.untimed, 0)
    }
    self.list = list
    position = row.todo.position
    self.index = index
  }

  static func < (one: Place, other: Place) -> Bool {
    if one.part != other.part { return one.part.rawValue < other.part.rawValue }
    if one.moment != other.moment { return one.moment < other.moment }
    if one.list != other.list { return one.list < other.list }
    if one.position != other.position { return one.position < other.position }
    return one.index < other.index
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
