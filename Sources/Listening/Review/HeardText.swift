import Actions

/// The words that somebody said, in pieces that can be shown, marked and pointed at.
struct HeardText {
  /// A word, or a piece of one that is longer than anybody reads at once.
  struct Word {
    let text: String
    /// In Unicode scalars from the start.
    let range: Range<Int>
    /// Whether it goes on where the piece before it ended.
    let isGlued: Bool
    /// Its letters and digits alone.
    let bare: String
  }

  private let scalars: [Unicode.Scalar]
  private(set) var words: [Word] = []

  /// Columns of the longest word that is shown in one piece.
  private static let longestWord = 20

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var (piece, columns, start, place, isGlued) = ("", 0, 0, 0, false)
    func finish(_ words: inout [Word]) {
      let shown = piece.printable
      if !shown.isEmpty {
        words.append(Word(text: shown, range: start..<place, isGlued: isGlued, bare: piece.bare))
      }
      isGlued = !shown.isEmpty
      (piece, columns, start) = ("", 0, place)
    }
    for character in text {
      columns += String(character).columns
      if character.isWhitespace || columns > Self.longestWord { finish(&words) }
      place += character.unicodeScalars.count
      if character.isWhitespace {
        (start, columns, isGlued) = (place, 0, false)
      } else {
        if piece.isEmpty { columns = String(character).columns }
        piece.append(character)
      }
    }
    finish(&words)
  }

  /// Takes the text from one word to another, letter by letter.
  func text(_ range: ClosedRange<Int>) -> String {
    guard words.indices.contains(range.lowerBound), words.indices.contains(range.upperBound)
    else { return "" }
    let start = words[range.lowerBound].range.lowerBound
    return text(of: start..<words[range.upperBound].range.upperBound)
  }

  /// The whole of it.
  var text: String { text(of: 0..<scalars.count) }

  private func text(of range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// The words that stand, wholly or in part, in a stretch of the text.
  func words(in range: Range<Int>) -> Set<Int> {
    guard !range.isEmpty else { return [] }
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return Set(words[low...].indices.prefix { words[$0].range.lowerBound < range.upperBound })
  }

  /// Words one after the other that say the same as a quote, the first behind a place or else the
  /// first of all; none where they are not said.
  func words(saying quote: String, behind place: Int = -1) -> Set<Int> {
    let wanted = HeardText(quote).words.map(\.bare).filter { !$0.isEmpty }
    let heard = words.indices.filter { !words[$0].bare.isEmpty }
    guard !wanted.isEmpty, wanted.count <= heard.count else { return [] }
    let found = (0...(heard.count - wanted.count)).lazy.map { heard[$0..<$0 + wanted.count] }
      .filter { zip($0, wanted).allSatisfy { words[$0].bare == $1 } }
    return Set(found.first { $0.first.map { $0 > place } ?? false } ?? found.first ?? [])
  }
}

extension String {
  /// Its letters and digits alone in lower case, as words are compared.
  var bare: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
