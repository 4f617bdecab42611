package import Language
package import Model
import Words

/// Reads what `--at`, `snooze` and `remind` take: words of a time, or ISO 8601.
package func spokenMoment(_ text: String, in context: LanguageContext) -> ResolvedTime? {
  let text = text.trimmed
  if let civil = CivilDateTime(text) {
    return ResolvedTime(due: .floating(civil.date, civil.time))
  }
  if let date = CivilDate(text) {
    return ResolvedTime(due: .floating(date, nil))
  }
  if let instant = text.instantWithOffset {
    return ResolvedTime(due: .elapsed(instant))
  }
  return resolve(phrase: text, in: context)
}

/// Reads what `--every` and `repeat` take: `friday`, `every friday`, `daily`, or an RRULE.
///
/// A rule without a first day begins at the moment that `at` names, or else today.
package func spokenRepeat(
  _ text: String,
  at moment: ResolvedTime?,
  in context: LanguageContext
) -> ResolvedTime? {
  let text = text.trimmed
  let civil = moment?.due.civil(in: context.zone)
  if text.uppercased().contains("FREQ=") {
    guard let rule = RecurrenceRule(text) else { return nil }
    let start = CivilDateTime(
      civil?.date ?? context.now.date,
      civil?.time ?? context.conventions.day
    )
    guard let first = rule.occurrences(from: start, in: context.zone).first(where: { _ in true })
    else { return nil }
    return ResolvedTime(due: .floating(first.date, first.time), rule: rule)
  }
  for phrase in [text, "every " + text] {
    guard var spoken = resolve(phrase: phrase, in: context), spoken.rule != nil else { continue }
    guard let civil, let rule = spoken.rule else { return spoken }
    // The series begins where the moment is; what of it is over already does not ring.
    let start = CivilDateTime(civil.date, civil.time ?? spoken.due.time ?? context.conventions.day)
    let first = rule.next(after: context.now, from: start, in: context.zone)
    if let first { spoken.due = .floating(first.date, first.time) }
    spoken.endTime = moment?.endTime ?? spoken.endTime
    return spoken
  }
  return nil
}

/// Reads a repeat of something that is due already, and begins it there.
package func spokenRepeat(
  _ words: String,
  of due: Due?,
  until endTime: TimeOfDay?,
  in context: LanguageContext
) -> ResolvedTime? {
  let alone = spokenRepeat(words, at: nil, in: context)
  guard let present = due?.civil(in: context.zone) else { return alone }
  // A clock time that the words have of their own goes before the one that is there.
  let isRule = words.uppercased().contains("FREQ=")
  let own = isRule ? nil : alone?.due.time
  var start = ResolvedTime(due: .floating(present.date, own == nil ? present.time : nil))
  start.endTime = endTime
  return spokenRepeat(words, at: start, in: context)
}

extension Due {
  /// The day and the clock time as the wall clock in `zone` shows them.
  package func civil(in zone: Zone) -> CivilMoment? {
    switch self {
    case .floating(let date, let time), .fixed(let date, let time, _): CivilMoment(date, time)
    case .elapsed(let instant):
      CivilMoment(zone.civil(at: instant).date, zone.civil(at: instant).time)
    }
  }
}

extension Due {
  /// DTSTART of a series that goes on at this time.
  package func start(in context: LanguageContext) -> CivilDateTime? {
    civil(in: context.zone).map { CivilDateTime($0.date, $0.time ?? context.conventions.day) }
  }

  /// The day and the clock time in words that can be read again: `2026-11-26 15:00`.
  package func writtenOut(in zone: Zone) -> String {
    guard let civil = civil(in: zone) else { return "" }
    guard let time = civil.time else { return civil.date.description }
    return "\(civil.date) \(TimeOfDay.hour(time.hour, time.minute))"
  }
}

/// A repeat in words that can be read again: plain ones where they come to the same, else the rule.
package func writtenOut(
  _ rule: RecurrenceRule,
  start: CivilDateTime,
  in context: LanguageContext
) -> String {
  let plain = recurrenceText(rule, start: start, hasClock: false, tone: .literal)
  return spokenRepeat(plain, at: nil, in: context)?.rule == rule ? plain : rule.description
}
