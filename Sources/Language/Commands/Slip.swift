/// One slip of a finger in the verb that begins a command: "dnoe", "snoze", "cancle", "donw".
enum Slip {
  /// The verb that is meant; `nil` for a verb, and for any other word that is known.
  static func meant(by word: Word) -> Word? {
    meant(by: word, among: verbs)
  }

  /// The one of some verbs that is meant.
  static func meant(by word: Word, among verbs: [Word]) -> Word? {
    guard (4...Word.longest).contains(word.count), !isKnown(word), !verbs.contains(word) else {
      return nil
    }
    let typed = word.bytes
    return verbs.first { verb in
      // "deleted" and "moves" are other forms of it, "delet" is none.
      (word.count < verb.count || Stem.of(verb) != Stem.of(word)) && isSlip(typed, of: verb.bytes)
    }
  }

  /// The verbs that are typed most; shorter ones are too near to other words.
  private static let verbs = CommandVerb.words(
    """
    done delete remove cancel complete finish snooze reschedule postpone rename remind skip move defer
    change modify erase trash shift delay
    """.split(whereSeparator: \.isNewline).joined(separator: " ")
  )

  private static func isKnown(_ word: Word) -> Bool {
    Verbs.isVerb(word) || FunctionWords.all.contains(word) || !Lexicon.entry(of: word).isUnknown
      || CommandWords.irregular[word] != nil || verbs.contains(word) || CommandVerb.isOwn(word)
      || CommandWords.likeVerbs.contains(word)
  }

  /// Whether two letters changed places, one is left out or twice there, or a key beside it was hit; in
  /// a long verb, whether any letter is another one or one too many.
  static func isSlip(_ typed: [UInt8], of verb: [UInt8]) -> Bool {
    let same = zip(typed, verb).prefix { $0 == $1 }.count
    let (rest, right) = (typed[same...], verb[same...])
    switch typed.count - verb.count {
    case 0:
      guard rest.count > 0 else { return false }
      if rest.count > 1, Array(rest.prefix(2)) == [right[same + 1], right[same]] {
        return rest.dropFirst(2).elementsEqual(right.dropFirst(2))
      }
      return rest.dropFirst().elementsEqual(right.dropFirst())
        && (verb.count >= long || areNeighbours(typed[same], verb[same]))
    case -1: return verb.count >= 5 && rest.elementsEqual(right.dropFirst())
    case 1:
      let isDoubled = same > 0 && typed[same] == typed[same - 1]
      return (isDoubled || verb.count >= long) && rest.dropFirst().elementsEqual(right)
    default: return false
    }
  }

  /// So many letters make a verb that no other word is near to.
  private static let long = 6

  /// Whether two keys lie side by side.
  private static func areNeighbours(_ one: UInt8, _ other: UInt8) -> Bool {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
    func place(_ key: UInt8) -> (row: Int, column: Int)? {
      for (row, keys) in rows.enumerated() {
        if let column = keys.firstIndex(of: key) { return (row, column) }
      }
      return nil
    }
    guard let one = place(one), let other = place(other), one.row == other.row else { return false }
    return abs(one.column - other.column) == 1
  }
}

/// The one of some verbs that a word is a slip of the finger from; `nil` for a word that is known.
package func slippedVerb(_ typed: String, among verbs: [String]) -> String? {
  Slip.meant(by: Word(typed.lowercased()), among: verbs.map { Word($0) })
    .map { String(decoding: $0.bytes, as: UTF8.self) }
}
