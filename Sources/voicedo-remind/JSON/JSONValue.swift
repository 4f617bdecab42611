import FoundationEssentials

/// Any JSON, so that a wrong shape can be answered with what was expected.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// Reads a text, or throws that it is not JSON.
  init(parsing text: String) throws(DraftsTrouble) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    } catch {
      throw .notJSON
    }
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

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
