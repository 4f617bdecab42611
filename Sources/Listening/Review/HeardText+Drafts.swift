import Actions
import Language

extension HeardText {
  /// The words that each draft came from, by the spans and roles that the language gave them.
  ///
  /// Of drafts that share a clause each has the words of its own title. `explanation` is of the same
  /// text; where other drafts came of it than are looked at, their own spans tell.
  func words(of utterance: Utterance, _ explanation: Explanation) -> [Set<Int>] {
    let drafts = utterance.drafts
    let clauses = explanation.clauses
    let isSame =
      clauses.count == drafts.count
      && drafts.map(\.title) == explanation.understanding.drafts.map(\.title)
    var sharers: [Int: Int] = [:]
    if isSame { for clause in clauses { sharers[clause.lowerBound, default: 0] += 1 } }
    // The quote of a to-do may have been said twice.
    var lastQuoted = -1
    return drafts.indices.map { index in
      if let quote = utterance.quotes[index] {
        let found = words(saying: quote, behind: lastQuoted)
        lastQuoted = found.max() ?? lastQuoted
        if !found.isEmpty { return found }
      }
      let draft = drafts[index]
      var found: Set<Int> = []
      for span in draft.spans where span.role != .opener && span.role != .filler {
        found.formUnion(words(in: span.range))
      }
      guard isSame else { return found }
      let isShared = sharers[clauses[index].lowerBound, default: 0] > 1
      let own = Set(draft.title.split(separator: " ").map { String($0).bare })
      for token in explanation.tokens where token.range.overlaps(clauses[index]) {
        switch token.role {
        case .title, .verb:
          found.formUnion(
            words(in: token.range).filter { !isShared || own.contains(words[$0].bare) }
          )
        case .time, .repeat, .lead, .list, .priority, .effort, .notes:
          found.formUnion(words(in: token.range))
        case .opener, .filler, .correction, .retraction, .joint, .talk, .rest: break
        }
      }
      return found
    }
  }
}
