import Actions
import Language

extension ExplanationJSON: Answer {
  static let shape = AnswerShape(
    "explanation",
    "How a text was understood.",
    [
      AnswerField(
        "tokens",
        .list(.object(ExplainedTokenJSON.self)),
        "Every word, number and mark of the text in order."
      ),
      AnswerField(
        "rules",
        .list(.object(FiredRuleJSON.self)),
        "The rules of the grammar that read the times."
      ),
      AnswerField(
        "reasons",
        .list(.list(.object(ReasonJSON.self))),
        "Why each draft has its time, in the order of drafts."
      ),
      AnswerField(
        "others",
        .list(.list(.object(OtherReadingJSON.self))),
        "The readings of each draft that were not chosen, in the order of drafts."
      ),
    ]
  )
}

extension ExplainedTokenJSON: Answer {
  static let shape = AnswerShape(
    "token",
    "A word, number or mark of the text.",
    [
      AnswerField(
        "role",
        .choice(ExplainedToken.Role.allCases.map(\.rawValue)),
        "What it was taken for."
      )
    ] + AnswerField.place
  )
}

extension FiredRuleJSON: Answer {
  static let shape = AnswerShape(
    "rule",
    "A rule of the grammar that read a piece of a time.",
    [
      AnswerField("kind", .choice(RuleKind.allCases.map(\.rawValue)), "What the rule is about."),
      AnswerField("example", .text, "The phrase that the rule is named by."),
    ] + AnswerField.place
  )
}

extension ReasonJSON: Answer {
  static let shape = AnswerShape(
    "reason",
    "Why a time is what it is where words leave it open.",
    [
      AnswerField("kind", .choice(Reason.Kind.allCases.map(\.rawValue)), "Which reason it is."),
      AnswerField("words", .text, "What was said.", nullWhere: "it does not matter"),
      AnswerField("date", .day, "The day that it came to.", nullWhere: "it is about no day"),
      AnswerField(
        "time",
        .clock,
        "The clock time that it came to.",
        nullWhere: "it is about no clock time"
      ),
      AnswerField("sentence", .text, "The same as a sentence for people."),
    ]
  )
}

extension OtherReadingJSON: Answer {
  static let shape = AnswerShape(
    "other-reading",
    "A reading that was not chosen.",
    [
      AnswerField(
        "question",
        .choice(Choice.Question.allCases.map(\.rawValue)),
        "What could be read in two ways."
      ),
      AnswerField(
        "fix",
        .text,
        "The words behind the verb fix that choose it, once it is stored.",
        nullWhere: "no words do"
      ),
    ]
  )
}

extension AnswerField {
  /// Where in the text something stands.
  static let place = [
    AnswerField(
      "from",
      .wholeNumber,
      "Where it starts, in Unicode scalars from the start of the text."
    ),
    AnswerField(
      "to",
      .wholeNumber,
      "Where it ends, in Unicode scalars from the start of the text."
    ),
    AnswerField("text", .text, "The words."),
  ]
}
