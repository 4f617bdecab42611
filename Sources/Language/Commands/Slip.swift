/// One slip of a finger in the verb that begins a command: "dnoe", "snoze", "cancle", "donw".
enum Slip {
  /// The verb that is meant; `nil` for a verb, and for any other word that is known.
  static func meant(by word: Word) -> Word? {
    guard (4...Word.longest).contains(word.count), !isKnown(word) else { return nil }
    let typed = word.bytes
    return verbs.first { verb in
      Stem.of(verb) != Stem.of(word) && isSlip(typed, of: verb.bytes)
    }
  }

  /// The verbs that are typed most; shorter ones are too near to other words.
  private static let verbs = CommandVerb.words(
    """
    done delete remove cancel complete finish snooze reschedule postpone rename remind skip move defer
    """.split(separator: "\n").joined(separator: " ")
  )

  private static func isKnown(_ word: Word) -> Bool {
    Verbs.isVerb(word) || FunctionWords.all.contains(word) || !Lexicon.entry(of: word).isUnknown
      || CommandWords.irregular[word] != nil || verbs.contains(word) || CommandVerb.isOwn(word)
      || CommandWords.likeVerbs.contains(word)
  }

  /// Whether two letters changed places, one is left out or twice there, or a key beside it was hit.
  private static func isSlip(_ typed: [UInt8], of verb: [UInt8]) -> Bool {
    let same = zip(typed, verb).prefix { $0 == $1 }.count
    let (rest, right) = (typed[same...], verb[same...])
    switch typed.count - verb.count {
    case 0:
      guard rest.count > 0 else { return false }
      if rest.count > 1, Array(rest.prefix(2)) == [right[same + 1], right[same]] {
        return rest.dropFirst(2).elementsEqual(right.dropFirst(2))
      }
      return rest.dropFirst().elementsEqual(right.dropFirst())
        && areNeighbours(typed[same], verb[same])
    case -1: return verb.count >= 5 && rest.elementsEqual(right.dropFirst())
    case 1:
      let isDoubled = same > 0 && typed[same] == typed[same - 1]
      return isDoubled && rest.dropFirst().elementsEqual(right)
    default: return false
    }
  }

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
