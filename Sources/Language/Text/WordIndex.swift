/// Finds words in a text of the program's own, which tells them with spaces, line ends and slashes
/// between.
///
/// A command lives for milliseconds: one pass over the bytes makes this, where a dictionary of
/// strings takes a hundred times as long.
struct WordIndex: Sendable {
  /// Which words can be found: all of them, or the first one of each phrase.
  enum Keys: Sendable { case everyWord, firstOfPhrase }

  /// A word of the text: the number of its phrase, counted from 0, and where the word ends.
  struct Entry {
    let phrase: Int
    let end: Int
  }

  private let bytes: [UInt8]
  /// A hash table with open addressing, at least half of it free.
  ///
  /// The number of the phrase and, in the lower half, one more than the place of the word; 0 where
  /// nothing is.
  private var slots: [UInt32]

  /// Reads a text of less than 64 KiB; a slash or a line end ends a phrase.
  init(_ text: String, keys: Keys) {
    bytes = Array(text.utf8)
    let most = 1 + bytes.count { keys == .everyWord ? $0.isSeparator : $0.isPhraseEnd }
    slots = Array(repeating: 0, count: 1 << (Int.bitWidth - (2 * most - 1).leadingZeroBitCount))
    var (phrase, start) = (0, 0)
    var hash = Hash()
    var isBehindKey = false
    for (place, byte) in bytes.enumerated() {
      guard byte.isSeparator else {
        hash.add(byte)
        continue
      }
      if place > start, !isBehindKey {
        note(phrase, start, hash)
        isBehindKey = keys == .firstOfPhrase
      }
      if byte.isPhraseEnd {
        phrase += 1
        isBehindKey = false
      }
      start = place + 1
      hash = Hash()
    }
    if bytes.count > start, !isBehindKey { note(phrase, start, hash) }
  }

  /// How many phrases a text tells.
  static func phraseCount(of text: String) -> Int { 1 + text.utf8.count { $0.isPhraseEnd } }

  private mutating func note(_ phrase: Int, _ start: Int, _ hash: Hash) {
    var slot = hash.slot(of: slots.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(phrase << 16 | (start + 1))
  }
}

extension WordIndex {
  /// The phrase in which a word was first noted.
  func phrase(of word: String) -> Int? {
    var phrase: Int?
    forEachEntry(of: word) { if phrase == nil { phrase = $0.phrase } }
    return phrase
  }

  /// Calls `body` with each place of a word, in the order of the text.
  @inline(__always)
  func forEachEntry(of word: String, _ body: (Entry) -> Void) {
    var slot = Hash(word).slot(of: slots.count)
    while slots[slot] != 0 {
      if let end = end(of: word, at: Int(slots[slot] & 0xFFFF) - 1) {
        body(Entry(phrase: Int(slots[slot] >> 16), end: end))
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// Where the word that begins at a place of the text ends, if it is this one.
  func end(of word: String, at start: Int) -> Int? {
    var place = start
    for byte in word.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return nil }
      place += 1
    }
    return place == bytes.count || bytes[place].isSeparator ? place : nil
  }

  /// Where the next word of the same phrase begins, behind a word that ends at `end`.
  func nextWord(after end: Int) -> Int? {
    var place = end
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    return place == bytes.count || bytes[place].isPhraseEnd ? nil : place
  }

  /// FNV-1a: good for short words, and two steps a byte.
  private struct Hash {
    private var value: UInt32 = 2_166_136_261

    init() {}

    init(_ word: String) {
      for byte in word.utf8 { add(byte) }
    }

    mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

    func slot(of count: Int) -> Int { Int(value ^ (value >> 16)) & (count - 1) }
  }
}

extension UInt8 {
  fileprivate var isPhraseEnd: Bool { self == UInt8(ascii: "/") || self == UInt8(ascii: "\n") }
  fileprivate var isSeparator: Bool { self == UInt8(ascii: " ") || isPhraseEnd }
}
