import Actions
import Interchange

@testable import voicedo_remind

extension JSONValue {
  /// The value as JSON, keys sorted, one to a line; `indent` stands in front of its closing brace.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null, .bool, .number: return shortText
    case .string(let text): return Self.quoted(text)
    case .array([]): return "[]"
    case .object(let object) where object.isEmpty: return "{}"
    case .array(let elements):
      let lines = elements.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let object):
      let lines = object.sorted { $0.key < $1.key }.map { key, value in
        inner + Self.quoted(key) + ": " + value.text(indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
