package import Language
package import Model
package import Planning

/// What the words after `quiet` ask for.
package enum SpokenQuiet: Hashable {
  /// Every day, between two clock times.
  case hours(QuietHours)
  /// From now until a moment, which need not be ahead.
  case until(Due)
  /// For so many minutes.
  case minutes(Int)
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
    } else if let hours = QuietHours(spoken: words.lowercased(), in: context) {
      self = .hours(hours)
    } else if let end = words.without(opening: ["until ", "till ", "til ", "to "]) {
      // "until 6" names a clock time.
      let moment = Int(digits: end) == nil ? end : "at " + end
      guard let due = spokenMoment(moment, in: context)?.due else { return nil }
      self = .until(due)
    } else {
      let duration = (words.without(opening: ["for "]) ?? words).lowercased()
      if let minutes = minutesOf(duration) {
        guard (1...525_600).contains(minutes) else { return nil }
        self = .minutes(minutes)
      } else if let due = resolve(phrase: "in " + duration, in: context)?.due {
        // "an hour" is "in an hour" here, "the morning" is none.
        guard case .elapsed = due else { return nil }
        self = .until(due)
      } else {
        return nil
      }
    }
  }

  /// Whether words after `quiet` are about the quiet; if not, the whole line is something to do.
  package static func begins(_ text: String) -> Bool {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let first = words.first else { return true }
    return openers.contains(String(first)) || first.first.map(\.isNumber) ?? false
      || canRefine("in " + text) || canRefine(text)
  }

  private static let openers: Set<String> = [
    "off", "until", "till", "til", "to", "for", "from", "between", "daily", "nightly", "noon",
    "midnight",
  ]
}

extension QuietHours {
  /// Reads two clock times.
  ///
  /// A bare number is an hour of 24; where that would leave no night, as in "10 to 7", the first is
  /// one of the evening.
  fileprivate init?(spoken words: String, in context: LanguageContext) {
    var text = words
    for opener in ["every night ", "every day ", "nightly ", "daily ", "from ", "between "] {
      text = text.without(opening: [opener]) ?? text
    }
    for ending in [" every night", " every day", " nightly", " daily"] where text.hasSuffix(ending)
    {
      text = String(text.dropLast(ending.count)).trimmed
    }
    for separator in [" to ", " until ", " till ", " and ", "–", "—", "-"] {
      guard let (first, second) = text.sides(of: separator),
        let from = SpokenClock(first, in: context), let to = SpokenClock(second, in: context)
      else { continue }
      self.init(from: from.time, to: to.time)
      if !from.saysHalf, from.time.hour <= 12, length > 12 * 3600 {
        self.from = TimeOfDay(secondsSinceMidnight: from.time.secondsSinceMidnight + 12 * 3600)
      }
      return
    }
    return nil
  }

  /// Seconds on the wall clock; the whole day where both ends are the same.
  private var length: Int {
    let seconds = (to.secondsSinceMidnight - from.secondsSinceMidnight + 86_400) % 86_400
    return seconds == 0 ? 86_400 : seconds
  }
}

/// A clock time as one end of the quiet hours.
private struct SpokenClock {
  let time: TimeOfDay
  /// Whether the words say which half of the day is meant.
  let saysHalf: Bool

  init?(_ text: String, in context: LanguageContext) {
    let words = text.trimmed
    let bare = words.hasSuffix("h") ? String(words.dropLast()) : words
    if let hour = Int(digits: bare), bare.count <= 2 {
      guard let time = TimeOfDay(hour: hour == 24 ? 0 : hour) else { return nil }
      self.time = time
      saysHalf = hour == 0 || hour > 12
    } else if let time = TimeOfDay(words) ?? TimeOfDay("0" + words) {
      self.time = time
      saysHalf = words.hasPrefix("0")
    } else {
      guard
        let meant = resolve(phrase: words, in: context)
          ?? resolve(phrase: "at " + words, in: context),
        let time = meant.due.time
      else { return nil }
      self.time = time
      saysHalf = true
    }
  }
}

extension String {
  /// The rest behind one of these openings, if the text begins with it.
  fileprivate func without(opening openers: [String]) -> String? {
    let start = lowercased()
    for opener in openers where start.hasPrefix(opener) {
      return String(dropFirst(opener.count)).trimmed
    }
    return nil
  }
}
