package import Interchange
package import Model

/// A value that is written as a JSON object whose fields the manual explains.
package protocol Answer: AnswerValue {
  static var object: AnswerObject<Self> { get }
}

extension Answer {
  package typealias Object = AnswerObject<Self>

  /// The object's name and fields, for the manual.
  package static var shape: AnswerShape { object.shape }

  /// The same for a whole answer, which has the number of its schema as well.
  package static var wholeShape: AnswerShape { object.withSchema.shape }

  package static var type: AnswerType { .object(shape) }

  package func write(to writer: inout JSONWriter, in zone: Zone) {
    Self.object.write(self, to: &writer, in: zone)
  }

  /// The whole answer as JSON text, its fields beside the number of its schema.
  ///
  /// Its instants are written on the wall clock of `zone`.
  package func json(in zone: Zone) -> String {
    var writer = JSONWriter(.indented)
    Self.object.withSchema.write(self, to: &writer, in: zone)
    return writer.text
  }

  /// The same on one line, as bytes.
  package func jsonLine(in zone: Zone) -> [UInt8] {
    var writer = JSONWriter(.oneLine)
    Self.object.withSchema.write(self, to: &writer, in: zone)
    return writer.bytes
  }
}

/// How a value becomes a JSON object: its name, what it is as one sentence, and a row for each field.
package struct AnswerObject<Source>: Sendable {
  package let shape: AnswerShape
  /// Sorted by their keys, as they are written.
  private let fields: [Field<Source>]
  private let zone: (@Sendable (Source) -> Zone)?

  /// An object with its fields in the manual's order.
  ///
  /// Its instants are written in `zone`; without one, in that of the object around it.
  package init(
    _ name: String,
    _ meaning: String,
    in zone: (@Sendable (Source) -> Zone)? = nil,
    @FieldList<Source> _ fields: () -> [Field<Source>]
  ) {
    let fields = fields()
    shape = AnswerShape(name: name, meaning: meaning, fields: fields.map(\.shape))
    self.fields = fields.sorted { $0.shape.key < $1.shape.key }
    self.zone = zone
  }

  private init(_ object: Self, adding field: Field<Source>) {
    shape = AnswerShape(
      name: object.shape.name,
      meaning: object.shape.meaning,
      fields: object.shape.fields + [field.shape]
    )
    fields = (object.fields + [field]).sorted { $0.shape.key < $1.shape.key }
    zone = object.zone
  }

  /// The object as a whole answer: it promises its shape by `schema`.
  ///
  /// Fields are added to a shape, never removed; the number changes if one ever has to.
  fileprivate var withSchema: Self {
    Self(self, adding: Field("schema", "The number of the schema.") { _ in 1 })
  }

  fileprivate func write(_ source: Source, to writer: inout JSONWriter, in zone: Zone) {
    let zone = self.zone.map { $0(source) } ?? zone
    writer.object { writer in
      for field in fields {
        writer.key(field.shape.key)
        field.write(source, &writer, zone)
      }
    }
  }
}

/// Collects the fields of an object.
@resultBuilder
package enum FieldList<Source> {
  package static func buildExpression(_ field: Field<Source>) -> [Field<Source>] { [field] }
  package static func buildExpression(_ fields: [Field<Source>]) -> [Field<Source>] { fields }
  package static func buildBlock(_ fields: [Field<Source>]...) -> [Field<Source>] {
    fields.flatMap(\.self)
  }
}
