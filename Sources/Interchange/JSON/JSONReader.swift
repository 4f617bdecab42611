/// Reads JSON (RFC 8259) in one pass over its bytes, whoever wrote it and however deep it goes.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  /// Nothing that means anything nests deeper, and no stack has to bear more.
  static let deepest = 100

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The one value that the text is.
  mutating func document() throws(JSONTrouble) -> JSONValue {
    // A byte order mark, which some editors write.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try self.value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw trouble }
    return value
  }

  private mutating func value(depth: Int) throws(JSONTrouble) -> JSONValue {
    guard depth <= Self.deepest else { throw .tooDeep(limit: Self.deepest) }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONTrouble) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    index += 1
    skipSpace()
    if take("}") { return values }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw trouble }
      let key = try string()
      skipSpace()
      guard take(":") else { throw trouble }
      values[key] = try value(depth: depth + 1)
      skipSpace()
      if take("}") { return values }
      guard take(",") else { throw trouble }
    }
  }

  private mutating func array(depth: Int) throws(JSONTrouble) -> [JSONValue] {
    var values: [JSONValue] = []
    index += 1
    skipSpace()
    if take("]") { return values }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return values }
      guard take(",") else { throw trouble }
    }
  }

  /// A number of any size; one beyond what a `Double` holds is infinite.
  private mutating func number() throws(JSONTrouble) -> Double {
    let start = index
    _ = take("-")
    if !take("0") { guard skipDigits() else { throw trouble } }
    if take(".") { guard skipDigits() else { throw trouble } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard skipDigits() else { throw trouble }
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      throw trouble
    }
    return number
  }

  private mutating func word(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(JSONTrouble) -> JSONValue {
    let length = word.utf8CodeUnitCount
    guard index + length <= bytes.count,
      bytes[index..<index + length].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: length)
      )
    else { throw trouble }
    index += length
    return value
  }
}

extension JSONReader {
  private mutating func string() throws(JSONTrouble) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        try appendEscaped(to: &text)
      case ..<0x20: throw trouble
      default:
        text.append(byte)
        index += 1
      }
    }
    throw trouble
  }

  /// The bytes that stand for themselves or a control behind a backslash.
  private static let plain: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private mutating func appendEscaped(to text: inout [UInt8]) throws(JSONTrouble) {
    guard let byte = current else { throw trouble }
    if byte == UInt8(ascii: "u") {
      index += 1
      text += Array(String(Character(try escapedScalar())).utf8)
    } else if let plain = Self.plain[byte] {
      index += 1
      text.append(plain)
    } else {
      throw trouble
    }
  }

  /// The scalar behind `\u`; half of a pair alone becomes a replacement character.
  private mutating func escapedScalar() throws(JSONTrouble) -> Unicode.Scalar {
    let first = try hexadecimal()
    if (0xD800..<0xDC00).contains(first), index + 1 < bytes.count,
      bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    {
      let behind = index
      index += 2
      let second = try hexadecimal()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
      index = behind
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONTrouble) -> UInt32 {
    guard index + 4 <= bytes.count,
      let number = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16),
      bytes[index] != UInt8(ascii: "+"), bytes[index] != UInt8(ascii: "-")
    else { throw trouble }
    index += 4
    return number
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index > start
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  /// Where the text stops being JSON, counted from 1 as editors do.
  private var trouble: JSONTrouble {
    let before = bytes[..<min(index, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    return .syntax(line: line, column: column)
  }
}
