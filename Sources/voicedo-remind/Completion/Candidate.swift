import Actions

/// Something that a word being typed can become.
struct Candidate: Hashable {
  /// The word as it stands on the command line, before any quoting.
  let word: String
  /// The meaning of the word, on one line.
  var meaning = ""
  /// Whether the word stands there although it does not begin with what was typed.
  var isByMeaning = false
}

/// Everything that fits.
enum Candidates: Hashable {
  case words([Candidate])
  /// The shell knows the names of files better.
  case files
}

extension Candidates {
  static let none = Candidates.words([])

  /// Of all these the ones that begin with what was typed, whatever the case.
  static func words(_ all: [Candidate], beginning typed: String) -> Candidates {
    let typed = typed.lowercased()
    return .words(all.filter { $0.word.lowercased().hasPrefix(typed) })
  }
}
