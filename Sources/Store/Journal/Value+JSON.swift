internal import SQLite

extension Value {
  /// The text that a JSON string stands for, as SQLite writes one: its other bytes are as they were.
  var unquoted: Value {
    let quoted: [UInt8]
    switch self {
    case .text(let text): quoted = Array(text.utf8)
    case .bytes(let bytes): quoted = bytes
    case .null, .integer: return self
    }
    var bytes: [UInt8] = []
    var rest = quoted.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch sign {
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "u"):
        // It writes control characters alone in this way.
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        rest = rest.dropFirst(4)
        if let code = UInt8(digits, radix: 16) { bytes.append(code) }
      default: bytes.append(sign)
      }
    }
    return String(validating: bytes, as: UTF8.self).map(Value.text) ?? .bytes(bytes)
  }
}
