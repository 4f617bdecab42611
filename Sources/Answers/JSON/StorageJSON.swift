package import Actions
package import Store

/// A copy of the database: what `backup` answers.
extension Store.Backup: Answer {
  package static let object = Object("backup", "A copy of the database.") {
    Field("path", "The file of the copy.", \.path)
    Field("todos", "How many to-dos are in it, open and done.", \.todos)
    Field("open", "How many of them are open.", \.open)
  }
}

/// The answer of `forget`; the text itself is not in it.
package struct ForgottenJSON: Answer {
  let forgotten: [ForgottenTodo]
  let isWiped: Bool
  let copies: [String]

  package static let object = Object(
    "forgotten",
    "What was deleted with every trace of its text."
  ) {
    Field("forgotten", "The to-dos, without their text.", \.forgotten)
    Field(
      "wiped",
      "Whether the database's files hold nothing of it; if not, forget alone finishes it later.",
      \.isWiped
    )
    Field("copies", "Copies of the database that hold the text still.", \.copies)
  }
}

extension ForgottenTodo: Answer {
  package static let object = Object("forgotten-todo", "A to-do that is no more.") {
    Field("id", "The id that it had.", \.id)
    Field("handle", "The short id that it had; no other to-do gets it.", \.handle)
  }
}
