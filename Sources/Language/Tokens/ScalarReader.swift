/// A place in UTF-8 text, counted in bytes and in Unicode scalars.
struct ScalarReader {
  private let utf8: [UInt8]
  private(set) var byte = 0
  private(set) var scalar = 0

  /// Takes the bytes of a string; they are well formed.
  init(_ utf8: [UInt8]) {
    self.utf8 = utf8
  }

  var isAtEnd: Bool { byte >= utf8.count }

  /// The scalar here, or nothing at the end.
  @inline(__always)
  var next: Unicode.Scalar? {
    guard byte < utf8.count else { return nil }
    let first = utf8[byte]
    return first < 0x80 ? Unicode.Scalar(first) : longScalar(first)
  }

  /// The kind of the scalar here.
  @inline(__always)
  var kind: CharacterKind? { next.map { CharacterKind($0) } }

  @inline(__always)
  mutating func step() {
    let first = utf8[byte]
    byte &+= first < 0x80 ? 1 : ScalarReader.length(first)
    scalar &+= 1
  }

  /// Whether the scalar behind this one is one of these.
  func isFollowed(by isWanted: (Unicode.Scalar) -> Bool) -> Bool {
    var copy = self
    copy.step()
    return copy.next.map(isWanted) ?? false
  }

  /// How many bytes a scalar beyond ASCII has.
  private static func length(_ first: UInt8) -> Int { first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }

  private func longScalar(_ first: UInt8) -> Unicode.Scalar {
    let length = ScalarReader.length(first)
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for place in 1..<length { value = value << 6 | UInt32(utf8[byte + place] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
