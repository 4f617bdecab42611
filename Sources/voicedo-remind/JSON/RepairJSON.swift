import Actions
import Store

/// What `doctor --repair` answers.
struct RepairJSON: Encodable, Sendable {
  struct Todo: Encodable, Sendable {
    let id: String
    let handle: String
    let title: String
    let source: String
  }

  let repaired: Bool
  let todos: Int
  let open: Int
  let read: Int
  let restored: [Todo]
  let missing: [String]
  @Present var backup: String?
  @Present var kept: String?

  init(_ repair: Repair, isRepaired: Bool, backup: String?) {
    repaired = isRepaired
    todos = repair.todos
    open = repair.open
    read = repair.read
    restored = repair.restored.map {
      Todo(id: $0.id, handle: $0.handle, title: $0.title, source: $0.source.rawValue)
    }
    missing = repair.missing
    self.backup = backup
    kept = repair.kept
  }
}

extension RepairJSON: Answer {
  static let shape = AnswerShape(
    "repair",
    "What came of a repair of the database.",
    [
      AnswerField("repaired", .truth, "Whether there was something to repair."),
      AnswerField("todos", .wholeNumber, "How many to-dos are there now, open and done."),
      AnswerField("open", .wholeNumber, "How many of them are open."),
      AnswerField("read", .wholeNumber, "How many of them could be read as they were."),
      AnswerField("restored", .list(.object(Todo.self)), "The others."),
      AnswerField("missing", .list(.text), "Short ids of to-dos of which nothing more is known."),
      AnswerField("backup", .text, "The backup that helped.", nullWhere: "there was none"),
      AnswerField("kept", .text, "The damaged file as it was.", nullWhere: "there was none"),
    ]
  )
}

extension RepairJSON.Todo: Answer {
  static let shape = AnswerShape(
    "restored-todo",
    "A to-do that could not be read, and is there all the same.",
    [
      AnswerField("id", .text, "Its id."),
      AnswerField("handle", .text, "Its short id."),
      AnswerField("title", .text, "Its title."),
      AnswerField(
        "source",
        .choice(["journal", "backup"]),
        "Whether it came from the journal, as it was, or from the backup, as it was then."
      ),
    ]
  )
}
