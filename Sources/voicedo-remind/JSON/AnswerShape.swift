import Actions

/// A kind of object in the JSON answers: its name, and what each of its fields holds.
///
/// The manual is written from these, and the tests hold every example answer against them.
struct AnswerShape: Sendable {
  let name: String
  /// What such an object is, as one sentence.
  let meaning: String
  let fields: [AnswerField]

  init(_ name: String, _ meaning: String, _ fields: [AnswerField]) {
    self.name = name
    self.meaning = meaning
    self.fields = fields
  }
}

/// A field of a JSON answer.
struct AnswerField: Sendable {
  let key: String
  let type: AnswerType
  /// What it tells, as one sentence; with its unit where it counts something.
  let meaning: String
  /// Completes "null where ..."; a field without this is never null.
  let nullWhere: String?

  init(_ key: String, _ type: AnswerType, _ meaning: String, nullWhere: String? = nil) {
    self.key = key
    self.type = type
    self.meaning = meaning
    self.nullWhere = nullWhere
  }
}

/// What the value of a field is.
indirect enum AnswerType: Sendable {
  case text
  /// One of these texts; a newer version may know more.
  case choice([String])
  case wholeNumber
  /// A number that may have a fraction.
  case number
  case truth
  /// `2026-11-26T15:00:00+01:00`: the wall clock with its offset from UTC.
  case instant
  /// `2026-11-26T15:00`, without a zone.
  case civil
  /// `2026-11-26`.
  case day
  /// `15:00`.
  case clock
  /// An IANA name such as `Europe/Berlin`.
  case zone
  case object(any Answer.Type)
  case list(AnswerType)
}

/// JSON that says what its fields are.
protocol Answer: Encodable, SendableMetatype {
  static var shape: AnswerShape { get }
}
