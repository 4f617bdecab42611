/// The JSON Schema of a model's answer: to-dos in the speaker's own words.
///
/// Everything is required, and what may be missing is nullable: services that hold to a schema want
/// it so. No time is among it that was worked out: models are bad at calendars.
package enum ExtractionSchema {
  package static let value: JSONValue = object([
    "tasks": .object(["type": .string("array"), "items": task]),
    "notes": .object(["type": .string("array"), "items": .object(["type": .string("string")])]),
  ])

  private static let task = object([
    "title": .object(["type": .string("string")]),
    "quote": .object(["type": .string("string")]),
    "when_text": nullable("string"),
    "when_english": nullable("string"),
    "repeat_text": nullable("string"),
    "list": nullable("string"),
    "priority": .object([
      "type": .array([.string("string"), .string("null")]),
      "enum": .array([.string("low"), .string("normal"), .string("high"), .null]),
    ]),
    "parent_index": nullable("integer"),
    "kind": .object([
      "type": .string("string"), "enum": .array([.string("task"), .string("reminder")]),
    ]),
    "negated": .object(["type": .string("boolean")]),
  ])

  private static func object(_ properties: [String: JSONValue]) -> JSONValue {
    .object([
      "type": .string("object"),
      "properties": .object(properties),
      "required": .array(properties.keys.sorted().map(JSONValue.string)),
      "additionalProperties": .bool(false),
    ])
  }

  private static func nullable(_ type: String) -> JSONValue {
    .object(["type": .array([.string(type), .string("null")])])
  }
}
