package import Store

/// What was said and typed lately: what `heard` answers.
package struct HeardJSON: Answer {
  let texts: [HeardRow]

  package static let object = Object("heard", "What was said and typed lately.") {
    Field.zone()
    Field("heard", "The texts, the newest first: the first is number 1.", \.texts)
  }
}

extension HeardRow: Answer {
  package static let object = Object(
    "heard-text",
    "Something that was said or typed, and what became of it."
  ) {
    Field("at", "When it was said.", \.at)
    Field("text", "The words.", \.text)
    Field(
      "outcome",
      "What became of it.",
      oneOf: HeardRow.Outcome.allCases.map(\.rawValue),
      \.outcome.rawValue
    )
    Field("todos", "The to-dos that came of it and are still there.", \.rows)
    Field("leftOut", "Parts of it that are in no to-do.", \.leftOut)
    Field("isWaiting", "Whether something of it is in no to-do, for keep to store.", \.isWaiting)
  }
}
