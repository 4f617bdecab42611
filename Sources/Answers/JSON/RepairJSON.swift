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

  private var torn: [String] { repair.torn.map(\.rawValue) }

  package static let object = Object("repair", "What came of a repair of the database.") {
    Field("repaired", "Whether there was something to repair.", \.isRepaired)
    Field("todos", "How many to-dos are there now, open and done.", \.repair.todos)
    Field("open", "How many of them are open.", \.repair.open)
    Field("read", "How many of them could be read as they were.", \.repair.read)
    Field("restored", "The others.", \.repair.restored)
    Field("missing", "Short ids of to-dos of which nothing more is known.", \.repair.missing)
    Field(
      "torn",
      "What else could be read in part at most: \(Repair.Part.allCases.map(\.rawValue).joined(separator: ", ")).",
      \.torn
    )
    Field("backup", "The backup that helped.", \.backup).null(where: "there was none")
    Field("kept", "The damaged file as it was.", \.repair.kept).null(where: "there was none")
  }
}

extension Repair.Restored: Answer {
  package static let object = Object(
    "restored-todo",
    "A to-do that could not be read, and is there all the same."
  ) {
    Field("id", "Its id.", \.id)
    Field("handle", "Its short id.", \.handle)
    Field("title", "Its title.", \.title)
    Field(
      "source",
      "Whether it came from the journal, as it was, or from the backup, as it was then.",
      oneOf: [Repair.Source.journal.rawValue, Repair.Source.backup.rawValue],
      \.source.rawValue
    )
  }
}
