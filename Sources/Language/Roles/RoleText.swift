internal import Reader

/// A text with its words, as the reader counts them.
struct RoleText: Sendable {
  private let scalars: [Unicode.Scalar]
  /// Where each word stands, in Unicode scalars.
  let words: [Range<Int>]

  init(_ text: String, _ words: [Range<Int>]) {
    scalars = Array(text.unicodeScalars)
    self.words = words
  }

  /// The words at these places as they were written: what stands together stays together.
  func said(_ places: [Int]) -> String {
    var text = String.UnicodeScalarView()
    var last: Int?
    for place in places {
      if let last, last + 1 == place {
        text.append(contentsOf: scalars[words[last].upperBound..<words[place].lowerBound])
      } else if last != nil {
        text.append(" ")
      }
      text.append(contentsOf: scalars[words[place]])
      last = place
    }
    return String(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Where the words from the first to the last of these places stand, in Unicode scalars.
  func range(_ places: [Int]) -> Range<Int> {
    guard let first = places.first, let last = places.last else { return 0..<0 }
    return words[first].lowerBound..<words[last].upperBound
  }

  /// Whether a place holds a mark, and no word or number.
  func isMark(_ place: Int) -> Bool {
    guard let first = scalars[words[place]].first else { return true }
    return !first.properties.isAlphabetic && first.properties.numericType == nil
  }

  /// Whether a sentence or a line ends at a place.
  func endsSentence(_ place: Int) -> Bool {
    let word = scalars[words[place]]
    guard word.count == 1, let mark = word.first else { return false }
    return mark == "." || mark == "!" || mark == "?" || mark == ";" || mark == "\n"
  }

  /// Whether words tell how to come or what to keep from: "don't eat after midnight", "bring the card".
  func isAdvice(_ places: [Int]) -> Bool {
    let first = said([places[0]]).lowercased()
    return ["don't", "dont", "don’t", "no", "never", "bring", "not"].contains(first)
  }

  /// Whether words say something of their own: "they moved to room 12", "the door code is 4711".
  func isStatement(_ places: [Int]) -> Bool {
    let said = places.prefix(4).map { Word(self.said([$0]).lowercased()) }
    return said.first.map(ChatterWords.subjects.contains) == true
      || said.dropFirst().contains {
        $0.isOne(of: "is", "are", "was", "were", "has", "have", "had")
      }
  }

  func isLineBreak(_ place: Int) -> Bool { scalars[words[place]].first == "\n" }
}
