package import Interchange
package import Model

/// A value that is written as a JSON object whose fields the manual explains.
package protocol Answer: AnswerValue {
  static var object: AnswerObject<Self> { get }
}

extension Answer {
  /// The object's name and fields, for the manual.
  package static var shape: AnswerShape { object.shape }

  package static var type: AnswerType { .object(shape) }

  package func write(to writer: inout JSONWriter, in zone: Zone) {
    Self.object.write(self, to: &writer, in: zone)
  }

  /// The whole answer as JSON text, its fields beside the number of its schema.
  package var json: String {
    var writer = JSONWriter(.indented)
    Self.object.withSchema.write(self, to: &writer, in: .utc)
    return writer.text
  }
}

/// How a value becomes a JSON object: a row for each field.
package struct AnswerObject<Source>: Sendable {
  package let shape: AnswerShape
  /// Sorted by their keys, as they are written.
  private let rows: [Row]
  private let zone: (@Sendable (Source) -> Zone)?

  /// An object by its name, what it is as one sentence, and its fields in the manual's order.
  ///
  /// Its instants are written in `zone`; without one, in that of the object around it.
  package init(
    _ name: String,
    _ meaning: String,
    in zone: (@Sendable (Source) -> Zone)? = nil,
    _ rows: [Row]
  ) {
    shape = AnswerShape(name: name, meaning: meaning, fields: rows.map(\.field))
    self.rows = rows.sorted { $0.field.key < $1.field.key }
    self.zone = zone
  }

  private init(_ object: Self, adding row: Row) {
    shape = object.shape
    rows = (object.rows + [row]).sorted { $0.field.key < $1.field.key }
    zone = object.zone
  }

  /// The object as a whole answer: it promises its shape by `schema`.
  ///
  /// Fields are added to a shape, never removed; the number changes if one ever has to.
  fileprivate var withSchema: Self {
    Self(self, adding: .field("schema", "The number of the schema.") { _ in 1 })
  }

  fileprivate func write(_ source: Source, to writer: inout JSONWriter, in zone: Zone) {
    let zone = self.zone.map { $0(source) } ?? zone
    writer.object { writer in
      for row in rows {
        writer.key(row.field.key)
        row.write(source, &writer, zone)
      }
    }
  }
}

extension AnswerObject {
  /// A field, and how its value is taken from the source and written.
  package struct Row: Sendable {
    fileprivate let field: AnswerField
    fileprivate let write: @Sendable (Source, inout JSONWriter, Zone) -> Void

    /// A field whose type follows from its value; no value is written as `null`.
    package static func field<Value: AnswerValue>(
      _ key: String,
      _ meaning: String,
      nullWhere: String? = nil,
      _ value: @escaping @Sendable (Source) -> Value?
    ) -> Self {
      Row(
        field: AnswerField(key: key, type: Value.type, meaning: meaning, nullWhere: nullWhere),
        write: { source, writer, zone in
          if let value = value(source) {
            value.write(to: &writer, in: zone)
          } else {
            writer.null()
          }
        }
      )
    }

    /// A field that holds one of the `choices`.
    package static func choice(
      _ key: String,
      _ choices: [String],
      _ meaning: String,
      nullWhere: String? = nil,
      _ value: @escaping @Sendable (Source) -> String?
    ) -> Self {
      let text = Self.field(key, meaning, nullWhere: nullWhere, value)
      return Row(
        field: AnswerField(
          key: key,
          type: .choice(choices),
          meaning: meaning,
          nullWhere: nullWhere
        ),
        write: text.write
      )
    }

    /// The zone of the answer, which nearly all have.
    package static func zone(
      _ zone: @escaping @Sendable (Source) -> Zone,
      _ meaning: String = "The zone that instants are written in."
    ) -> Self {
      field("zone", meaning, zone)
    }
  }
}

extension AnswerObject {
  /// The fields of where in a text something stands, and its words.
  package static func place(
    _ range: @escaping @Sendable (Source) -> Range<Int>,
    of text: @escaping @Sendable (Source) -> [Unicode.Scalar]
  ) -> [Row] {
    [
      .field("from", "Where it starts, in Unicode scalars from the start of the text.") {
        range($0).lowerBound
      },
      .field("to", "Where it ends, in Unicode scalars from the start of the text.") {
        range($0).upperBound
      },
      .field("text", "The words.") { text($0).words(in: range($0)) },
    ]
  }
}
