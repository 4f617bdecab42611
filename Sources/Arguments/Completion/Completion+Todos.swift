import Actions
import Answers
import Model
import Store

extension Completion {
  /// To-dos by the beginning of their id, or by words of their title.
  ///
  /// Behind ids comes another id. Behind words of a title come more words of titles that hold them.
  func todos(_ typed: String, behind given: [String], _ scope: CompletionIndex.Scope) -> Candidates
  {
    guard let index else { return .none }
    if !given.allSatisfy(\.beginsWithHandle) {
      return titleWords(typed, behind: given, index, scope)
    }
    let known = Set(given.compactMap { $0.split(separator: " ").first.map(String.init) })
    var found: [Candidate] = []
    let prefix = typed.lowercased()
    if !typed.isEmpty, ("0" + prefix).canBeHandle {
      found = index.entries(handleStartingWith: prefix, scope, limit: Self.limit)
        .map { Candidate(word: $0.handle, meaning: $0.title.offered) }
    }
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let byHandle = Set(found.map(\.word))
    if typed.isEmpty || !words.isEmpty {
      let byTitle = index.entries(titleWith: words, scope, limit: Self.limit)
      found += byTitle.filter { !byHandle.contains($0.handle) }
        .map { typed.isEmpty ? Candidate(word: $0.handle, meaning: $0.title.offered) : named($0) }
    }
    return .words(Array(found.filter { !known.contains($0.word) }.prefix(Self.limit)))
  }

  /// A to-do that was found by its title.
  ///
  /// fish takes only what holds the letters that were typed, so the title stands behind the id.
  private func named(_ entry: CompletionIndex.Entry) -> Candidate {
    guard shell == .fish else {
      return Candidate(word: entry.handle, meaning: entry.title.offered, isByMeaning: true)
    }
    let words = entry.title.offered.split(separator: " ").filter { entry.title.containsText($0) }
    return Candidate(word: ([entry.handle[...]] + words).joined(separator: " "), isByMeaning: true)
  }

  /// The next word of titles that hold the words before it.
  private func titleWords(
    _ typed: String,
    behind given: [String],
    _ index: CompletionIndex,
    _ scope: CompletionIndex.Scope
  ) -> Candidates {
    let words = given + (typed.isEmpty ? [] : [typed])
    var found: [Candidate] = []
    var known = Set(given.map { $0.lowercased() })
    for entry in index.entries(titleWith: words, scope, limit: Self.limit) {
      // Plain words alone, which no shell makes anything else of.
      for word in entry.title.split(whereSeparator: { !($0.isLetter || $0.isNumber) })
      where known.insert(word.lowercased()).inserted {
        found.append(Candidate(word: String(word)))
      }
    }
    return .words(Array(found.prefix(Self.limit)), beginning: typed)
  }
}

extension String {
  /// A title as it is offered: one short line without anything that a screen would obey.
  fileprivate var offered: String { printable.count > 72 ? printable.prefix(71) + "…" : printable }
}
