/// What the letters' table does not know of a word: six signs, as `shape` in `Tests/Reader/words.py` gives them.
struct WordShape {
  static let count = 6

  let signs: [Bool]

  init(_ word: ArraySlice<UInt32>) {
    let first = word.first ?? 0
    signs = [
      first.isCapital,
      word.count > 1 && !word.contains(where: \.isSmall) && word.contains(where: \.isCapital),
      word.allSatisfy(\.isDigit),
      word.contains(where: \.isDigit),
      !first.isLetter,
      word.count == 1 && first == 0x0A,
    ]
  }
}
