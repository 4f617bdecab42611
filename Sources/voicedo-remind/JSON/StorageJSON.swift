import Actions
import Store

/// What `backup` answers.
struct BackupJSON: Encodable, Sendable {
  let path: String
  let todos: Int
  let open: Int

  init(_ backup: Store.Backup) {
    path = backup.path
    todos = backup.todos
    open = backup.open
  }
}

/// What `forget` answers; the text itself is not in it.
struct ForgottenJSON: Encodable, Sendable {
  struct Todo: Encodable, Sendable {
    let id: String
    let handle: String
  }

  let forgotten: [Todo]
  let wiped: Bool
  let copies: [String]
}

extension BackupJSON: Answer {
  static let shape = AnswerShape(
    "backup",
    "A copy of the database.",
    [
      AnswerField("path", .text, "The file of the copy."),
      AnswerField("todos", .wholeNumber, "How many to-dos are in it, open and done."),
      AnswerField("open", .wholeNumber, "How many of them are open."),
    ]
  )
}

extension ForgottenJSON: Answer {
  static let shape = AnswerShape(
    "forgotten",
    "What was deleted with every trace of its text.",
    [
      AnswerField("forgotten", .list(.object(Todo.self)), "The to-dos, without their text."),
      AnswerField(
        "wiped",
        .truth,
        "Whether the database's files hold nothing of it; if not, forget alone finishes it later."
      ),
      AnswerField("copies", .list(.text), "Copies of the database that hold the text still."),
    ]
  )
}

extension ForgottenJSON.Todo: Answer {
  static let shape = AnswerShape(
    "forgotten-todo",
    "A to-do that is no more.",
    [
      AnswerField("id", .text, "The id that it had."),
      AnswerField("handle", .text, "The short id that it had; no other to-do gets it."),
    ]
  )
}
