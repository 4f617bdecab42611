import Model

/// What a word can mean in a time: one word can be several things ("second", "may", "mon").
struct WordFacts: Hashable, Sendable {
  // A byte each, -1 for nothing: tokens are copied a lot.
  private var cardinalByte: Int8 = -1
  private var ordinalByte: Int8 = -1
  private var monthByte: Int8 = -1
  var weekday: Weekday?
  /// "mondays", "fridays": every one of them.
  var isPlural = false
  var unit: TimeUnit?
  var part: PartOfDay?

  static let none = WordFacts()

  var isEmpty: Bool { self == .none }

  var cardinal: Int? {
    get { cardinalByte < 0 ? nil : Int(cardinalByte) }
    set { cardinalByte = Int8(newValue ?? -1) }
  }

  var ordinal: Int? {
    get { ordinalByte < 0 ? nil : Int(ordinalByte) }
    set { ordinalByte = Int8(newValue ?? -1) }
  }

  var month: Int? {
    get { monthByte < 0 ? nil : Int(monthByte) }
    set { monthByte = Int8(newValue ?? -1) }
  }

  /// The facts about a word in lower case.
  static func of(_ word: String) -> WordFacts { table[word] ?? .none }
}

extension WordFacts {
  private static let table: [String: WordFacts] = {
    var table: [String: WordFacts] = [:]
    func note(_ words: String, _ change: (inout WordFacts) -> Void) {
      for word in words.split(separator: " ") { change(&table[String(word), default: .none]) }
    }
    for (index, words) in cardinals.enumerated() { note(words) { $0.cardinal = index } }
    for (words, value) in tens { note(words) { $0.cardinal = value } }
    for (index, words) in ordinals.enumerated() { note(words) { $0.ordinal = index + 1 } }
    for (words, value) in higherOrdinals { note(words) { $0.ordinal = value } }
    for (index, words) in months.enumerated() { note(words) { $0.month = index + 1 } }
    for (day, words) in zip(Weekday.allCases, weekdays) { note(words) { $0.weekday = day } }
    for (day, words) in zip(Weekday.allCases, pluralWeekdays) {
      note(words) {
        $0.weekday = day
        $0.isPlural = true
      }
    }
    for (unit, words) in units { note(words) { $0.unit = unit } }
    for (part, words) in parts { note(words) { $0.part = part } }
    note("mornings afternoons evenings nights") { $0.isPlural = true }
    return table
  }()

  private static let cardinals = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]

  private static let tens: [(String, Int)] = [
    ("twenty", 20), ("thirty", 30), ("forty fourty", 40), ("fifty", 50), ("sixty", 60),
    ("seventy", 70), ("eighty", 80), ("ninety", 90),
  ]

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth", "twentieth",
  ]

  private static let higherOrdinals: [(String, Int)] = [("thirtieth", 30)]

  private static let months = [
    "january jan", "february feb febuary", "march mar", "april apr", "may", "june jun",
    "july jul", "august aug", "september sep sept", "october oct", "november nov",
    "december dec",
  ]

  private static let weekdays = [
    "monday mon", "tuesday tue tues", "wednesday wed weds wednsday", "thursday thu thur thurs",
    "friday fri", "saturday sat", "sunday sun",
  ]

  private static let pluralWeekdays = [
    "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays",
  ]

  private static let units: [(TimeUnit, String)] = [
    (.second, "second seconds sec secs"), (.minute, "minute minutes min mins"),
    (.hour, "hour hours hr hrs"), (.day, "day days"), (.week, "week weeks wk wks"),
    (.fortnight, "fortnight fortnights"), (.weekend, "weekend weekends"),
    (.month, "month months"), (.quarter, "quarter quarters"),
    (.year, "year years yr yrs"), (.workday, "weekday weekdays workday workdays"),
  ]

  private static let parts: [(PartOfDay, String)] = [
    (.morning, "morning mornings"), (.noon, "noon midday noontime lunchtime"),
    (.afternoon, "afternoon afternoons"), (.evening, "evening evenings dinnertime suppertime"),
    (.night, "night nights nite"), (.midnight, "midnight"),
  ]
}
