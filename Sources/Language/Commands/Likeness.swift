/// Words that a recogniser or a hand takes for one another.
enum Likeness {
  /// Whether two words are the same, nearly spelled the same, or sound the same.
  static func isAlike(_ one: Word, _ other: Word) -> Bool {
    if one == other { return true }
    let (first, second) = (one.bytes, other.bytes)
    let shorter = min(first.count, second.count)
    guard shorter >= 4, max(first.count, second.count) - shorter <= 2,
      one.count <= Word.longest, other.count <= Word.longest,
      !(first + second).contains(where: isDigit)
    else { return false }
    return distance(first, second) <= (shorter >= 8 ? 2 : 1) || sound(first) == sound(second)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// How many letters to add, drop or replace to come from one to the other.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (index, byte) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, target) in other.enumerated() {
        let replaced = diagonal + (byte == target ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }

  /// The first letter and the consonants behind it by how they sound.
  private static func sound(_ letters: [UInt8]) -> [UInt8] {
    var sounds: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : 0
      let heard: UInt8? =
        switch letter {
        case UInt8(ascii: "c"), UInt8(ascii: "q"), UInt8(ascii: "k"):
          letter == UInt8(ascii: "c") && (next == UInt8(ascii: "e") || next == UInt8(ascii: "i"))
            ? UInt8(ascii: "s") : UInt8(ascii: "k")
        case UInt8(ascii: "z"), UInt8(ascii: "x"): UInt8(ascii: "s")
        case UInt8(ascii: "p") where next == UInt8(ascii: "h"): UInt8(ascii: "f")
        case UInt8(ascii: "v"): UInt8(ascii: "f")
        case UInt8(ascii: "d"): UInt8(ascii: "t")
        case UInt8(ascii: "h"), UInt8(ascii: "w"), UInt8(ascii: "y"), UInt8(ascii: "a"),
          UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"):
          index == 0 ? letter : nil
        default: letter
        }
      if let heard, heard != sounds.last { sounds.append(heard) }
    }
    return sounds
  }
}
