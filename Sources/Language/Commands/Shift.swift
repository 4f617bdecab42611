package import Model

/// A time so much later or earlier; `nil` where the words are no amount of time.
///
/// Hours and minutes move the moment, days and more the day with its clock as it is. What is over
/// by then moves from the present instead. A to-do without a time is counted from the present as
/// well.
package func shifted(
  _ present: Due?,
  by words: String,
  isEarlier: Bool,
  in context: LanguageContext
) -> Due? {
  let speech = SpokenText(words)
  guard let said = speech.amount(0..<speech.tokens.count) else { return nil }
  let amount = isEarlier ? said.negated : said
  let now = Due.floating(context.now.date, context.now.time)
  let moved = (present ?? now).shifted(by: amount, in: context)
  guard !isEarlier, let instant = moved.instant(in: context), instant <= context.instant
  else { return moved }
  return (present?.isElapsed == true ? .absolute(context.instant) : now).shifted(
    by: amount,
    in: context
  )
}

extension Due {
  fileprivate var isElapsed: Bool {
    if case .absolute = self { true } else { false }
  }

  fileprivate func shifted(by amount: Amount, in context: LanguageContext) -> Due {
    func shifted(_ civil: CivilDateTime) -> CivilDateTime {
      CivilDateTime(civil.date.adding(amount), civil.time).adding(seconds: amount.seconds)
    }
    switch self {
    case .floating(let date, let time):
      guard time != nil || amount.seconds != 0 else { return .floating(date.adding(amount), nil) }
      let civil = shifted(CivilDateTime(date, time ?? context.conventions.day))
      return .floating(civil.date, civil.time)
    case .zoned(let date, let time, let zone):
      guard time != nil || amount.seconds != 0 else {
        return .zoned(date.adding(amount), nil, zone: zone)
      }
      let civil = shifted(CivilDateTime(date, time ?? context.conventions.day))
      return .zoned(civil.date, civil.time, zone: zone)
    case .absolute(let instant):
      guard !amount.isElapsed else { return .absolute(instant + .seconds(amount.seconds)) }
      return .absolute(context.zone.instant(of: shifted(context.zone.civil(at: instant))))
    }
  }

  /// The moment, as far as it needs no other zone than the speaker's; a day without a clock ends
  /// it.
  fileprivate func instant(in context: LanguageContext) -> Instant? {
    switch self {
    case .floating(let date, let time):
      context.zone.instant(
        of: CivilDateTime(time == nil ? date.adding(days: 1) : date, time ?? .midnight)
      )
    case .zoned: nil
    case .absolute(let instant): instant
    }
  }
}
