internal import Model

/// What persons did, as far as the oracle has to know it.
struct SyncLedger {
  /// The life of one to-do.
  struct Life {
    /// Those who deleted it, and have not taken that back.
    var deleters: Set<String> = []
    var actors: Set<String> = []
    var isCompleted = false
    var isOpened = false
    var priorities: Set<String> = ["normal"]
    var dues: Set<String> = ["none"]
    var isSeries = false
    /// Whether it was deleted, or moved, while a machine that had made it did not know whether it ever came
    /// to the server: that one makes it once more.
    var isUnsure = false
    /// Whether it was ever a part of something: parts of a series are open and due again with its next
    /// day.
    var isPart = false
  }

  var lives: [Int: Life] = [:]
  /// The marks that somebody wrote, and those that somebody took away where they stood.
  private(set) var written: Set<Int> = []
  private(set) var taken: Set<Int> = []
  private var marks = 0

  mutating func mark() -> Int {
    marks += 1
    return marks
  }

  /// Notes what an act of a person changed on a machine.
  mutating func note(
    _ device: String,
    from before: [SeenTodo],
    to after: [SeenTodo],
    isUndo: Bool,
    unsure: Set<Int>
  ) {
    let old = Dictionary(before.map { ($0.birth, $0) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.birth, $0) }) { first, _ in first }
    let marksBefore = Self.marks(before)
    let marksAfter = Self.marks(after)
    written.formUnion(marksAfter)
    taken.formUnion(marksBefore.subtracting(marksAfter))
    for (birth, todo) in new where old[birth] != todo {
      var life = lives[birth] ?? Life()
      if let was = old[birth] {
        life.actors.insert(device)
        if todo.list != was.list, unsure.contains(birth) { life.isUnsure = true }
        if todo.isDone, !was.isDone { life.isCompleted = true }
        if !todo.isDone, was.isDone { life.isOpened = true }
      } else {
        life.deleters.remove(device)
        life.isCompleted = life.isCompleted || todo.isDone
        // What was brought back is as it was then.
        if lives[birth] != nil { life.actors.insert(device) }
        if isUndo { life.isOpened = true }
      }
      life.priorities.insert(todo.priority)
      life.dues.insert(todo.due)
      life.isSeries = life.isSeries || todo.rule != "none"
      life.isPart = life.isPart || todo.parent != nil
      lives[birth] = life
    }
    for (birth, _) in old where new[birth] == nil {
      lives[birth]?.deleters.insert(device)
      lives[birth]?.actors.insert(device)
      if unsure.contains(birth) { lives[birth]?.isUnsure = true }
    }
  }

  /// Notes that another program changed something on the server.
  mutating func noteProgram(_ bytes: [UInt8]) {
    for mark in Marks.all(in: String(decoding: bytes, as: UTF8.self)) {
      lives[mark]?.actors.insert("another program")
    }
  }

  private static func marks(_ todos: [SeenTodo]) -> Set<Int> {
    todos.reduce(into: []) { $0.formUnion(Marks.all(in: $1.title + $1.notes)) }
  }
}
