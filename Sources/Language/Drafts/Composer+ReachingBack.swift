import Model

/// Remarks on to-dos that were named before.
extension Composer {
  /// "both are urgent", "all of them by friday": no to-do of its own.
  mutating func reachesBack(_ reading: ClauseReading) -> Bool {
    let range = reading.clause.range
    guard let first = range.first(where: { tokens[$0].isSpoken }),
      let last = range.last(where: { tokens[$0].isSpoken }), !drafts.isEmpty
    else { return false }
    let count = Several.count(tokens, at: first) ?? drafts.count
    if let match = Priorities.reachingBack(tokens, at: first, end: last + 1),
      match.end == last + 1
    {
      for index in drafts.indices.suffix(count) { drafts[index].priority = match.value }
      return true
    }
    if let match = PriorityWords.all.match(tokens, at: first, end: last + 1), match.end == last + 1
    {
      drafts[drafts.count - 1].priority = match.value
      return true
    }
    guard let end = Several.endBeforeTime(tokens, at: first, end: last + 1), reading.time != nil,
      (end...last).allSatisfy({ index in
        !tokens[index].isSpoken || reading.timeTokens.contains { $0.contains(index) }
      })
    else { return false }
    let waiting = drafts.indices.suffix(count).filter { drafts[$0].due == nil }
    for index in waiting {
      var draft = drafts[index]
      addTime(&draft, reading)
      drafts[index] = draft
      if let reasons = trace?.reasons { trace?.drafts[index].reasons = reasons }
    }
    return !waiting.isEmpty
  }
}
