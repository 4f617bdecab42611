import Interchange

/// The shapes of answers as JSON Schema; each kind of object stands once, under `$defs`.
struct AnswerSchema {
  private var definitions: [String: JSONValue] = [:]

  /// The schema of an answer that is one of some shapes.
  static func schema(of answers: [any Answer.Type]) -> JSONValue {
    var schema = AnswerSchema()
    let shapes = answers.map { schema.object($0.wholeShape) }
    var members: [String: JSONValue] = ["type": .string("object")]
    if shapes.count == 1, case .object(let only) = shapes[0] {
      members = only
    } else {
      members["anyOf"] = .array(shapes)
    }
    if !schema.definitions.isEmpty { members["$defs"] = .object(schema.definitions) }
    return .object(members)
  }

  private mutating func object(_ shape: AnswerShape) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    for field in shape.fields { properties[field.key] = self.field(field) }
    return .object([
      "type": .string("object"),
      "description": .string(shape.meaning),
      "properties": .object(properties),
      "required": .array(shape.fields.map(\.key).sorted().map(JSONValue.string)),
      "additionalProperties": .bool(false),
    ])
  }

  private mutating func field(_ field: AnswerField) -> JSONValue {
    var members = type(field.type)
    var meaning = field.meaning
    if let condition = field.nullWhere {
      meaning += " It is null where \(condition)."
      members = ["anyOf": .array([.object(members), .object(["type": .string("null")])])]
    }
    members["description"] = .string(meaning)
    return .object(members)
  }

  private mutating func type(_ type: AnswerType) -> [String: JSONValue] {
    func text(_ more: [String: JSONValue] = [:]) -> [String: JSONValue] {
      more.merging(["type": .string("string")]) { $1 }
    }
    switch type {
    case .text, .zone: return text()
    case .choice(let choices): return text(["enum": .array(choices.map(JSONValue.string))])
    case .wholeNumber: return ["type": .string("integer")]
    case .bool: return ["type": .string("boolean")]
    case .instant: return text(["format": .string("date-time")])
    case .civil: return text(["pattern": .string("^[0-9]{4}-[0-9]{2}-[0-9]{2}")])
    case .day: return text(["pattern": .string("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")])
    case .clock: return text(["pattern": .string("^[0-9]{2}:[0-9]{2}")])
    case .list(let element):
      return ["type": .string("array"), "items": .object(self.type(element))]
    case .object(let shape):
      if definitions[shape.name] == nil { definitions[shape.name] = object(shape) }
      return ["$ref": .string("#/$defs/\(shape.name)")]
    }
  }
}
