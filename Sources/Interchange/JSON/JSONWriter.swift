extension JSONValue {
  /// The value as JSON on one line, keys sorted; a number that JSON has no word for becomes `null`.
  package var compact: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .number(let number) where !number.isFinite: bytes += Array("null".utf8)
    case .null, .bool, .number: bytes += Array(shortText.utf8)
    case .string(let text): Self.append(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, (key, value)) in object.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// A text in quotation marks.
  ///
  /// Nothing in it ends a line: not even U+2028, which some take for one.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "\"")]
      case "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
      case "\n": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        bytes += Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.count)
        bytes += Array(digits.utf8)
      default: bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
