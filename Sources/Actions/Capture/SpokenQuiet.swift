package import Language
package import Model

/// The quiet that the words after `quiet` ask for.
package enum SpokenQuiet: Hashable {
  /// Every day, between two clock times.
  case hours(ClockHours)
  /// Until a moment, which need not be ahead; from now on, or from another moment.
  case until(Due, from: Due? = nil)
  /// No quiet any more.
  case off
}

extension SpokenQuiet {
  /// Reads `22-7`, `10pm to 7am`, `2h`, `half an hour`, `until 5`, `until tomorrow morning`, `off`.
  ///
  /// Only what a person says an end of is taken: "tomorrow" alone may be its beginning.
  package init?(_ text: String, in context: LanguageContext) {
    let words = text.trimmed
    if ["off", "over", "none", "no", "end"].contains(words.lowercased()) {
      self = .off
    } else if let hours = resolve(words, as: .hours, in: context) {
      self = .hours(hours)
    } else if let night = Self.night(words.lowercased(), in: context) {
      self = night
    } else if Self.isDeadline(words), let due = resolve(words, as: .deadline, in: context) {
      self = .until(due)
    } else {
      return nil
    }
  }

  /// The night that words name, from the evening until the morning after it; of today the rest.
  private static func night(_ words: String, in context: LanguageContext) -> SpokenQuiet? {
    let (now, conventions) = (context.now, context.conventions)
    switch words.hasPrefix("for ") ? String(words.dropFirst(4)) : words {
    case "tonight", "the night", "this evening", "this night":
      let isNight = now.time < conventions.dayStarts
      let day = isNight ? now.date.adding(days: -1) : now.date
      let evening = CivilDateTime(day, conventions.evening)
      return .until(
        .floating(day.adding(days: 1), conventions.morning),
        from: evening <= now ? nil : .floating(evening.date, evening.time)
      )
    case "today": return .until(.floating(now.date.adding(days: 1), .midnight))
    default: return nil
    }
  }

  /// Whether words after `quiet` are about the quiet; if not, the whole line is something to do.
  package static func begins(_ text: String) -> Bool {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let first = words.first else { return true }
    return openers.contains(String(first)) || first.first.map(\.isNumber) ?? false
      || canRefine("in " + text) || canRefine(text)
  }

  /// Whether words say an end: "until 5", "for 2h", "an hour".
  private static func isDeadline(_ words: String) -> Bool {
    let words = words.lowercased()
    if ["until ", "till ", "til ", "to "].contains(where: words.hasPrefix) { return true }
    let length = words.hasPrefix("for ") ? String(words.dropFirst(4)) : words
    return resolve(length, as: .span) != nil
  }

  private static let openers: Set<String> = [
    "off", "until", "till", "til", "to", "for", "from", "between", "daily", "nightly", "noon",
    "midnight",
  ]
}
