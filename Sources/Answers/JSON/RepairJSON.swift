package import Store

/// A repair of the database: what `doctor --repair` answers.
package struct RepairJSON: Answer {
  let repair: Repair
  let isRepaired: Bool
  let backup: String?

  package init(_ repair: Repair, isRepaired: Bool, backup: String?) {
    self.repair = repair
    self.isRepaired = isRepaired
    self.backup = backup
  }

  package static let object = AnswerObject<Self>(
    "repair",
    "What came of a repair of the database.",
    [
      .field("repaired", "Whether there was something to repair.", \.isRepaired),
      .field("todos", "How many to-dos are there now, open and done.", \.repair.todos),
      .field("open", "How many of them are open.", \.repair.open),
      .field("read", "How many of them could be read as they were.", \.repair.read),
      .field("restored", "The others.", \.repair.restored),
      .field("missing", "Short ids of to-dos of which nothing more is known.", \.repair.missing),
      .field("backup", "The backup that helped.", nullWhere: "there was none", \.backup),
      .field("kept", "The damaged file as it was.", nullWhere: "there was none", \.repair.kept),
    ]
  )
}

extension Repair.Restored: Answer {
  package static let object = AnswerObject<Self>(
    "restored-todo",
    "A to-do that could not be read, and is there all the same.",
    [
      .field("id", "Its id.", \.id),
      .field("handle", "Its short id.", \.handle),
      .field("title", "Its title.", \.title),
      .choice(
        "source",
        [Repair.Source.journal.rawValue, Repair.Source.backup.rawValue],
        "Whether it came from the journal, as it was, or from the backup, as it was then.",
        \.source.rawValue
      ),
    ]
  )
}
