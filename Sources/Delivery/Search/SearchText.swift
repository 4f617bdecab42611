internal import Words

/// A text that somebody has typed into the desktop's search, as far as it is looked at.
package struct SearchText: Hashable, Sendable {
  /// On one line, without what a screen would obey.
  package let words: String

  /// More is no search, and is not looked at: half of what was typed must not be stored.
  package static let limit = 250

  /// `nil` for what is too long or empty.
  package init?(_ text: String) {
    // No sign takes more bytes by itself; one with ten thousand accents is none.
    guard text.utf8.count <= Self.limit * 8 else { return nil }
    let line = text.plainLine(limit: .max)
    guard !line.isEmpty, line.count <= Self.limit else { return nil }
    words = line
  }

  /// The words to look for in what is there, each once.
  ///
  /// None for a single letter, which is in everything, and for so many words that it is a sentence.
  var terms: [String] {
    guard words.utf8.count > 1 else { return [] }
    var terms: [String] = []
    for word in words.split(separator: " ").map(String.init) where !terms.contains(word) {
      terms.append(word)
    }
    return terms.count > Self.mostTerms ? [] : terms
  }

  private static let mostTerms = 8
}
