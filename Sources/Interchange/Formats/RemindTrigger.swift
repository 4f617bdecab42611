import Model

/// What stands between `REM` and the message.
struct RemindTrigger {
  private(set) var year: Int?
  private(set) var month: Int?
  private(set) var day: Int?
  private(set) var weekdays: [Weekday] = []
  private(set) var time: TimeOfDay?
  private(set) var duration: Int?
  private(set) var warningDays: Int?
  private(set) var warningMinutes: Int?
  private(set) var repeatDays: Int?
  /// Minutes between the times at which a timed one is told of ahead.
  private(set) var repeatMinutes: Int?
  /// Whether days that the file leaves out are left out of it (`SKIP`).
  private(set) var skips = false
  private(set) var until: CivilDate?
  private(set) var priority = Priority.normal
  private(set) var tags: [String] = []
  private(set) var message = ""
  /// Whether the one day that it names has gone by.
  var isOver = false

  /// Reads the words; `nil` where one of them has no counterpart.
  init?(_ words: ArraySlice<Substring>) {
    var words = words
    while let word = words.popFirst() {
      let keyword = word.uppercased()
      if ["MSG", "MSF"].contains(keyword) {
        message = Self.message(words.joined(separator: " "))
        return
      }
      guard take(String(word), keyword, &words) else { return nil }
    }
    return nil
  }

  private mutating func take(
    _ word: String,
    _ keyword: String,
    _ words: inout ArraySlice<Substring>
  ) -> Bool {
    switch keyword {
    case "ONCE", "QUIET": return true
    case "SKIP":
      skips = true
      return true
    case "AT":
      guard let clock = words.popFirst().flatMap(Self.clock) else { return false }
      time = clock
      return true
    case "DURATION":
      guard let length = words.popFirst().flatMap(Self.clock) else { return false }
      duration = length.secondsSinceMidnight
      return true
    case "PRIORITY":
      guard let number = words.popFirst().flatMap({ Int($0) }) else { return false }
      priority = number > 5000 ? .high : number < 5000 ? .low : .normal
      return true
    case "TAG":
      guard let tag = words.popFirst() else { return false }
      tags.append(String(tag))
      return true
    case "UNTIL", "THROUGH":
      var date = RemindTrigger()
      while let word = words.first, date.takeDate(String(word)) { words.removeFirst() }
      until = date.fullDate
      return until != nil
    default: break
    }
    if let sign = word.first, sign == "+" || sign == "*" {
      guard let number = Int(digits: word.drop { $0 == "+" }.drop { $0 == "*" }) else {
        return false
      }
      if time != nil, sign == "+" {
        warningMinutes = number
      } else if sign == "+" {
        warningDays = number
      } else if time == nil {
        repeatDays = number
      } else if number > 0 {
        repeatMinutes = number
      }
      return true
    }
    return takeDate(word)
  }

  private init() {}

  /// Takes a part of a date: a weekday, a day, a month, a year, or all of them at once.
  private mutating func takeDate(_ word: String) -> Bool {
    if let date = CivilDate(String(word.map { $0 == "/" ? "-" : $0 })) {
      (year, month, day) = (date.year, date.month, date.day)
      return true
    }
    if let number = Int(digits: word) {
      if (1...31).contains(number) { day = number } else { year = number }
      return (1...31).contains(number) || (1990...2200).contains(number)
    }
    let name = word.lowercased()
    guard name.count >= 3 else { return false }
    if let index = Self.months.firstIndex(where: { $0.hasPrefix(name) }) {
      month = index + 1
      return true
    }
    guard let index = Self.weekdays.firstIndex(where: { $0.hasPrefix(name) }) else { return false }
    weekdays.append(Weekday.allCases[index])
    return true
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  var fullDate: CivilDate? {
    guard let year, let month, let day else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// The day that a line leaves out of everything that skips it, `OMIT 25 Dec`; `nil` for any other line.
  static func omittedDay(_ line: String) -> RecurrenceExceptions.Day? {
    let words = line.onOneLine.split(separator: " ")
    guard words.first?.uppercased() == "OMIT" else { return nil }
    var date = RemindTrigger()
    for word in words.dropFirst().prefix(while: { $0.uppercased() != "MSG" }) {
      guard date.takeDate(String(word)) else { return nil }
    }
    guard date.weekdays.isEmpty, let month = date.month, let day = date.day else { return nil }
    return date.fullDate.map { .date($0) } ?? .yearly(.fixed(month, day))
  }

  /// `15:00`, `9.30`, `3pm`.
  private static func clock(_ word: Substring) -> TimeOfDay? {
    var text = word.lowercased()
    var later = 0
    if text.hasSuffix("am") || text.hasSuffix("pm") {
      later = text.hasSuffix("pm") ? 12 : 0
      text.removeLast(2)
    }
    let parts = text.split { $0 == ":" || $0 == "." }.map { Int(digits: $0) }
    guard (1...2).contains(parts.count), let hour = parts[0],
      let minute = parts.count == 2 ? parts[1] : 0
    else { return nil }
    let isTwelve = word.last?.lowercased() == "m" && hour == 12
    return TimeOfDay(hour: (isTwelve ? 0 : hour) + later, minute: minute)
  }

  /// The text without Remind's own substitutions: `%"` marks the part for calendars, which is the title,
  /// the others stand for dates and times that are told anyway, with the word that leads to them.
  private static func message(_ text: String) -> String {
    let marked = text.parts(at: "%\"")
    let text = marked.count == 3 && !marked[1].onOneLine.isEmpty ? marked[1] : text
    var message = ""
    var isSign = false
    var isCut = false
    for character in text where character != "\"" || !isSign {
      if isSign {
        isSign = false
        if character == "%" {
          message.append("%")
        } else {
          isCut = true
          message = message.withoutLastPreposition
        }
      } else if character == "%" {
        isSign = true
      } else {
        message.append(character)
      }
    }
    message = message.onOneLine
    while isCut, let last = message.last, " .,:;!-".contains(last) { message.removeLast() }
    return message
  }
}

extension String {
  /// The parts of a text between marks.
  fileprivate func parts(at mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let place = rest.firstRange(ofText: mark) {
      parts.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return parts + [String(rest)]
  }

  /// Without the word before a time or a day: "at", "on".
  fileprivate var withoutLastPreposition: String {
    let words = split(separator: " ")
    guard let last = words.last, ["at", "on", "in", "is", "by", "from"].contains(last.lowercased())
    else { return self }
    return words.dropLast().joined(separator: " ")
  }
}
