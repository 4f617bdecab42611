/// A word, number or mark in lower case, packed into two numbers: two are compared in one step.
///
/// One of more than 15 bytes of UTF-8 keeps its first eight and a hash of the rest: enough to tell
/// it from another, and no word that the program knows is that long.
struct Word: Hashable, Sendable {
  /// The first eight bytes, the first of them lowest.
  private var head: UInt64 = 0
  /// The next seven bytes, and in the highest place how many there are in all.
  private var tail: UInt64 = 0

  static let longest = 15

  /// The word of no letters.
  static let none: Word = ""
}

extension Word: ExpressibleByStringLiteral {
  /// A word of the program's own; the compiler packs it.
  @inline(__always)
  init(stringLiteral literal: StaticString) {
    let (bytes, count) = (literal.utf8Start, literal.utf8CodeUnitCount)
    precondition(count <= Word.longest)
    var place = 0
    while place < min(count, 8) {
      head |= UInt64(bytes[place]) << UInt64(8 &* place)
      place += 1
    }
    while place < count {
      tail |= UInt64(bytes[place]) << UInt64(8 &* (place - 8))
      place += 1
    }
    tail |= UInt64(count) << 56
  }
}

extension Word {
  /// Packs the bytes of a word one after the other.
  struct Packer {
    private var word = Word()
    private var count = 0
    /// FNV-1a of what comes behind the first eight bytes.
    private var hash: UInt64 = 14_695_981_039_346_656_037

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    mutating func add(_ byte: UInt8) {
      if count < 8 {
        word.head |= UInt64(byte) << UInt64(8 &* count)
      } else {
        hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
        if count < Word.longest { word.tail |= UInt64(byte) << UInt64(8 &* (count &- 8)) }
      }
      count &+= 1
    }

    @inline(__always)
    var packed: Word {
      var word = word
      word.tail =
        count <= Word.longest ? word.tail | UInt64(count) << 56 : hash >> 8 | UInt64(255) << 56
      return word
    }
  }

  init(_ text: String) {
    var packer = Packer()
    for byte in text.utf8 { packer.add(byte) }
    self = packer.packed
  }
}

extension Word {
  /// The number of its first Unicode scalar, or 0.
  var firstScalar: UInt32 {
    let first = UInt32(byte(at: 0))
    guard first >= 0xC0 else { return first }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return (1..<length).reduce(first & (0xFF >> UInt32(length + 1))) {
      $0 << 6 | UInt32(byte(at: $1) & 0x3F)
    }
  }

  /// How many bytes it has; more than `longest` for those that are longer.
  @inline(__always)
  var count: Int { Int(tail >> 56) }

  var isEmpty: Bool { count == 0 }

  /// Its bytes, at most the first 15.
  var bytes: [UInt8] { (0..<min(count, Word.longest)).map { byte(at: $0) } }

  /// The first and the last byte of a word that is not too long to be known.
  @inline(__always)
  var ends: (first: UInt8, last: UInt8) { (byte(at: 0), byte(at: max(count - 1, 0))) }

  /// A byte among the first 15, or 0.
  private func byte(at place: Int) -> UInt8 {
    UInt8(
      truncatingIfNeeded: place < 8 ? head >> UInt64(8 * place) : tail >> UInt64(8 * place - 64)
    )
  }

  /// Whether it begins with one of at most eight bytes.
  func hasPrefix(_ other: Word) -> Bool {
    count >= other.count && (0..<other.count).allSatisfy { byte(at: $0) == other.byte(at: $0) }
  }

  /// Whether it ends with another; those that are too long to be known do not.
  func hasSuffix(_ other: Word) -> Bool {
    guard count <= Word.longest, count >= other.count else { return false }
    let start = count - other.count
    return (0..<other.count).allSatisfy { byte(at: start + $0) == other.byte(at: $0) }
  }

  /// The word without its last letters, of one byte each.
  func dropLast(_ letters: Int) -> Word {
    guard count <= Word.longest else { return self }
    var packer = Packer()
    for place in 0..<max(count - letters, 0) { packer.add(byte(at: place)) }
    return packer.packed
  }

  /// Spreads words over a table of so many places, a power of two.
  @inline(__always)
  func slot(of count: Int) -> Int {
    let mixed = (head ^ (tail &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 32) & (count &- 1)
  }
}

extension Word {
  /// Whether it is one of these.
  @inline(__always)
  func isOne(of words: Word...) -> Bool { words.contains(self) }
}
