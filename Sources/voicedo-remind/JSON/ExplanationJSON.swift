import Actions
import Language
import Model
import Words

/// How a text was understood: `parse --explain --json`.
struct ExplanationJSON: Encodable, Sendable {
  let tokens: [ExplainedTokenJSON]
  let rules: [FiredRuleJSON]
  /// Why each draft has its time, in the order of the drafts.
  let reasons: [[ReasonJSON]]
  /// The other readings of each draft, in the order of the drafts.
  let others: [[OtherReadingJSON]]

  init(_ explanation: Explanation, of text: String, _ writer: ExplainedText) {
    let scalars = Array(text.unicodeScalars)
    tokens = explanation.tokens.map { ExplainedTokenJSON($0, in: scalars) }
    rules = explanation.rules.map { FiredRuleJSON($0, in: scalars) }
    let drafts = explanation.understanding.drafts
    reasons = zip(drafts, explanation.reasons).map { draft, reasons in
      reasons.map { ReasonJSON($0, writer.sentence(of: $0)) }
    }
    let other = OtherReading(context: writer.context, zones: writer.session.environment.zones)
    others = drafts.map { draft in
      draft.choices.map { OtherReadingJSON($0.question, fix: other.words(for: $0, of: draft)) }
    }
  }
}

/// A word or mark of the text, and what it was taken for.
struct ExplainedTokenJSON: Encodable, Sendable {
  let role: String
  let from: Int
  let to: Int
  let text: String

  init(_ token: ExplainedToken, in text: [Unicode.Scalar]) {
    role = token.role.rawValue
    from = token.range.lowerBound
    to = token.range.upperBound
    self.text = text.words(in: token.range)
  }
}

/// A rule of the grammar that read a piece of a time.
struct FiredRuleJSON: Encodable, Sendable {
  let kind: String
  let example: String
  let from: Int
  let to: Int
  let text: String

  init(_ rule: FiredRule, in text: [Unicode.Scalar]) {
    kind = rule.kind.rawValue
    example = rule.example
    from = rule.range.lowerBound
    to = rule.range.upperBound
    self.text = text.words(in: rule.range)
  }
}

/// Why a time is what it is where words leave it open.
struct ReasonJSON: Encodable, Sendable {
  let kind: String
  @Present var words: String?
  @Present var date: String?
  @Present var time: String?
  let sentence: String

  init(_ reason: Reason, _ sentence: String) {
    kind = reason.kind.rawValue
    words = reason.words.isEmpty ? nil : reason.words
    date = reason.date?.description
    time = reason.time?.description
    self.sentence = sentence
  }
}

/// A reading that was not chosen.
struct OtherReadingJSON: Encodable, Sendable {
  let question: String
  @Present var fix: String?

  init(_ question: Choice.Question, fix: String?) {
    self.question = question.rawValue
    self.fix = fix
  }
}
