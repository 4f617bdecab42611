/// Any JSON, so that a wrong shape can be answered with what was expected.
package enum JSONValue: Hashable, Sendable {
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
  package init(parsing text: String) throws(JSONTrouble) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads bytes, or throws where in them the JSON ends; what is no UTF-8 becomes `U+FFFD`.
  package init(parsing bytes: [UInt8]) throws(JSONTrouble) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }

  /// The value for a sentence to the person.
  package var shortText: String {
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

extension JSONValue {
  /// The value of a key; `nil` where there is none, or this is no object.
  package subscript(_ key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The element at a position; `nil` where there is none, or this is no array.
  package subscript(_ index: Int) -> JSONValue? {
    if case .array(let array) = self, array.indices.contains(index) { array[index] } else { nil }
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  package var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A whole number; `nil` where it has a fraction or is beyond what an `Int` holds.
  package var integer: Int? { double.flatMap { Int(exactly: $0) } }

  /// The elements of an array; none of anything else.
  package var elements: [JSONValue] {
    if case .array(let array) = self { array } else { [] }
  }

  /// The texts of an array.
  package var texts: [String] { elements.compactMap(\.text) }
}
