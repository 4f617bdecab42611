import Actions
import Answers
import Model
import Store
import Words

/// Changes of `lists` to one list: each action is one step of the journal.
struct ListCare {
  let session: Session
  let store: TodoStore
  let json: Bool
  /// Whether the service runs; true as long as it need not be told of anything.
  private(set) var isServed = true

  init(_ session: Session, store: TodoStore, json: Bool) {
    self.session = session
    self.store = store
    self.json = json
  }

  mutating func perform(_ change: ListsChange) throws {
    isServed = try session.perform(.lists(change)).isServed
  }

  /// Makes a list.
  mutating func add(_ words: String, color: String?, icon: String?) throws {
    let name = words.withoutControls.trimmed
    let example = commandLine(["lists", "add", "Groceries", "--color", "teal"])
    guard !name.isEmpty else { throw CommandError.lists(.wordsWanted(example: example)) }
    guard name.unicodeScalars.count <= 100 else { throw CommandError.lists(.nameLength) }
    var change = ListChange()
    change.color = try color.map(knownColor)
    change.icon = try icon.map(knownIcon)
    if let known = try store.listRows().first(where: { $0.list.name.isSameName(as: name) }) {
      return try answer(.addedAlready, about: known, isChanged: false)
    }
    try perform(.add(name, change))
    try answer(.added, about: row(named: name))
  }

  /// `rename OLD NEW`, with or without a "to" between them.
  mutating func rename(_ words: [String]) throws {
    let example = commandLine(["lists", "rename", "Groceries", "Shopping"])
    let (old, rest) = try list(atStartOf: words, example: example)
    let words = rest.first?.lowercased() == "to" && rest.count > 1 ? rest.dropFirst() : rest[...]
    let name = words.joined(separator: " ").withoutControls.trimmed
    guard !name.isEmpty else { throw CommandError.lists(.wordsWanted(example: example)) }
    guard !old.isInbox else { throw CommandError.lists(.inboxKeepsName) }
    guard name.unicodeScalars.count <= 100 else { throw CommandError.lists(.nameLength) }
    if let other = try store.listRows().first(where: { $0.list.name.isSameName(as: name) }),
      other.list.id != old.list.id
    {
      throw CommandError.lists(.nameTaken(other.list.name))
    }
    guard name != old.list.name else {
      return try answer(.sameAlready, about: old, isChanged: false)
    }
    var change = ListChange()
    change.name = name
    try perform(.change(old.list.id, change))
    try answer(.renamed, about: row(old.list.id), ["old": old.list.name.printable])
  }

  /// `color NAME COLOR`; `none` takes it away.
  mutating func color(_ words: [String]) throws {
    let example = commandLine(["lists", "color", "Groceries", "teal"])
    let (row, rest) = try list(atStartOf: words, example: example)
    guard rest.count == 1 else { throw CommandError.lists(.wordsWanted(example: example)) }
    let color = try knownColor(rest[0])
    guard color != row.list.color ?? "" else {
      return try answer(.sameAlready, about: row, isChanged: false)
    }
    var change = ListChange()
    change.color = color
    try perform(.change(row.list.id, change))
    try answer(
      color.isEmpty ? .uncolored : .colored,
      about: self.row(row.list.id),
      ["color": color]
    )
  }

  /// `icon NAME SIGN`; `none` takes it away.
  mutating func icon(_ words: [String]) throws {
    let example = commandLine(["lists", "icon", "Groceries", "🛒"])
    let (row, rest) = try list(atStartOf: words, example: example)
    guard rest.count == 1 else { throw CommandError.lists(.wordsWanted(example: example)) }
    let icon = try knownIcon(rest[0])
    guard icon != row.list.icon ?? "" else {
      return try answer(.sameAlready, about: row, isChanged: false)
    }
    var change = ListChange()
    change.icon = icon
    try perform(.change(row.list.id, change))
    try answer(icon.isEmpty ? .iconTaken : .iconSet, about: self.row(row.list.id), ["icon": icon])
  }

  /// `order NAME first`, `last`, `before OTHER`, `after OTHER`.
  mutating func order(_ words: [String]) throws {
    let example = commandLine(["lists", "order", "Groceries", "first"])
    let (row, rest) = try list(atStartOf: words, example: example)
    guard !row.isInbox else { throw CommandError.lists(.inboxStandsFirst) }
    let before = try store.listRows().filter { !$0.isInbox }
    var order = before.filter { $0.list.id != row.list.id }
    switch (rest.first?.lowercased(), rest.count) {
    case ("first", 1), ("top", 1): order.insert(row, at: 0)
    case ("last", 1), ("bottom", 1): order.append(row)
    case ("before", 2...), ("after", 2...):
      let (other, left) = try list(atStartOf: Array(rest.dropFirst()), example: example)
      let isBefore = rest[0].lowercased() == "before"
      if other.isInbox, isBefore { throw CommandError.lists(.inboxStandsFirst) }
      guard left.isEmpty else { throw CommandError.lists(.wordsWanted(example: example)) }
      let place = order.firstIndex { $0.list.id == other.list.id }
      guard place != nil || other.isInbox else {
        return try answer(.sameAlready, about: row, isChanged: false)
      }
      order.insert(row, at: place.map { isBefore ? $0 : $0 + 1 } ?? 0)
    default: throw CommandError.lists(.wordsWanted(example: example))
    }
    let isChanged = order.map(\.list.id) != before.map(\.list.id)
    if isChanged { try perform(.order(order.map(\.list.id))) }
    let names = try store.listRows().map(\.list.name.printable).joined(separator: ", ")
    try answer(
      isChanged ? .placed : .sameAlready,
      about: self.row(row.list.id),
      ["lists": names],
      isChanged: isChanged
    )
  }
}

extension ListCare {
  /// The list that words begin with, and the words behind its name.
  func list(
    atStartOf words: [String],
    example: String
  ) throws -> (row: ListRow, rest: [String]) {
    guard let first = words.first else { throw CommandError.lists(.wordsWanted(example: example)) }
    let rows = try store.listRows()
    for count in (1...words.count).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      if let row = rows.first(where: { $0.list.name.isSameName(as: name) }) {
        return (row, Array(words.dropFirst(count)))
      }
    }
    throw CommandError.noSuchList(first)
  }

  func row(_ id: TodoList.ID) throws -> ListRow {
    guard let row = try store.listRows().first(where: { $0.list.id == id }) else {
      throw CommandError.noSuchList(id)
    }
    return row
  }

  func row(named name: String) throws -> ListRow {
    guard let row = try store.listRows().first(where: { $0.list.name.isSameName(as: name) }) else {
      throw CommandError.noSuchList(name)
    }
    return row
  }

  /// Says what is so now; what was so before is talk, not data.
  func answer(
    _ sentence: ListCareSentences,
    about row: ListRow,
    _ values: [String: String] = [:],
    isChanged: Bool = true
  ) throws {
    let values = values.merging(["list": row.list.name.printable]) { $1 }
    if !isChanged { session.talk(sentence, values) }
    if json {
      try session.print(json: ListsJSON([row]))
    } else if isChanged {
      try session.print(sentence.text(session.tone, values))
    }
    session.remark(onServiceThatRuns: isServed)
  }

  /// A colour as it is kept; empty for none.
  private func knownColor(_ word: String) throws(CommandError) -> String {
    if ["", "none"].contains(word.trimmed.lowercased()) { return "" }
    guard let color = ListColor(word.trimmed) else { throw .lists(.unknownColor(word)) }
    return color.description
  }

  /// A sign as it is kept; empty for none.
  private func knownIcon(_ word: String) throws(CommandError) -> String {
    let sign = word.printable
    if sign.isEmpty || sign.lowercased() == "none" { return "" }
    guard sign.count == 1, sign.columns > 0, sign.unicodeScalars.count <= 16 else {
      throw .lists(.unknownIcon(word, example: commandLine(["lists", "icon", "Groceries", "🛒"])))
    }
    return sign
  }
}
