import Interchange
import Model

/// A field of a JSON object: its key, what it tells, and how its value is taken from the source.
package struct Field<Source>: Sendable {
  private(set) var shape: AnswerField
  let write: @Sendable (Source, inout JSONWriter, Zone) -> Void

  /// A field whose type follows from its value, or that holds one of the texts `oneOf`.
  package init<Value: AnswerValue>(
    _ key: String,
    _ meaning: String,
    oneOf choices: [String]? = nil,
    _ value: @escaping @Sendable (Source) -> Value?
  ) {
    let type = choices.map(AnswerType.choice) ?? Value.type
    shape = AnswerField(key: key, type: type, meaning: meaning, nullWhere: nil)
    write = { source, writer, zone in
      if let value = value(source) { value.write(to: &writer, in: zone) } else { writer.null() }
    }
  }

  /// The field, which is `null` where that is so.
  package func null(where condition: String) -> Self {
    var field = self
    field.shape.nullWhere = condition
    return field
  }

  /// The zone that instants are written in, which nearly all answers have.
  package static func zone(_ meaning: String = "The zone that instants are written in.") -> Self {
    Self("zone", meaning) { _ in ZoneOfAnswer() }
  }

  /// The fields of where in a text something stands, and its words.
  package static func place(
    _ range: @escaping @Sendable (Source) -> Range<Int>,
    of text: @escaping @Sendable (Source) -> [Unicode.Scalar]
  ) -> [Self] {
    [
      Self("from", "Where it starts, in Unicode scalars from the start of the text.") {
        range($0).lowerBound
      },
      Self("to", "Where it ends, in Unicode scalars from the start of the text.") {
        range($0).upperBound
      },
      Self("text", "The words.") { text($0).words(in: range($0)) },
    ]
  }
}

private struct ZoneOfAnswer: AnswerText {
  static var type: AnswerType { .zone }
  func text(in zone: Zone) -> String { zone.identifier }
}
