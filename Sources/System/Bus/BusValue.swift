/// A value that travels in a variant.
enum BusValue: Hashable, Sendable {
  case bool(Bool)
  case string(String)
  case uint32(UInt32)
  case uint64(UInt64)
  case int64(Int64)
  case strings([String])

  static let signatures = ["b", "s", "u", "t", "x", "as"]

  var signature: String {
    switch self {
    case .bool: "b"
    case .string: "s"
    case .uint32: "u"
    case .uint64: "t"
    case .int64: "x"
    case .strings: "as"
    }
  }
}

/// The type codes of D-Bus that are used here.
enum BusType {
  static let array = CChar(UInt8(ascii: "a"))
  static let bool = CChar(UInt8(ascii: "b"))
  static let double = CChar(UInt8(ascii: "d"))
  static let entry = CChar(UInt8(ascii: "e"))
  static let int32 = CChar(UInt8(ascii: "i"))
  static let objectPath = CChar(UInt8(ascii: "o"))
  static let string = CChar(UInt8(ascii: "s"))
  static let structure = CChar(UInt8(ascii: "r"))
  static let uint32 = CChar(UInt8(ascii: "u"))
  static let uint64 = CChar(UInt8(ascii: "t"))
  static let variant = CChar(UInt8(ascii: "v"))
  static let int64 = CChar(UInt8(ascii: "x"))
}
