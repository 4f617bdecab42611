import Actions
import Language
import Model
package import Store

/// A question and what answers it: the answer of `ask`.
package struct AnswerJSON: Answer {
  let answered: AnsweredQuestion
  /// The sentence that a person reads.
  let sentence: String

  package static let object = Object("answer", "A question, and what answers it.") {
    Field("question", "The words of it.", \.answered.question.said)
    Field("kind", "What it asks.", \.answered.question.kind)
    Field("answer", "The sentence that answers it.", \.sentence)
    Field("isYes", "Whether the answer is yes.", \.answered.isYes)
      .null(where: "it is none for yes or no")
    Field("window", "The time that it asks about.") { $0.answered.window.map(WindowJSON.init) }
      .null(where: "it names none")
    Field("todos", "What it is about, the earliest first.", \.answered.told)
    Field(
      "isNear",
      "Whether nothing is called just as was asked, and the nearest are named.",
      \.answered.isNear
    )
    Field("events", "Events of calendars that it is about, the earliest first.", \.answered.events)
    Field("series", "What repeats and is called so, with the times that it came.", \.answered.kept)
    Field("others", "What else lies in the window, where nothing is called so.", \.answered.others)
    Field.zone()
  }
}

/// A stretch of time.
struct WindowJSON: Answer {
  let range: Range<Instant>

  package static let object = Object("window", "A stretch of time.") {
    Field("from", "Its first moment.", \.range.lowerBound)
    Field("until", "The first moment behind it.", \.range.upperBound)
  }
}

extension PlannedTodo: Answer {
  package static let object = Object("planned-todo", "A to-do at one of its moments.") {
    Field("at", "When it comes, or was ticked off.", \.at).null(where: "it has no time")
    Field("todo", "The to-do as it is now.", \.row)
  }
}
