internal import Reader

/// The words of one to-do, as the reader took them: places among the words of the text.
struct SaidTodo: Hashable, Sendable {
  /// The words of the title, in the order in which they make it.
  var title: [Int] = []
  /// The words of its day, clock time, repeat, end and length, in pieces as they were said.
  var times: [Piece] = []
  var leads: [[Int]] = []
  var lists: [[Int]] = []
  var priorities: [[Int]] = []
  var notes: [[Int]] = []
  /// The place of the to-do that it is a part of.
  var parent: Int?
  /// Which sentence of the text it began in.
  var sentence = 0

  /// Nobody names a list in more words, with those around its name.
  static let longestList = 10

  /// A piece of a time.
  struct Piece: Hashable, Sendable {
    enum Role: Hashable, Sendable {
      case when, `repeat`, end
    }

    let role: Role
    let words: [Int]
    /// Whether several to-dos have it.
    var isShared = false
  }
}

/// What the words of a text are for, put together: its to-dos, and the words of a question or a change.
struct SaidRoles: Hashable, Sendable {
  var todos: [SaidTodo] = []
  var leftOut: [[Int]] = []
  /// What a question or a change is about.
  var about: [[Int]] = []
  /// The window of a question, or the old time of what is changed.
  var windows: [[Int]] = []
  /// The new values of a change.
  var values: [[Int]] = []
}

extension SaidRoles {
  /// The places of the words that are part of nothing.
  func unused(of count: Int) -> [Int] {
    var used = Set((leftOut + about + windows + values).joined())
    for todo in todos {
      used.formUnion(todo.title)
      used.formUnion(todo.times.flatMap(\.words))
      used.formUnion((todo.leads + todo.lists + todo.priorities + todo.notes).joined())
    }
    return (0..<count).filter { !used.contains($0) }
  }
}
