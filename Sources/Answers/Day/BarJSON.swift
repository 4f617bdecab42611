import Actions

/// The line of a status bar and what it is about: what `bar` answers.
package struct BarJSON: Answer {
  let text: BarText

  package init(_ text: BarText) { self.text = text }

  package static let object = Object("bar", "The line of a status bar, and what it is about.") {
    Field("text", "The line; empty where nothing comes.", \.text.line)
    Field("tooltip", "The line in full, and what comes after it, one a line.", \.text.tooltip)
    Field(
      "class",
      "Whether the time is kept for it, the person is at it, or it comes next.",
      \.text.facts.kind
    )
    Field("todo", "What it is about.", \.text.facts.todo).null(
      where: "nothing comes, or the time is kept for nothing in particular"
    )
    Field("changesAt", "When another line may hold, though nothing is changed.") {
      $0.text.facts.changesAt
    }
    Field.zone()
  }
}

extension BarFacts.Kind: AnswerChoice {}
