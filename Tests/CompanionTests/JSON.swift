import Actions
import FoundationEssentials
import Interchange
import Testing

@testable import voicedo_remind

/// JSON that a test looks into.
struct JSON {
  let value: JSONValue?

  init(_ text: String) throws {
    value = try JSONValue(parsing: text)
  }

  private init(_ value: JSONValue?) {
    self.value = value
  }

  subscript(_ key: String) -> JSON {
    if case .object(let object)? = value { JSON(object[key]) } else { JSON(nil) }
  }

  subscript(_ index: Int) -> JSON {
    if case .array(let array)? = value, array.indices.contains(index) {
      JSON(array[index])
    } else {
      JSON(nil)
    }
  }

  var text: String? { if case .string(let text)? = value { text } else { nil } }
  var number: Double? { if case .number(let number)? = value { number } else { nil } }
  var bool: Bool? { if case .bool(let bool)? = value { bool } else { nil } }
  var isNull: Bool { value == .null }
  /// The elements of a list; none if it is no list.
  var elements: [JSON] { if case .array(let array)? = value { array.map(JSON.init) } else { [] } }
  /// The texts of a list.
  var texts: [String] { elements.compactMap(\.text) }
  var count: Int? { if case .array(let array)? = value { array.count } else { nil } }
  var keys: [String]? {
    if case .object(let object)? = value { object.keys.sorted() } else { nil }
  }
}
