import Actions
package import Language
import Model

/// How a text was understood: a part of what `parse --explain` answers.
package struct ExplanationJSON: Answer {
  package let explanation: Explanation
  /// What it means as a whole.
  package let meaning: Meaning
  let writer: ExplainedText
  private let scalars: [Unicode.Scalar]

  package init(
    _ explanation: Explanation,
    of text: String,
    meaning: Meaning,
    _ writer: ExplainedText
  ) {
    self.explanation = explanation
    self.meaning = meaning
    self.writer = writer
    scalars = Array(text.unicodeScalars)
  }

  package static let object = Object("explanation", "How a text was understood.") {
    Field("means", "What it means: something to do, a question, or a wish.", \.meaning.act)
    Field("asks", "What it asks.", \.meaning.question).null(where: "it is no question")
    Field("about", "The words that it is about, as they were said.", \.meaning.about.words)
    Field("tokens", "Every word, number and mark of the text in order.") { answer in
      answer.explanation.tokens.map { TokenJSON(token: $0, of: answer.scalars) }
    }
    Field("rules", "The rules of the grammar that read the times.") { answer in
      answer.explanation.rules.map { FiredRuleJSON(rule: $0, of: answer.scalars) }
    }
    Field("reasons", "Why each draft has its time, in the order of drafts.") { answer in
      answer.explanation.reasons.map { reasons in
        reasons.map { ReasonJSON(reason: $0, sentence: answer.writer.sentence(of: $0)) }
      }
    }
    Field("learned", "Whether it was read by what was learned, and not by the rules.", \.isLearned)
      .null(where: "there was only one way to read it")
    Field("sureness", "How sure it is that all of it is right, in percent.", \.sureness)
      .null(where: "there was only one way to read it")
    Field("readings", "The titles of each reading that was not taken, likeliest first.") { answer in
      answer.explanation.others.map { $0.drafts.map(\.title) }
    }
    Field(
      "others",
      "The readings of each draft that were not chosen, in the order of drafts.",
      \.others
    )
  }

  private var isLearned: Bool? { explanation.judgement?.isLearned }
  private var sureness: Int? {
    explanation.judgement.map { Int(($0.sureness * 100).rounded()) }
  }

  private var others: [[OtherReadingJSON]] {
    let other = OtherReading(context: writer.context)
    return explanation.understanding.drafts.map { draft in
      draft.choices.map {
        OtherReadingJSON(question: $0.question, words: other.words(for: $0, of: draft))
      }
    }
  }
}

/// A word or mark of the text, and what it was taken for.
private struct TokenJSON: Answer {
  let token: ExplainedToken
  let of: [Unicode.Scalar]

  package static let object = Object("token", "A word, number or mark of the text.") {
    Field("role", "What it was taken for.", \.token.role)
    Field.place(\.token.range, of: \.of)
  }
}

/// A rule of the grammar that read a piece of a time.
private struct FiredRuleJSON: Answer {
  let rule: FiredRule
  let of: [Unicode.Scalar]

  package static let object = Object("rule", "A rule of the grammar that read a piece of a time.") {
    Field("kind", "What the rule is about.", \.rule.kind)
    Field("example", "The phrase that the rule is named by.", \.rule.example)
    Field.place(\.rule.range, of: \.of)
  }
}

/// Why a time is what it is where words leave it open.
private struct ReasonJSON: Answer {
  let reason: Reason
  let sentence: String

  package static let object = Object(
    "reason",
    "Why a time is what it is where words leave it open."
  ) {
    Field("kind", "Which reason it is.", \.reason.kind)
    Field("words", "What was said.") {
      $0.reason.words.isEmpty ? nil : $0.reason.words
    }
    .null(where: "it does not matter")
    Field("date", "The day that it came to.", \.reason.date).null(where: "it is about no day")
    Field("time", "The clock time that it came to.", \.reason.time)
      .null(where: "it is about no clock time")
    Field("sentence", "The same as a sentence for people.", \.sentence)
  }
}

/// A reading that was not chosen.
private struct OtherReadingJSON: Answer {
  let question: Choice.Question
  let words: String?

  package static let object = Object("other-reading", "A reading that was not chosen.") {
    Field("question", "What could be read in two ways.", \.question)
    Field("fix", "The words behind the verb fix that choose it, once it is stored.", \.words)
      .null(where: "no words do")
  }
}
