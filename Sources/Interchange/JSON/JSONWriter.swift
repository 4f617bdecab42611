/// Writes JSON (RFC 8259) as bytes, on one line or indented for people.
///
/// No text in it ends a line or steers a terminal: controls, and the marks that change the direction
/// of writing, stand escaped.
package struct JSONWriter {
  /// How values are spread over lines.
  package enum Layout: Sendable {
    case oneLine
    /// A value a line, two spaces deeper in each object and array.
    case indented
  }

  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  private var isFirst = true

  package init(_ layout: Layout) {
    self.layout = layout
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension JSONWriter {
  /// An object; its fields are written as pairs of `key` and a value.
  package mutating func object(_ fields: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), fields)
  }

  /// The key of the value that is written next.
  package mutating func key(_ key: String) {
    beginMember()
    string(key)
    if layout == .indented {
      bytes += " : ".utf8
    } else {
      bytes.append(UInt8(ascii: ":"))
    }
  }

  /// An array; `write` writes one value for each element.
  package mutating func array<Element>(
    _ elements: some Sequence<Element>,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    enclose(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for element in elements {
        writer.beginMember()
        write(&writer, element)
      }
    }
  }

  private mutating func enclose(
    _ opening: UInt8,
    _ closing: UInt8,
    _ members: (inout JSONWriter) -> Void
  ) {
    bytes.append(opening)
    endLine()
    depth += 1
    isFirst = true
    members(&self)
    depth -= 1
    isFirst = false
    endLine()
    indent()
    bytes.append(closing)
  }

  private mutating func beginMember() {
    if !isFirst {
      bytes.append(UInt8(ascii: ","))
      endLine()
    }
    isFirst = false
    indent()
  }

  private mutating func endLine() {
    if layout == .indented { bytes.append(UInt8(ascii: "\n")) }
  }

  private mutating func indent() {
    if layout == .indented { bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth)) }
  }
}

extension JSONWriter {
  package mutating func null() { bytes += "null".utf8 }

  package mutating func bool(_ value: Bool) { bytes += (value ? "true" : "false").utf8 }

  package mutating func number(_ value: some BinaryInteger) { bytes += String(value).utf8 }

  /// A text in quotation marks.
  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(Self.isPlain) {
      bytes += text.utf8
    } else {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: bytes += "\\\"".utf8
    case 0x5C: bytes += "\\\\".utf8
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      let digits = String(scalar.value, radix: 16)
      bytes += "\\u".utf8
      bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
      bytes += digits.utf8
    default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
}

extension JSONValue {
  /// The value as JSON on one line, keys sorted; a number that JSON has no word for becomes `null`.
  package var compact: String {
    var writer = JSONWriter(.oneLine)
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .number(let number): writer.number(number)
    case .string(let text): writer.string(text)
    case .array(let elements): writer.array(elements) { $1.write(to: &$0) }
    case .object(let object):
      writer.object { writer in
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
          writer.key(key)
          value.write(to: &writer)
        }
      }
    }
  }
}

extension JSONWriter {
  /// A number of any kind; whole ones have no fraction.
  fileprivate mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    bytes += (Int(exactly: value).map(String.init) ?? String(value)).utf8
  }
}
