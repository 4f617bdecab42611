/// The rows of the letters' table for a word: the whole, its shape where it has digits, and its groups of two
/// to four letters.
///
/// `groups` in `Tests/Reader/words.py` does the same.
struct LetterGroups {
  private static let most = 28

  private(set) var rows: [Int] = []
  /// The word between "<" and ">" in UTF-8, folded, and where each of its scalars begins.
  private var bytes: [UInt8] = []
  private var starts: [Int] = []

  init() {
    rows.reserveCapacity(LetterGroups.most)
    bytes.reserveCapacity(64)
    starts.reserveCapacity(64)
  }

  mutating func read(_ word: ArraySlice<UInt32>, of count: Int) {
    rows.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    append(0x3C)
    for scalar in word { append(scalar.folded) }
    append(0x3E)
    starts.append(bytes.count)
    add(FNV1a(bytes[...]), count)
    if word.contains(where: \.isDigit) {
      var hash = FNV1a()
      hash.add(0x23)
      for byte in bytes { hash.add(UInt32(byte).isDigit ? 0x30 : byte) }
      add(hash, count)
    }
    for size in 2...4 {
      var first = 0
      while first + size < starts.count, rows.count < LetterGroups.most {
        add(FNV1a(bytes[starts[first]..<starts[first + size]]), count)
        first += 1
      }
    }
  }

  private mutating func add(_ hash: FNV1a, _ count: Int) {
    rows.append(Int(hash.value % UInt32(count)))
  }

  private mutating func append(_ scalar: UInt32) {
    starts.append(bytes.count)
    switch scalar {
    case ..<0x80: bytes.append(UInt8(scalar))
    case ..<0x800: append(0xC0, scalar >> 6, and: scalar)
    case ..<0x1_0000: append(0xE0, scalar >> 12, and: scalar >> 6, scalar)
    default: append(0xF0, scalar >> 18, and: scalar >> 12, scalar >> 6, scalar)
    }
  }

  private mutating func append(_ mark: UInt8, _ first: UInt32, and others: UInt32...) {
    bytes.append(mark | UInt8(first))
    for other in others { bytes.append(0x80 | UInt8(other & 0x3F)) }
  }
}

extension UInt32 {
  /// An ASCII letter small, one apostrophe for both.
  fileprivate var folded: UInt32 { isCapital ? self + 0x20 : self == 0x2019 ? 0x27 : self }
}

/// FNV-1a, 32 bits (draft-eastlake-fnv).
private struct FNV1a {
  private(set) var value: UInt32 = 2_166_136_261

  init() {}

  init(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }

  mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }
}
