package import Model

extension TimeKind<Instant> {
  /// When something was done: "8", "yesterday at 9", "20 minutes ago".
  ///
  /// A clock time alone is one of today, which goes on after midnight until the person's day ends;
  /// a weekday is the last one; a day without a clock time is its noon, and today is now. The moment
  /// may lie ahead: it is for the reader to refuse.
  package static let doneAt = TimeKind { text, context in
    let words = text.lowercased()
    if words == "now" || words == "today" { return context.instant }
    if let ago = words.without(ending: " ago"), let span = resolve(ago, as: .span) {
      return context.calendar.instant(of: span.negated.due(from: context))
    }
    let dayStarts = context.conventions.dayStarts
    let today = context.now.adding(seconds: -dayStarts.secondsSinceMidnight).date
    return lastNamed(
      words,
      isOver: { $0 <= context.instant },
      said: { daysAgo in
        var dawn = context
        dawn.conventions.dayStarts = .midnight
        dawn.now = CivilDateTime(today.adding(days: -daysAgo), .midnight)
        return said(words, in: dawn).map(context.zone.instant(of:))
      }
    )
  }

  private static func said(_ words: String, in context: LanguageContext) -> CivilDateTime? {
    let (today, noon) = (context.now.date, context.conventions.noon)
    if let civil = CivilDateTime(words.uppercased()) { return civil }
    if let date = CivilDate(words) { return CivilDateTime(date, noon) }
    if let time = TimeOfDay(words) { return CivilDateTime(today, time) }
    if let hour = Int(digits: words) {
      return TimeOfDay(hour: hour).map { CivilDateTime(today, $0) }
    }
    guard let meaning = TimePhrase(words)?.joinedMeaning else { return nil }
    var resolver = Resolver(context)
    guard let start = resolver.spoken(meaning, span: 0..<0)?.start else { return nil }
    return CivilDateTime(start.date, start.time ?? noon)
  }
}

extension String {
  /// The text in front of an ending, if it ends so.
  fileprivate func without(ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)).trimmed : nil
  }
}
