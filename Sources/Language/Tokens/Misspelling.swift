/// The days and months that thumbs and recognisers get wrong, put right by rule.
///
/// First and last letters must be right. Between them letters may be doubled or single where they
/// should not be ("tommorow"); or else one is left out ("thurday"), two are swapped ("wendesday")
/// or one vowel stands for another ("octaber"): twice in words of nine letters and more
/// ("wensday").
enum Misspelling {
  /// The word that is meant, if this is none but nearly one of those.
  static func corrected(_ word: Word) -> Word? {
    guard shortest...longest ~= word.count else { return nil }
    let ends = word.ends
    for right in rights where right.first == ends.first && right.last == ends.last {
      let comparison = Comparison(Letters(word), right)
      if comparison.isSameButDoubles() || comparison.isNear() { return right.word }
    }
    return nil
  }

  private static let rights: [Letters] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "tomorrow",
    "yesterday", "tonight", "afternoon", "morning", "evening", "weekend", "january", "february",
    "august", "september", "october", "november", "december", "every", "minute", "minutes",
    "remind", "reminder",
  ].map(Letters.init)

  /// As long as "fiday" at least; no letters are added but doubled ones.
  private static let shortest = 4
  private static let longest = 12
}

/// A word letter by letter.
private struct Letters: Sendable {
  let word: Word
  let bytes: [UInt8]
  let first, last: UInt8

  init(_ word: Word) {
    self.word = word
    bytes = word.bytes
    first = bytes.first ?? 0
    last = bytes.last ?? 0
  }
}

/// A word as it was said, beside the right one.
private struct Comparison {
  let said, right: [UInt8]

  init(_ said: Letters, _ right: Letters) {
    self.said = said.bytes
    self.right = right.bytes
  }

  /// Whether they are the same with each run of one letter as a single one.
  func isSameButDoubles() -> Bool { Comparison.single(said) == Comparison.single(right) }

  func isNear() -> Bool {
    // "mourning" is no morning.
    if said.count == right.count + 1, right.count >= 7, right.last != UInt8(ascii: "g") {
      return hasOneTooMany()
    }
    guard said.count <= right.count else { return false }
    return isNear(1, 1, edits: right.count >= 9 ? 2 : 1)
  }

  /// Whether one letter between first and last was put in: "janurary".
  private func hasOneTooMany() -> Bool {
    (1..<said.count - 1).contains { place in
      said[..<place] == right[..<place] && said[(place + 1)...].elementsEqual(right[place...])
    }
  }

  /// Whether the rest of both differs by so many edits at most, the last letters left alone.
  private func isNear(_ place: Int, _ other: Int, edits: Int) -> Bool {
    if place >= said.count - 1 || other >= right.count - 1 {
      return place == said.count - 1 && right.count - 1 - other <= edits
    }
    if said[place] == right[other], isNear(place + 1, other + 1, edits: edits) { return true }
    guard edits > 0 else { return false }
    if said[place].isVowel, right[other].isVowel, isNear(place + 1, other + 1, edits: edits - 1) {
      return true
    }
    if said[place] == right[other + 1], said[place + 1] == right[other], place + 1 < said.count - 1,
      other + 1 < right.count - 1, isNear(place + 2, other + 2, edits: edits - 1)
    {
      return true
    }
    return isNear(place, other + 1, edits: edits - 1)
  }

  private static func single(_ letters: [UInt8]) -> [UInt8] {
    letters.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension UInt8 {
  fileprivate var isVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}
