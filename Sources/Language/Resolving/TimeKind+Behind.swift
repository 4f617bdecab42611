import Model

extension TimeKind<SpokenWindow> {
  /// The stretch of time that somebody looks back on: "yesterday", "last week", "since friday",
  /// "the last 30 days", "from 1 to 10 october".
  ///
  /// Days begin when the person's do. Of a name that comes again the last one is meant; what lies
  /// ahead is none.
  package static let behind = TimeKind { text, context in
    guard let window = StretchBehind(text).window(in: context) else { return nil }
    let isBehind = window.start <= context.now && window.start < window.end
    return isBehind ? SpokenWindow(window.start, window.end, words: text) : nil
  }
}

/// Whether words can name a stretch of time, whatever the clock shows.
package func namesStretch(_ words: String) -> Bool { StretchBehind(words.trimmed).isReadable }

/// The words of a stretch of time that is over or has begun, by how they are put.
private enum StretchBehind {
  /// So long until now: "the last 7 days", "month".
  case length(Amount)
  /// From a moment until now: "since friday".
  case since(String)
  /// From the first day until the end of the last: "from monday to wednesday".
  case between(String, String)
  /// One name: "yesterday", "last week", "october".
  case named(String)

  init(_ text: String) {
    var words = text.lowercased()
    if let moment = words.without(opening: ["since "]) {
      self = .since(moment)
      return
    }
    if let rest = words.without(opening: ["from ", "between "]) { words = rest }
    for joint in [" to ", " until ", " till ", " and ", ".."] {
      guard let range = words.firstRange(ofText: joint) else { continue }
      self = .between(
        String(words[..<range.lowerBound]).trimmed,
        String(words[range.upperBound...]).trimmed
      )
      return
    }
    let openers = ["the last ", "last ", "the past ", "past ", "this past "]
    let rest = words.without(opening: openers)
    // "last week" is a week of the calendar, "the past week" and "week" are seven days.
    let isCalendar = words.hasPrefix("last ") || words.hasPrefix("the last ")
    let length = rest ?? words
    if StretchBehind.units.contains(length), rest == nil || !isCalendar {
      self = resolve("1 " + length, as: .span).map { .length($0) } ?? .named(words)
    } else if length.contains(where: \.isNumber) || rest != nil, length.contains(where: \.isLetter),
      let amount = resolve(length, as: .span)
    {
      self = .length(amount)
    } else {
      self = .named(words)
    }
  }

  private static let units = ["day", "week", "fortnight", "month", "quarter", "year"]

  var isReadable: Bool {
    switch self {
    case .length: true
    case .since(let words): TimePhrase(words) != nil || resolve(words, as: .span) != nil
    case .between(let first, let last): TimePhrase(first) != nil && TimePhrase(last) != nil
    case .named(let words): TimePhrase(words) != nil
    }
  }
}

extension StretchBehind {
  func window(in context: LanguageContext) -> SpokenWindow? {
    let dayStarts = context.conventions.dayStarts
    let today = context.now.adding(seconds: -dayStarts.secondsSinceMidnight).date
    let end = CivilDateTime(today.adding(days: 1), dayStarts)
    switch self {
    case .length(let amount):
      guard let start = context.calendar.instant(of: amount.negated.due(from: context)) else {
        return nil
      }
      let civil = context.zone.civil(at: start)
      if amount.isElapsed { return SpokenWindow(civil, context.now) }
      // Today is the last of so many days.
      let days = context.now.date.days(since: civil.date)
      return SpokenWindow(CivilDateTime(today.adding(days: 1 - days), dayStarts), end)
    case .since(let words):
      if let named = StretchBehind.named(words, in: context) {
        return SpokenWindow(named.start, end)
      }
      guard let start = resolve(words, as: .past, in: context) else { return nil }
      let civil = context.zone.civil(at: start)
      let isDay = civil.time == .midnight && civil.date < end.date
      return SpokenWindow(isDay ? CivilDateTime(civil.date, dayStarts) : civil, end)
    case .between(let first, let last):
      guard let last = StretchBehind.named(last, in: context),
        let first = StretchBehind.named(first, before: last.end, in: context)
      else { return nil }
      return SpokenWindow(first.start, last.end)
    case .named(let words): return StretchBehind.named(words, in: context)
    }
  }

  /// The last stretch of a name that has begun by then.
  private static func named(
    _ words: String,
    before end: CivilDateTime? = nil,
    in context: LanguageContext
  ) -> SpokenWindow? {
    guard TimePhrase(words) != nil else { return nil }
    let limit = min(end ?? context.now, context.now)
    return lastNamed(
      words,
      isOver: { $0.start <= limit },
      said: { said(words, daysAgo: $0, in: context) }
    )
  }

  private static func said(
    _ words: String,
    daysAgo days: Int,
    in context: LanguageContext
  ) -> SpokenWindow? {
    var context = context
    // After midnight it is the day before until the person's day begins.
    let dayStarts = context.conventions.dayStarts
    let isNight = context.now.time < dayStarts
    let today = context.now.date.adding(days: isNight ? -1 : 0)
    context.now = CivilDateTime(today.adding(days: -days), isNight ? .hour(23) : context.now.time)
    let text = MeaningText(SpokenText(words))
    let window = WindowReader(text: text, context: context).window(in: 0..<text.tokens.count)
    return window.flatMap { $0.isMoment ? nil : $0 }
  }
}
