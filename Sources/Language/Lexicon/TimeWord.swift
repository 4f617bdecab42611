/// The time words, each with all that the grammar knows of it, found in one step.
enum Lexicon {
  struct Entry: Sendable {
    let facts: WordFacts
    let opening: TokenClass
    /// Whether it means nothing in a time.
    var isUnknown = false

    static let none = Entry(facts: .none, opening: [], isUnknown: true)
  }

  static func entry(of word: Word) -> Entry {
    index.position(of: word).map { entries[$0] } ?? .none
  }

  private static let index = WordIndex(
    (TokenClass.words.map(\.words) + WordFacts.texts).joined(separator: "/"),
    keys: .everyWord
  )

  private static let entries = index.keys.map { word in
    let facts = WordFacts.of(word)
    return Entry(facts: facts, opening: TokenClass(word, facts))
  }
}
