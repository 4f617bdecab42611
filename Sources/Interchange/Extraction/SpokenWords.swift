/// Words as they sound: without case, punctuation and the blanks between them.
package struct SpokenWords {
  /// In order.
  private(set) var words: [String] = []
  /// All of them without a blank.
  private(set) var letters: [Unicode.Scalar] = []
  /// Where in `letters` words begin, and where they end.
  private var starts: [Int] = []
  private var ends: Set<Int> = []

  package init(_ text: String) {
    var word = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isLetter {
        // Scripts without blanks: each sign is a word.
        if scalar.value >= 0x2E80 { end(&word) }
        word.append(scalar)
        if scalar.value >= 0x2E80 { end(&word) }
      } else if !scalar.isWithinWord {
        end(&word)
      }
    }
    end(&word)
  }

  private mutating func end(_ word: inout String.UnicodeScalarView) {
    guard !word.isEmpty else { return }
    starts.append(letters.count)
    letters += word
    ends.insert(letters.count)
    words.append(String(word))
    word = String.UnicodeScalarView()
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether others stand in these word for word, however their letters are spaced.
  func hold(_ other: SpokenWords) -> Bool {
    let wanted = other.letters
    guard !wanted.isEmpty, wanted.count <= letters.count else { return false }
    return starts.contains { start in
      let end = start + wanted.count
      return ends.contains(end) && letters[start..<end].elementsEqual(wanted)
    }
  }

  /// More than this is compared by whole words alone: nobody says it in one breath.
  private static let longestComparison = 4_000_000

  /// Whether others stand in these but for one letter in ten; a number has to be the same.
  func nearlyHold(_ other: SpokenWords) -> Bool {
    if hold(other) { return true }
    let allowed = other.letters.count / 10
    guard allowed > 0, other.letters.count * letters.count <= Self.longestComparison else {
      return false
    }
    let numbers = Set(words.filter(\.hasDigit))
    guard other.words.filter(\.hasDigit).allSatisfy(numbers.contains) else { return false }
    return distance(to: other.letters) <= allowed
  }

  /// The fewest letters to change in any stretch of these to get the others (Sellers 1980).
  private func distance(to wanted: [Unicode.Scalar]) -> Int {
    var column = Array(0...wanted.count)
    var least = wanted.count
    for letter in letters {
      var diagonal = 0
      for row in 1...wanted.count {
        let above = column[row]
        column[row] =
          wanted[row - 1] == letter
          ? diagonal : 1 + Swift.min(diagonal, Swift.min(above, column[row - 1]))
        diagonal = above
      }
      least = Swift.min(least, column[wanted.count])
    }
    return least
  }

  /// Whether six in ten of the words that mean something are among these, in whatever form.
  package func support(_ title: SpokenWords) -> Bool {
    let (found, asked) = telling(of: title)
    return asked > 0 && found * 10 >= asked * 6
  }

  /// How many of the words that mean something are among these, in whatever form.
  package func telling(of title: SpokenWords) -> (found: Int, asked: Int) {
    let telling = title.words.filter { !Self.small.contains($0) }
    let asked = telling.isEmpty ? title.words : telling
    let stems = Set(words.map(\.stem))
    let found = asked.count { stems.contains($0.stem) || hold(SpokenWords($0)) }
    return (found, asked.count)
  }

  private static let small: Set = [
    "a", "about", "all", "an", "and", "at", "be", "by", "do", "for", "from", "get", "i", "in", "is",
    "it", "its", "make", "me", "my", "of", "off", "on", "or", "our", "out", "so", "some", "that",
    "the", "this", "to", "up", "we", "with", "your",
  ]
}

extension Unicode.Scalar {
  /// Whether it makes a word: letters, digits, and marks on them.
  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  /// Whether it is written within a word and not heard: "don't", "p.m.".
  fileprivate var isWithinWord: Bool { "'’.\u{AD}".unicodeScalars.contains(self) }
}

extension String {
  fileprivate var hasDigit: Bool { unicodeScalars.contains { ("0"..."9").contains($0) } }

  /// The word without the endings that English puts on it.
  fileprivate var stem: Substring {
    for ending in ["ing", "ed", "es", "s", "e"] where hasSuffix(ending) {
      let stem = dropLast(ending.count)
      if stem.count >= 3 { return stem }
    }
    return self[...]
  }
}
