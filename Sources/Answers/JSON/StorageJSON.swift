package import Store

/// A copy of the database: what `backup` answers.
package struct BackupJSON: Answer {
  let backup: Store.Backup

  package init(_ backup: Store.Backup) {
    self.backup = backup
  }

  package static let object = AnswerObject<Self>(
    "backup",
    "A copy of the database.",
    [
      .field("path", "The file of the copy.", \.backup.path),
      .field("todos", "How many to-dos are in it, open and done.", \.backup.todos),
      .field("open", "How many of them are open.", \.backup.open),
    ]
  )
}

/// What `forget` answers; the text itself is not in it.
package struct ForgottenJSON: Answer {
  let forgotten: [Todo]
  let isWiped: Bool
  let copies: [String]

  package init(forgotten: [Todo], wiped: Bool, copies: [String]) {
    self.forgotten = forgotten
    isWiped = wiped
    self.copies = copies
  }

  package static let object = AnswerObject<Self>(
    "forgotten",
    "What was deleted with every trace of its text.",
    [
      .field("forgotten", "The to-dos, without their text.", \.forgotten),
      .field(
        "wiped",
        "Whether the database's files hold nothing of it; if not, forget alone finishes it later.",
        \.isWiped
      ),
      .field("copies", "Copies of the database that hold the text still.", \.copies),
    ]
  )
}

extension ForgottenJSON {
  /// A to-do that is no more.
  package struct Todo: Answer {
    let id: String
    let handle: String

    package init(id: String, handle: String) {
      self.id = id
      self.handle = handle
    }

    package static let object = AnswerObject<Self>(
      "forgotten-todo",
      "A to-do that is no more.",
      [
        .field("id", "The id that it had.", \.id),
        .field("handle", "The short id that it had; no other to-do gets it.", \.handle),
      ]
    )
  }
}
