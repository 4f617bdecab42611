package import Model

extension TimeKind<Instant> {
  /// How far back somebody means: "3d", "2 weeks", "since friday", "yesterday morning".
  ///
  /// Of a weekday or a clock time the last one is meant; a day begins at midnight.
  package static let past = TimeKind { text, context in
    var words = text.lowercased()
    for opener in ["since ", "the last ", "last ", "the past ", "past ", "from "] {
      guard let rest = words.without(opening: [opener]) else { continue }
      // "last week" is an amount, "last friday" a day.
      words = ["day", "week", "hour", "month", "year"].contains(rest) ? "1 " + rest : rest
    }
    if words.hasSuffix(" ago") { words = String(words.dropLast(4)).trimmed }
    if words.contains(where: \.isLetter), let span = resolve(words, as: .span) {
      return context.calendar.instant(of: span.negated.due(from: context))
    }
    // The words as said at dawn today, else yesterday, else a week ago: the first that is over.
    for days in [0, 1, 7] {
      var dawn = context
      dawn.now = CivilDateTime(context.now.date.adding(days: -days), .midnight)
      dawn.conventions.dayStarts = .midnight
      guard let civil = said(words, in: dawn) else { continue }
      let moment = context.zone.instant(of: civil)
      if moment <= context.instant { return moment }
    }
    return nil
  }

  private static func said(_ words: String, in context: LanguageContext) -> CivilDateTime? {
    if let civil = CivilDateTime(words.uppercased()) { return civil }
    if let date = CivilDate(words) { return CivilDateTime(date, .midnight) }
    if let time = TimeOfDay(words) { return CivilDateTime(context.now.date, time) }
    guard let meaning = TimePhrase(words)?.pastMeaning else { return nil }
    var resolver = Resolver(context)
    guard let start = resolver.spoken(meaning, span: 0..<0)?.start else { return nil }
    return CivilDateTime(start.date, start.time ?? .midnight)
  }
}

/// Whether words may say how far back somebody means, whatever moment it is.
package func namesPast(_ words: String) -> Bool {
  CivilDate(words) != nil || CivilDateTime(words.uppercased()) != nil || namesStretch(words)
    || words.contains(where: \.isNumber) && resolve(words, as: .span) != nil
}
