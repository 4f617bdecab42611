internal import Model

/// A value on its way into a statement or out of a row.
enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
}

extension Value {
  init(_ text: String?) {
    self = text.map(Value.text) ?? .null
  }

  init(_ number: Int?) {
    self = number.map { .integer(Int64($0)) } ?? .null
  }

  init(_ flag: Bool) {
    self = .integer(flag ? 1 : 0)
  }

  /// An instant in whole seconds, as `todo` and `list` keep it; never before the instant itself.
  init(seconds moment: Instant?) {
    self = moment.map { .integer($0.secondsRoundedUp) } ?? .null
  }

  /// An instant in milliseconds, as `reminder` and `delivery` keep it.
  init(milliseconds moment: Instant?) {
    self = moment.map { .integer($0.milliseconds) } ?? .null
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int64) { self = .integer(number) }
  init(nilLiteral: ()) { self = .null }
}

extension Instant {
  /// The first whole second that is not before this moment: a reminder must never come early.
  fileprivate var secondsRoundedUp: Int64 {
    milliseconds % 1000 == 0 ? seconds : seconds + 1
  }
}
