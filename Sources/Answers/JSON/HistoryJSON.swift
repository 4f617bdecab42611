import Model
package import Store

/// The history of a to-do and its reminder: the answer of `why`.
package struct HistoryJSON: Answer {
  let history: History?

  package init(_ history: History?) {
    self.history = history
  }

  package static let object = Object("story", "What happened to a to-do and to its reminder.") {
    Field.zone()
    Field("id", "Its id.", \.history?.id).null(where: "nothing has come up yet")
    Field("handle", "Its short id.", \.history?.handle).null(where: "nothing has come up yet")
    Field("title", "Its title.", \.history?.title).null(where: "nothing has come up yet")
    Field("todo", "The to-do as it is now.", \.history?.row)
      .null(where: "it is deleted, or nothing has come up yet")
    Field("events", "What happened, oldest first.") { $0.history?.events ?? [] }
    Field("times", "What became of each time that it came, where it repeats.") {
      $0.history?.times ?? []
    }
  }
}

extension HistoryEvent: Answer {
  package static let object = Object("event", "Something that happened to a to-do.") {
    Field("kind", "What it was.", \.kind)
    Field("at", "When it was.", \.at)
    Field("source", "Who did it: cli, popup, undo, redo, sql for other programs.", \.source)
      .null(where: "it came by itself")
    Field("reason", "In what way, or why, in a word of its own.", \.reason)
      .null(where: "there is nothing to add")
    Field("phrase", "The words of a time.", \.phrase).null(where: "none were said")
    Field("dueAt", "When it is due since.", \.dueAt).null(where: "that did not change")
    Field("until", "Until when it was put off, or when it was to be asked about.", \.until)
      .null(where: "neither was said")
    Field("doneAt", "When it was done, where that was told later.", \.doneAt)
      .null(where: "it was told at once, or is nothing that was done")
    Field("others", "How many others were in the same popup.", \.others)
  }
}
