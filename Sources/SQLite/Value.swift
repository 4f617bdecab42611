/// A value on its way into a statement or out of a row.
package enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  /// Text of another program that is not UTF-8: nothing here reads it, and it comes back as it was.
  case bytes([UInt8])
}

extension Value {
  package init(_ text: String?) {
    self = text.map(Value.text) ?? .null
  }

  package init(_ number: Int?) {
    self = number.map { .integer(Int64($0)) } ?? .null
  }

  /// The text, if it is one, as well as it can be shown.
  package var text: String? {
    switch self {
    case .null, .integer: nil
    case .text(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }

  package init(_ flag: Bool) {
    self = .integer(flag ? 1 : 0)
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int64) { self = .integer(number) }
  package init(nilLiteral: ()) { self = .null }
}
