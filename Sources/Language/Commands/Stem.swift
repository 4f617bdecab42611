/// Words without their endings, so that "calling", "called" and "call" are one.
enum Stem {
  /// The stem of a word; numbers are the same in words and digits.
  static func of(_ token: Token) -> Word {
    if let number = token.facts.cardinal { return Word(String(number)) }
    return token.isWord ? of(token.text) : token.text
  }

  static func of(_ word: Word) -> Word {
    if let present = CommandWords.irregular[word] { return of(present) }
    var bytes = word.bytes
    guard bytes.count > 3, bytes.count == word.count else { return word }
    for (ending, put) in endings where bytes.count - ending.count >= 3 && bytes.ends(with: ending) {
      bytes.removeLast(ending.count)
      bytes += put
      break
    }
    if bytes.count > 3, bytes.last == UInt8(ascii: "e") { bytes.removeLast() }
    if bytes.count > 3, bytes[bytes.count - 1] == bytes[bytes.count - 2] { bytes.removeLast() }
    return Word(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether a word tells of something that was done.
  static func isPast(_ word: Word) -> Bool {
    word.count > 4 && word.hasSuffix("ed") && !CommandWords.states.contains(word)
      || CommandWords.irregular[word] != nil
  }

  private static let endings: [(ending: [UInt8], put: [UInt8])] = [
    ("'s", ""), ("'", ""), ("ies", "y"), ("ied", "y"), ("sses", "ss"), ("shes", "sh"),
    ("ches", "ch"), ("xes", "x"), ("ing", ""), ("ss", "ss"), ("us", "us"), ("ed", ""), ("s", ""),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}

extension [UInt8] {
  fileprivate func ends(with ending: [UInt8]) -> Bool {
    count >= ending.count && self[(count - ending.count)...].elementsEqual(ending)
  }
}
