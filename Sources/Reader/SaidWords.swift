/// The words and signs of a text as the reader sees them.
///
/// `Tests/Reader/words.py` does the same for training.
struct SaidWords {
  /// The text in Unicode scalars.
  let scalars: [UInt32]
  /// Where the words stand among the scalars; a line's end is a word, a space is none.
  private(set) var ranges: [Range<Int>] = []

  init(_ text: String) {
    scalars = text.unicodeScalars.map(\.value)
    var index = 0
    while index < scalars.count {
      let start = index
      index += 1
      guard !scalars[start].isSpacing else { continue }
      if scalars[start].isLetter { index = endOfWord(from: start) }
      ranges.append(start..<index)
    }
  }

  private func scalar(_ index: Int) -> UInt32 { index < scalars.count ? scalars[index] : 0 }

  private func endOfWord(from start: Int) -> Int {
    var index = start + 1
    while index < scalars.count {
      if scalars[index].isLetter {
        index += 1
      } else if joinsLetters(at: index) {
        index += 2
      } else {
        break
      }
    }
    guard index == start + 1 else { return index }
    // "a.m.", "P.M.", "w/".
    let letter = scalars[start] | 0x20
    if letter == 0x61 || letter == 0x70, scalar(index) == 0x2E, scalar(index + 1) | 0x20 == 0x6D,
      scalar(index + 2) == 0x2E
    {
      return index + 3
    }
    return letter == 0x77 && scalar(index) == 0x2F ? index + 1 : index
  }

  /// An apostrophe between letters, or a sign between digits: "14.20", "4/5", "7:45am".
  private func joinsLetters(at index: Int) -> Bool {
    let (sign, next) = (scalars[index], scalar(index + 1))
    guard next.isLetter else { return false }
    if sign == 0x27 || sign == 0x2019 { return true }
    return (sign == 0x3A || sign == 0x2E || sign == 0x2C || sign == 0x2F)
      && scalars[index - 1].isDigit && next.isDigit
  }
}

extension UInt32 {
  var isDigit: Bool { 0x30 <= self && self <= 0x39 }
  var isCapital: Bool { 0x41 <= self && self <= 0x5A }
  var isSmall: Bool { 0x61 <= self && self <= 0x7A }

  /// Whether words are made of it: ASCII letters and digits, and what lies beyond signs and pictures.
  var isLetter: Bool {
    if self < 0x80 { return isDigit || isCapital || isSmall }
    return self >= 0xC0 && self != 0xD7 && self != 0xF7
      && !(0x2000...0x2BFF).contains(self) && !(0x3000...0x303F).contains(self)
      && !(0xFE00...0xFE0F).contains(self) && self < 0x1F000
  }

  /// Whether it only keeps words apart; a line's end is more than that.
  fileprivate var isSpacing: Bool {
    self != 0x0A
      && (self <= 0x20 || (0x7F...0xA0).contains(self) || self == 0x1680
        || (0x2000...0x200A).contains(self)
        || self == 0x2028 || self == 0x2029 || self == 0x202F || self == 0x205F || self == 0x3000)
  }
}
