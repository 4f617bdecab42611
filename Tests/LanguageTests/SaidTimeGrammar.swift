/// Sentences with a time of several parts, made from the words of the grammar of times: a repeat with its
/// hours and its end, a day with its hour, a rhythm within some hours, a course.
struct SaidTimeGrammar {
  var random: SplitMix

  mutating func sentence() -> String {
    let thing = pick(SaidTimeGrammar.things)
    let time = self.time().joined(separator: " ")
    return chance(3) ? "\(time) \(thing)" : "\(thing) \(time)"
  }

  private mutating func time() -> [String] {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: [repeats(), clock(), end()]
    case 1: [clock(), pick(SaidTimeGrammar.daily), end()]
    case 2: [day(), clock()]
    case 3: [rhythm(), pick(SaidTimeGrammar.windows)]
    case 4: [pick(SaidTimeGrammar.daily), "at \(number(1...12)) and \(number(1...12))"]
    case 5: ["for \(number(2...9)) days", pick(SaidTimeGrammar.courses)]
    default: ["\(pick(["two", "three", "4"])) times a day", end()]
    }
  }

  private mutating func repeats() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: "every \(pick(SaidTimeGrammar.weekdays))"
    case 1: "every \(number(2...40)) \(pick(["days", "weeks", "months"]))"
    case 2: "every \(number(1...31)) of the month"
    case 3: "every \(number(1...28)) \(month()) and \(number(1...28)) \(month())"
    default: pick(["daily", "every day", "on weekdays", "every month", "every year"])
    }
  }

  private mutating func rhythm() -> String {
    chance(2) ? "every \(number(2...7)) hours" : "every \(number(10...50)) minutes"
  }

  private mutating func clock() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: "at \(number(1...12))"
    case 1: "at \(number(1...12)) \(pick(["am", "pm"]))"
    case 2: "at \(number(13...23)):\(pick(["05", "30", "45"]))"
    default: pick(["in the morning", "at noon", "in the evening", "at lunch and dinner"])
    }
  }

  private mutating func end() -> String {
    chance(2)
      ? "\(pick(["until", "till", "through"])) \(number(1...28)) \(month())"
      : "until the \(number(4...20))th of \(month())"
  }

  private mutating func day() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: "on \(number(1...28)) \(month())"
    case 1: "on \(pick(SaidTimeGrammar.weekdays))"
    case 2: "in \(number(2...30)) days"
    default: "on the \(number(4...20))th"
    }
  }

  private mutating func month() -> String { pick(SaidTimeGrammar.months) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &random) ?? ""
  }

  /// True once in so many.
  private mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }
}

extension SaidTimeGrammar {
  static let things = [
    "eye drops", "pay the rent", "white pill", "call anna", "yoga", "take 2 tablets", "swim",
    "water the plants", "insulin", "backup",
  ]
  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  static let windows = [
    "between 9 and 17", "from 8 to 20", "from 9am to 5pm", "while awake", "during the day",
  ]
  static let daily = ["daily", "every day", "on weekdays", "every monday", "every sunday"]
  static let courses = [
    "three times a day", "twice a day", "morning and evening", "at 8 and 20", "daily at 9",
  ]
}
