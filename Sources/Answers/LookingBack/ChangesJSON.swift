import Actions
import Model
package import Store
import Words

/// The steps of the journal: the answer of `log changes`.
package struct ChangesJSON: Answer {
  let steps: [ChangeStep]

  package static let object = Object("changes", "The last steps of the journal.") {
    Field.zone()
    Field("changes", "The steps, the earliest first.", \.steps)
  }
}

extension ChangeStep: Answer {
  package static let object = Object(
    "change-step",
    "All that one command, or one turn of another program, changed."
  ) {
    Field("step", "Its number, for undo and redo.", \.id)
    Field("at", "When it was made.", \.at)
    Field("source", "Who made it: cli, popup, sync, import, sql for other programs.", \.source)
    Field(
      "label",
      "What it was: capture, complete, delete, sql for other programs.",
      \.label.rawValue
    )
    Field("what", "The same in plain words, with the titles.") { $0.what(.literal) }
    Field("titles", "The titles of the to-dos in it.", \.titles)
    Field("isTakenBack", "Whether it is taken back.", \.isTakenBack)
  }
}
