import Actions
package import Language
import Model

/// A text as it was understood: what `parse` answers, with the spans that values came from.
package struct ParsedJSON: Answer {
  package let understanding: Understanding
  package let text: String
  package let context: LanguageContext
  package let clock: WallClock
  package let explanation: ExplanationJSON?
  /// The text, so that each span is found without walking through it from its start.
  private let scalars: [Unicode.Scalar]

  package init(
    _ understanding: Understanding,
    of text: String,
    in context: LanguageContext,
    _ clock: WallClock,
    explanation: ExplanationJSON? = nil
  ) {
    self.understanding = understanding
    self.text = text
    self.context = context
    self.clock = clock
    self.explanation = explanation
    scalars = Array(text.unicodeScalars)
  }

  package static let object = Object(
    "parsed",
    "What a text would become, and where in it each value comes from.",
    in: \.context.zone
  ) {
    Field("text", "The text as it came.", \.text)
    Field("now", "The moment that words such as tomorrow count from.", \.context.now)
    Field.zone("The zone of that moment, and of instants.")
    Field("noise", "Why nothing was taken from it.", \.understanding.noise)
      .null(where: "there is something to do in it")
    Field("drafts", "The to-dos as they would be.") { answer in
      answer.understanding.drafts.map { DraftJSON(draft: $0, clock: answer.clock) }
    }
    Field("spans", "Where each draft comes from, in the order of drafts.") { answer in
      answer.understanding.drafts.map { $0.spans.map { SpanJSON(span: $0, of: answer.scalars) } }
    }
    Field("times", "The times as they were said.") { answer in
      answer.understanding.times.map { SpokenTimeJSON(time: $0, of: answer.scalars) }
    }
    Field(
      "leftOut",
      "Words that are part of no to-do, as they were said.",
      \.understanding.remarks.leftOut
    )
    Field("remarks", "What is worth telling about the text.") {
      Utterance($0.understanding).remarksJSON
    }
    Field("explanation", "How it was understood.", \.explanation)
      .null(where: "nobody asked with --explain")
  }
}

/// A stretch of the text.
private struct SpanJSON: Answer {
  let span: Span
  let of: [Unicode.Scalar]

  package static let object = Object("span", "A stretch of the text.") {
    Field("role", "What was read from it.", \.span.role)
    Field.place(\.span.range, of: \.of)
  }
}

/// A time as it was said, before defaults.
private struct SpokenTimeJSON: Answer {
  let time: TimeExpression
  let of: [Unicode.Scalar]

  package static let object = Object("spoken-time", "A time as it was said, before any default.") {
    Field("start", "The day, with a clock time only where one was said.", \.time.start)
    Field("end", "The end, in the same form.", \.time.end).null(where: "none was said")
    Field("grain", "How exact it is.", \.time.grain)
    Field("rule", "How it repeats, as RFC 5545 writes it.", \.time.rule)
      .null(where: "it comes once")
    Field.place(\.time.span, of: \.of)
  }
}
