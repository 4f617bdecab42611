/// Remarks on to-dos that were named before.
extension Splitter {
  /// Whether a remark on what was said before begins here: "both are urgent", "all due by friday".
  func isRemark(at index: Int) -> Bool {
    if Priorities.reachingBack(tokens, at: index, end: tokens.count) != nil { return true }
    guard let end = Several.endBeforeTime(tokens, at: index, end: tokens.count), end < tokens.count,
      let time = time(at: end)
    else { return false }
    let behind = time.tokens.upperBound
    return behind == tokens.count || isSentenceEnd(behind) || connectiveEnd(at: behind) != nil
  }

  /// "they're all urgent": one remark, also from "all" on.
  func isInRemark(_ index: Int, _ clauseStart: Int) -> Bool {
    Priorities.reachingBack(tokens, at: clauseStart, end: tokens.count).map { index < $0.end }
      ?? false
  }
}
