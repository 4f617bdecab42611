import Language
import Model

/// Reads what `--at`, `snooze` and `remind` take: words of a time, or ISO 8601.
func spokenMoment(_ text: String, in context: LanguageContext) -> ResolvedTime? {
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
func spokenRepeat(
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

extension Due {
  /// The day and the clock time as the wall clock in `zone` shows them.
  func civil(in zone: Zone) -> CivilMoment? {
    switch self {
    case .floating(let date, let time), .fixed(let date, let time, _): CivilMoment(date, time)
    case .elapsed(let instant):
      CivilMoment(zone.civil(at: instant).date, zone.civil(at: instant).time)
    }
  }
}
