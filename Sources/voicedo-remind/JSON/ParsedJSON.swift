import Actions
import Language
import Model

/// What `parse --json` answers: drafts with the spans their values came from.
struct ParsedJSON: Encodable, Sendable {
  let text: String
  let now: String
  let zone: String
  /// Why nothing was taken from the text: `empty`, `recognizerArtifact`, `chatter`, `retracted`.
  @Present var noise: String?
  let drafts: [DraftJSON]
  /// The spans of each draft, in the order of `drafts`.
  let spans: [[SpanJSON]]
  let times: [SpokenTimeJSON]
  let remarks: [RemarkJSON]
  @Present var explanation: ExplanationJSON?

  init(
    _ understanding: Understanding,
    of text: String,
    in context: LanguageContext,
    _ clock: WallClock,
    explanation: ExplanationJSON? = nil
  ) {
    self.text = text
    now = context.now.description
    zone = context.zone.identifier
    noise = understanding.noise?.rawValue
    drafts = understanding.drafts.map { DraftJSON($0, clock) }
    let scalars = Array(text.unicodeScalars)
    spans = understanding.drafts.map { $0.spans.map { SpanJSON($0, in: scalars) } }
    times = understanding.times.map { SpokenTimeJSON($0, in: scalars) }
    remarks = RemarkJSON.all(Utterance(understanding))
    self.explanation = explanation
  }
}

/// A stretch of the text, in Unicode scalars from its start.
struct SpanJSON: Encodable, Sendable {
  let role: String
  let from: Int
  let to: Int
  let text: String

  init(_ span: Span, in text: [Unicode.Scalar]) {
    role = span.role.rawValue
    from = span.range.lowerBound
    to = span.range.upperBound
    self.text = text.words(in: span.range)
  }
}

/// A time as it was said, before defaults.
struct SpokenTimeJSON: Encodable, Sendable {
  @Present var start: String?
  @Present var end: String?
  let grain: String
  @Present var rule: String?
  let from: Int
  let to: Int
  let text: String

  init(_ time: SpokenTime, in text: [Unicode.Scalar]) {
    start = time.start.map(Self.iso8601)
    end = time.end.map(Self.iso8601)
    grain = time.grain.rawValue
    rule = time.rule?.description
    from = time.span.lowerBound
    to = time.span.upperBound
    self.text = text.words(in: time.span)
  }

  private static func iso8601(_ moment: CivilMoment) -> String {
    moment.time.map { CivilDateTime(moment.date, $0).description } ?? moment.date.description
  }
}

extension ParsedJSON: Answer {
  static let shape = AnswerShape(
    "parsed",
    "What a text would become, and where in it each value comes from.",
    [
      AnswerField("text", .text, "The text as it came."),
      AnswerField("now", .civil, "The moment that words such as tomorrow count from."),
      AnswerField("zone", .zone, "The zone of that moment, and of instants."),
      AnswerField(
        "noise",
        .choice(Noise.allCases.map(\.rawValue)),
        "Why nothing was taken from it.",
        nullWhere: "there is something to do in it"
      ),
      AnswerField("drafts", .list(.object(DraftJSON.self)), "The to-dos as they would be."),
      AnswerField(
        "spans",
        .list(.list(.object(SpanJSON.self))),
        "Where each draft comes from, in the order of drafts."
      ),
      AnswerField("times", .list(.object(SpokenTimeJSON.self)), "The times as they were said."),
      AnswerField(
        "remarks",
        .list(.object(RemarkJSON.self)),
        "What is worth telling about the text."
      ),
      AnswerField(
        "explanation",
        .object(ExplanationJSON.self),
        "How it was understood.",
        nullWhere: "nobody asked with --explain"
      ),
    ]
  )
}

extension SpanJSON: Answer {
  static let shape = AnswerShape(
    "span",
    "A stretch of the text.",
    [
      AnswerField("role", .choice(Span.Role.allCases.map(\.rawValue)), "What was read from it."),
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
  )
}

extension SpokenTimeJSON: Answer {
  static let shape = AnswerShape(
    "spoken-time",
    "A time as it was said, before any default.",
    [
      AnswerField(
        "start",
        .civil,
        "The day, with a clock time only where one was said."
      ),
      AnswerField("end", .civil, "The end, in the same form.", nullWhere: "none was said"),
      AnswerField("grain", .choice(SpokenTime.Grain.allCases.map(\.rawValue)), "How exact it is."),
      AnswerField(
        "rule",
        .text,
        "How it repeats, as RFC 5545 writes it.",
        nullWhere: "it comes once"
      ),
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
  )
}
