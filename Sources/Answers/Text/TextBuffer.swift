import Actions

/// A long text that is put together piece by piece, as UTF-8: strings take several times as long.
struct TextBuffer {
  private(set) var bytes: [UInt8] = []

  /// `capacity` is how many bytes are expected.
  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// The text so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var isEmpty: Bool { bytes.isEmpty }

  /// How many lines have ended.
  private(set) var lines = 0
}

extension TextBuffer {
  package mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds what was put together elsewhere.
  mutating func append(_ other: TextBuffer) {
    bytes.append(contentsOf: other.bytes)
    lines += other.lines
  }

  /// Adds a text in a style, or just the text where colours are not wanted.
  package mutating func append(_ text: String, _ style: Palette.Style, _ palette: Palette) {
    append(palette.isOn ? palette.paint(text, style) : text)
  }

  /// Adds so many spaces, or none.
  mutating func appendBlanks(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    lines += 1
  }
}
