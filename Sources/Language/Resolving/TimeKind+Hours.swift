package import Model

extension TimeKind<ClockHours> {
  /// Hours of every day: "22-7", "10pm to 7am", "every night from 10 to 7".
  ///
  /// A bare number is an hour of 24; where that would leave no night, as in "10 to 7", the first is
  /// one of the evening.
  package static let hours = TimeKind { text, context in
    var words = text.lowercased()
    for opener in ["every night ", "every day ", "nightly ", "daily ", "from ", "between "] {
      words = words.without(opening: [opener]) ?? words
    }
    for ending in [" every night", " every day", " nightly", " daily"] where words.hasSuffix(ending)
    {
      words = String(words.dropLast(ending.count)).trimmed
    }
    for separator in [" to ", " until ", " till ", " and ", "–", "—", "-"] {
      guard let (first, second) = words.sides(of: separator),
        let from = ClockEnd(first, in: context), let to = ClockEnd(second, in: context)
      else { continue }
      var hours = ClockHours(from: from.time, to: to.time)
      if !from.saysHalf, from.time.hour <= 12, hours.length > 12 * 3600 {
        hours.from = TimeOfDay(secondsSinceMidnight: from.time.secondsSinceMidnight + 12 * 3600)
      }
      return hours
    }
    return nil
  }
}

/// A clock time as one end of hours.
private struct ClockEnd {
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
      let meant =
        resolve(words, as: .words, in: context) ?? resolve("at " + words, as: .words, in: context)
      guard let time = meant?.due.time else { return nil }
      self.time = time
      saysHalf = true
    }
  }
}

extension ClockHours {
  /// Seconds on the wall clock; the whole day where both ends are the same.
  fileprivate var length: Int {
    let seconds = (to.secondsSinceMidnight - from.secondsSinceMidnight + 86_400) % 86_400
    return seconds == 0 ? 86_400 : seconds
  }
}

extension String {
  /// The two sides of the first `separator` in the text.
  package func sides(of separator: String) -> (String, String)? {
    for index in indices where self[index...].hasPrefix(separator) {
      return (String(self[..<index]), String(self[index...].dropFirst(separator.count)))
    }
    return nil
  }
}
