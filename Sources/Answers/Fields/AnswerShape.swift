/// A kind of object in the JSON answers: its name, and what each of its fields holds.
///
/// The manual is written from these, and the tests hold every example answer against them.
package struct AnswerShape: Sendable {
  package let name: String
  /// The meaning of such an object, as one sentence.
  package let meaning: String
  package let fields: [AnswerField]
}

/// A field of a JSON answer, as the manual tells it.
package struct AnswerField: Sendable {
  package let key: String
  package let type: AnswerType
  /// The meaning of the field, as one sentence; with its unit where it counts something.
  package let meaning: String
  /// Completes "null where ..."; a field without this is never null.
  package internal(set) var nullWhere: String?
}

/// The type of a field's value.
package indirect enum AnswerType: Sendable {
  case text
  /// One of these texts; a newer version may know more.
  case choice([String])
  case wholeNumber
  case bool
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
  case object(AnswerShape)
  case list(AnswerType)
}
