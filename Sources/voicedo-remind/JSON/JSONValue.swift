/// Any JSON, so that a wrong shape can be answered with what was expected.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Of a key that comes twice the last one counts.
  case object([String: JSONValue])
}

extension JSONValue {
  /// Reads a text, or throws where in it the JSON ends.
  init(parsing text: String) throws(DraftsTrouble) {
    var reader = JSONReader(text)
    self = try reader.document()
  }

  /// The value for a sentence to the person.
  var shortText: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let value): Int(exactly: value).map(String.init) ?? String(value)
    case .string(let text): text
    case .array: "[...]"
    case .object: "{...}"
    }
  }
}
