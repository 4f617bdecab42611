package import Actions
package import Store
internal import System

/// A copy of the database: what `backup` answers.
extension Store.Backup: Answer {
  package static let object = Object("backup", "A copy of the database.") {
    Field("path", "The file of the copy.", \.path)
    Field("todos", "How many to-dos are in it, open and done.", \.todos)
    Field("open", "How many of them are open.", \.open)
  }
}

/// The copies of the database: what `restore` answers without one.
package struct CopiesJSON: Answer {
  let copies: [DatedCopy]

  package init(_ session: Session) {
    copies = Store.copies(ofDatabase: session.paths.database).map(DatedCopy.init)
  }

  package static let object = Object("copies", "The copies of the database that can be read.") {
    Field("copies", "The copies, the newest first.", \.copies)
  }
}

/// A copy of the database, and when it was made.
struct DatedCopy: Answer {
  let backup: Store.Backup

  static let object = Object("dated-copy", "A copy of the database, and when it was made.") {
    Field("path", "The file of the copy.", \.backup.path)
    Field("madeAt", "When it was made.", \.backup.madeAt)
    Field("todos", "How many to-dos are in it, open and done.", \.backup.todos)
    Field("open", "How many of them are open.", \.backup.open)
  }
}

/// What came of `restore`.
package struct RestoredJSON: Answer {
  let restored: Store.Backup
  let kept: Store.Backup
  let leftOut: [String]

  package init(_ outcome: TodoStore.Restored, from copy: Store.Backup) {
    (restored, kept, leftOut) = (copy, outcome.before, outcome.leftOut)
  }

  package static let object = Object("restored", "What the database was brought back to.") {
    Field("restored", "The copy that is in its place now.", \.restored)
    Field("kept", "What was there before.", \.kept)
    Field(
      "leftOut",
      "The names of triggers, views and indexes of another program in the copy, which did not come.",
      \.leftOut
    )
  }
}

/// The answer of `forget`; the text itself is not in it.
package struct ForgottenJSON: Answer {
  var forgotten: [ForgottenTodo] = []
  /// How many texts that were heard are gone.
  var texts = 0
  let isWiped: Bool
  let copies: [String]
  let absent: [String]

  package static let object = Object(
    "forgotten",
    "What was deleted with every trace of its text."
  ) {
    Field("forgotten", "The to-dos, without their text.", \.forgotten)
    Field("texts", "How many texts that were heard are gone, with forget --heard.", \.texts)
    Field(
      "wiped",
      "Whether the database's files hold nothing of it; if not, forget alone finishes it later.",
      \.isWiped
    )
    Field("copies", "Copies of the database that hold the text still.", \.copies)
    Field(
      "absentCopies",
      "Copies that are not where they were written, and may hold it.",
      \.absent
    )
  }
}

extension ForgottenTodo: Answer {
  package static let object = Object("forgotten-todo", "A to-do that is no more.") {
    Field("id", "The id that it had.", \.id)
    Field("handle", "The short id that it had; no other to-do gets it.", \.handle)
  }
}
