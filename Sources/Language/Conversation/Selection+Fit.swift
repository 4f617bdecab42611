/// How well a name fits the words of a question.
package enum NameFit: Int, Comparable, Sendable {
  /// The name is just these words, or these behind or without a verb.
  case whole
  /// The name holds the words, and tells of no other deed.
  case held
  /// The name tells of something else to be done with it: "Pick up meds" of "take my meds".
  case otherDeed

  package static func < (one: NameFit, other: NameFit) -> Bool { one.rawValue < other.rawValue }
}

extension Selection {
  /// How well a name that holds the words of a search fits them.
  package func fit(of name: String) -> NameFit {
    let said = AskedName(words.joined(separator: " "))
    let own = AskedName(name)
    if own.stems == said.stems || own.things == said.things && !own.isOtherDeed(than: said) {
      return .whole
    }
    guard own.isOtherDeed(than: said) else { return .held }
    // Two things in common tell more than another verb.
    return said.things.filter(own.things.contains).count > 1 ? .held : .otherDeed
  }

  /// The part of the words that a name has, from 0 to 1; misheard ones count.
  package func share(in name: String) -> Double {
    let said = AskedName(words.joined(separator: " ")).things
    let own = AskedName(name).stems
    guard !said.isEmpty else { return 0 }
    // One word alone is not taken for another.
    let found = said.count { word in
      own.contains { word == $0 || said.count > 1 && Likeness.isAlike(word, $0) }
    }
    return Double(found) / Double(said.count)
  }
}

/// A name or the words that ask for one, as far as they count.
private struct AskedName {
  let stems: [Word]
  /// Those behind the verbs that it begins with.
  let things: [Word]
  private let verb: Word?

  init(_ text: String) {
    let spoken = TokenizedText(text).tokens.filter(\.isSpoken)
    stems = TodoMatcher.stems(spoken).map(TodoMatcher.alike)
    let verbs = spoken.prefix { Verbs.isVerb($0.text) || Verbs.tightParticles.contains($0.text) }
    let isDeed = !verbs.isEmpty && verbs.count < spoken.count
    verb = isDeed ? verbs.first.map { TodoMatcher.alike(Stem.of($0)) } : nil
    things =
      isDeed ? TodoMatcher.stems(spoken.dropFirst(verbs.count)).map(TodoMatcher.alike) : stems
  }

  /// Whether both tell what is done, and that is not the same; to do something says nothing of it.
  func isOtherDeed(than other: AskedName) -> Bool {
    guard let verb, let asked = other.verb else { return false }
    return verb != asked && !asked.isOne(of: "do", "get", "finish", "complet", "mak")
  }
}
