import Model

/// A stretch of tokens that says a time.
struct TimeMatch: Sendable {
  var meaning: TimeMeaning
  /// Positions in the tokens, words such as "at" and "on" before the time included.
  var tokens: Range<Int>
  /// Where the time itself begins, behind such words.
  var core: Int
  /// The word that leads in, if one does: "on", "by", "for".
  var lead: Word?
}

extension TimeMatch {
  /// Whether this is a time in most places: more than a lone month or part of day.
  var isFirm: Bool {
    guard !meaning.isPast, !meaning.isDuration else { return false }
    if meaning.clock?.isBare == true, lead == nil, meaning.day == nil { return false }
    if meaning.clock != nil || meaning.offset != nil || meaning.isRepeating { return true }
    switch meaning.day {
    case .month(_, nil, false), .year: return lead != nil
    case nil: return meaning.part == .noon || lead != nil
    default: return true
    }
  }
}
