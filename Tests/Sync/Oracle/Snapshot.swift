internal import Actions
internal import Model
internal import Simulator
internal import Store

/// A to-do as a person sees it, whatever machine it is on.
struct SeenTodo: Hashable {
  /// The mark that it was made with; it is never changed.
  var birth: Int
  var title: String
  var notes: String
  var priority: String
  var due: String
  var rule: String
  var isDone: Bool
  var list: String
  var parent: Int?

  /// All that differs from another one, in words.
  func difference(from other: SeenTodo) -> String {
    var parts: [String] = []
    func compare(_ name: String, _ one: String, _ two: String) {
      if one != two { parts.append("\(name) \(one) and \(two)") }
    }
    compare("title", title, other.title)
    compare("notes", notes.debugDescription, other.notes.debugDescription)
    compare("priority", priority, other.priority)
    compare("due", due, other.due)
    compare("rule", rule, other.rule)
    compare("done", String(isDone), String(other.isDone))
    compare("list", list, other.list)
    compare("parent", "\(parent ?? 0)", "\(other.parent ?? 0)")
    return parts.joined(separator: ", ")
  }
}

extension Device {
  /// All to-dos that are here.
  func seen() throws -> [SeenTodo] {
    let rows = try rows()
    let births = Dictionary(rows.map { ($0.id, birth(of: $0)) }) { first, _ in first }
    return rows.map { row in
      SeenTodo(
        birth: birth(of: row),
        title: row.todo.title,
        notes: row.todo.notes ?? "",
        priority: row.todo.priority.rawValue,
        due: row.dueAt.map { "\($0.seconds)" } ?? "none",
        rule: row.todo.recurrence?.rule.description ?? "none",
        isDone: row.todo.completedAt != nil,
        list: row.listName,
        parent: row.todo.parent.flatMap { births[$0] }
      )
    }
  }

  /// What this machine sent as new, and of which no answer came back.
  func unconfirmed() throws -> [Int] {
    let records = try store.syncedLists().flatMap { try store.records(of: $0) }
    let ids = records.filter { $0.tag == nil && $0.sending != nil || $0.unseen != nil }.compactMap(
      \.todo
    )
    return try ids.compactMap { try store.todo($0) }.map { birth(of: $0) }
  }

  func birth(of row: TodoRow) -> Int { Marks.all(in: row.todo.firstStep ?? "").first ?? 0 }

  /// The marks of all words that a person can find here, those that gave way among them.
  func marks() throws -> Set<Int> {
    var marks: Set<Int> = []
    for todo in try seen() { marks.formUnion(Marks.all(in: todo.title + todo.notes)) }
    return marks
  }

  /// Those of words that gave way to others.
  func marksThatGaveWay() throws -> Set<Int> {
    var marks: Set<Int> = []
    try bench.shell.each("SELECT words FROM sync_conflict WHERE words IS NOT NULL") {
      marks.formUnion(Marks.all(in: $0.text(0) ?? ""))
    }
    return marks
  }
}
