/// Something that a word being typed can become.
package struct Candidate: Hashable {
  /// The word as it stands on the command line, before any quoting.
  package let word: String
  /// The meaning of the word, on one line.
  package var meaning: String
  /// Whether the word stands there although it does not begin with what was typed.
  package var isByMeaning: Bool

  package init(word: String, meaning: String = "", isByMeaning: Bool = false) {
    self.word = word
    self.meaning = meaning
    self.isByMeaning = isByMeaning
  }
}

/// Everything that fits.
package enum Candidates: Hashable {
  case words([Candidate])
  /// The shell knows the names of files better.
  case files
}

extension Candidates {
  package static let none = Candidates.words([])

  /// Of all these the ones that begin with what was typed, whatever the case.
  package static func words(_ all: [Candidate], beginning typed: String) -> Candidates {
    let typed = typed.lowercased()
    return .words(all.filter { $0.word.lowercased().hasPrefix(typed) })
  }
}
