/// A value on its way into a statement or out of a row.
package enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
}

extension Value {
  package init(_ text: String?) {
    self = text.map(Value.text) ?? .null
  }

  package init(_ number: Int?) {
    self = number.map { .integer(Int64($0)) } ?? .null
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
