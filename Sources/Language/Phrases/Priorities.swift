import Model

/// Words that say how much a to-do matters.
enum Priorities {
  /// Words that speak of all that was said before: "both are urgent", "they're all important".
  static func reachingBack(
    _ tokens: [Token],
    at start: Int,
    end: Int
  ) -> (end: Int, value: Priority)? {
    SeveralWords.all.end(tokens, at: start, end: end).flatMap {
      PriorityWords.degrees.match(tokens, at: $0, end: end)
    }
  }
}
