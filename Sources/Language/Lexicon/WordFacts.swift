import Model

/// The meanings of a word in a time: one can be several things ("second", "may", "mon").
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
}

extension WordFacts {
  /// All words that there are facts about.
  static let texts =
    [
      cardinalText, tensText, ordinalText, monthText, weekdayText, pluralWeekdayText,
      pluralPartText,
    ] + unitRows.map(\.words) + partRows.map(\.words)

  /// The facts about a word in lower case, put together; the lexicon has them at hand.
  static func of(_ word: Word) -> WordFacts {
    var facts = WordFacts.none
    facts.cardinal = cardinals.phrase(of: word) ?? tens.phrase(of: word).map { 20 + 10 * $0 }
    facts.ordinal = ordinals.phrase(of: word).map { $0 < 20 ? $0 + 1 : 30 }
    facts.month = months.phrase(of: word).map { $0 + 1 }
    if let day = weekdays.phrase(of: word) {
      facts.weekday = Weekday(rawValue: day + 1)
    } else if let day = pluralWeekdays.phrase(of: word) {
      facts.weekday = Weekday(rawValue: day + 1)
      facts.isPlural = true
    }
    facts.unit = units[word]
    facts.part = parts[word]
    if facts.part != nil, pluralParts.contains(word) { facts.isPlural = true }
    return facts
  }

  private static let cardinalText =
    """
    zero / one / two / three / four / five / six / seven / eight / nine / ten / eleven / twelve
    thirteen / fourteen / fifteen / sixteen / seventeen / eighteen / nineteen
    """
  private static let cardinals = WordIndex(cardinalText, keys: .everyWord)

  private static let tensText =
    "twenty / thirty / forty fourty / fifty / sixty / seventy / eighty / ninety"
  private static let tens = WordIndex(tensText, keys: .everyWord)

  private static let ordinalText =
    """
    first / second / third / fourth / fifth / sixth / seventh / eighth / ninth / tenth / eleventh
    twelfth / thirteenth / fourteenth / fifteenth / sixteenth / seventeenth / eighteenth
    nineteenth / twentieth / thirtieth
    """
  private static let ordinals = WordIndex(ordinalText, keys: .everyWord)

  private static let monthText =
    """
    january jan / february feb / march mar / april apr / may / june jun / july jul
    august aug / september sep sept / october oct / november nov / december dec
    """
  private static let months = WordIndex(monthText, keys: .everyWord)

  private static let weekdayText =
    """
    monday mon / tuesday tue tues / wednesday wed weds / thursday thu thur thurs
    friday fri / saturday sat / sunday sun
    """
  private static let weekdays = WordIndex(weekdayText, keys: .everyWord)

  private static let pluralWeekdayText =
    "mondays / tuesdays / wednesdays / thursdays / fridays / saturdays / sundays"
  private static let pluralWeekdays = WordIndex(pluralWeekdayText, keys: .everyWord)

  private static let unitRows: [(words: String, value: TimeUnit)] = [
    ("second seconds sec secs", .second), ("minute minutes min mins", .minute),
    ("hour hours hr hrs", .hour), ("day days", .day), ("week weeks wk wks workweek", .week),
    ("fortnight fortnights", .fortnight), ("weekend weekends", .weekend),
    ("month months", .month), ("quarter quarters", .quarter), ("year years yr yrs", .year),
    ("weekday weekdays workday workdays", .workday),
  ]
  private static let units = WordMap<TimeUnit>(unitRows)

  private static let partRows: [(words: String, value: PartOfDay)] = [
    ("morning mornings morn mornin forenoon", .morning), ("noon midday noontime lunchtime", .noon),
    ("afternoon afternoons", .afternoon),
    ("evening evenings dinnertime suppertime", .evening), ("night nights nite", .night),
    ("midnight", .midnight),
  ]
  private static let parts = WordMap<PartOfDay>(partRows)

  private static let pluralPartText = "mornings afternoons evenings nights"
  private static let pluralParts = WordSet(pluralPartText)
}
