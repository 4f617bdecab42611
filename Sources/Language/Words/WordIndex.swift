/// Finds words in a text of the program's own, which tells them with spaces, line ends and slashes
/// between.
///
/// A command lives for milliseconds: one pass over the bytes makes this, where a dictionary of
/// strings takes a hundred times as long.
struct WordIndex: Sendable {
  /// Which words can be found: all of them, or the first one of each phrase.
  enum Keys: Sendable { case everyWord, firstOfPhrase }

  /// A word that can be found.
  struct Entry: Sendable {
    let word: Word
    /// The number of its phrase, counted from 0.
    let phrase: Int32
    /// Where the next word of the text stands among all of them.
    let next: Int32
  }

  /// All words in the order of the text; `none` behind each phrase.
  private(set) var words: [Word] = []
  private var entries: [Entry] = []
  /// A hash table with open addressing, at least half of it free: one more than the number of an
  /// entry, 0 where nothing is.
  private var slots: [UInt16]

  /// Reads a text of fewer than 65,000 words; a slash or a line end ends a phrase.
  init(_ text: String, keys: Keys) {
    let most = 1 + text.utf8.count { keys == .everyWord ? $0.isSeparator : $0.isPhraseEnd }
    slots = Array(repeating: 0, count: 1 << (Int.bitWidth - (2 * most - 1).leadingZeroBitCount))
    entries.reserveCapacity(most)
    words.reserveCapacity(most + (keys == .everyWord ? 0 : 2 * most))
    var phrase = 0
    var word = Word.Packer()
    var isBehindKey = false
    for byte in text.utf8 {
      guard byte.isSeparator else {
        word.add(byte)
        continue
      }
      if !word.isEmpty {
        note(word.packed, of: phrase, isKey: !isBehindKey)
        isBehindKey = keys == .firstOfPhrase
        word = Word.Packer()
      }
      if byte.isPhraseEnd {
        words.append(.none)
        phrase += 1
        isBehindKey = false
      }
    }
    if !word.isEmpty { note(word.packed, of: phrase, isKey: !isBehindKey) }
    words.append(.none)
  }

  /// How many phrases a text tells.
  static func phraseCount(of text: String) -> Int { 1 + text.utf8.count { $0.isPhraseEnd } }

  private mutating func note(_ word: Word, of phrase: Int, isKey: Bool) {
    words.append(word)
    guard isKey else { return }
    entries.append(Entry(word: word, phrase: Int32(phrase), next: Int32(words.count)))
    var slot = word.slot(of: slots.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt16(entries.count)
  }
}

extension WordIndex {
  /// All words that can be found, in the order of the text.
  var keys: [Word] { entries.map(\.word) }

  /// The position of a word among the keys, the first one if it was noted several times.
  @inline(__always)
  func position(of word: Word) -> Int? {
    var slot = word.slot(of: slots.count)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) &- 1
      if entries[position].word == word { return position }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// The phrase in which a word was first noted.
  @inline(__always)
  func phrase(of word: Word) -> Int? { position(of: word).map { Int(entries[$0].phrase) } }

  /// Calls `body` with each place of a word, in the order of the text.
  @inline(__always)
  func forEachEntry(of word: Word, _ body: (Entry) -> Void) {
    var slot = word.slot(of: slots.count)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.word == word { body(entry) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }
}

extension UInt8 {
  fileprivate var isPhraseEnd: Bool { self == UInt8(ascii: "/") || self == UInt8(ascii: "\n") }
  fileprivate var isSeparator: Bool { self == UInt8(ascii: " ") || isPhraseEnd }
}
