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
}
