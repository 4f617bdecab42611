import Actions
import FoundationEssentials

/// An answer as JSON: its keys sorted, its shape promised by `schema`.
struct JSONAnswer<Content: Encodable>: Encodable {
  /// Fields are added to a shape, never removed; this number changes if one ever has to.
  let schema = 1
  let content: Content

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(schema, forKey: .schema)
    // The content's keys stand beside the schema, not below it.
    try content.encode(to: encoder)
  }

  private enum Key: String, CodingKey { case schema }
}

extension Session {
  /// Writes an answer as JSON to standard output.
  func print(json content: some Encodable) throws {
    try print(exactly: jsonText(content))
  }
}

/// An answer as JSON text.
func jsonText(_ content: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(JSONAnswer(content: content)), as: UTF8.self)
    .escapingObeyed
}

extension String {
  /// JSON in which what a terminal would obey stands escaped; the encoder leaves all but C0 as it is.
  fileprivate var escapingObeyed: String {
    if utf8.allSatisfy({ $0 < 0x7F }) { return self }
    var result: [UInt8] = []
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        let escaped = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        result.append(contentsOf: escaped.utf8)
      default: result.append(contentsOf: String(scalar).utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
