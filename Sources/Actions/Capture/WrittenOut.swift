package import Language
package import Model
import Words

extension LocalCalendar {
  /// The day and the clock time in words that can be read again: `2026-11-26 15:00`.
  package func writtenOut(_ due: Due) -> String {
    let civil = own(of: due).civil(of: due)
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
  let plain = recurrenceText(rule, start: start, hasClock: false, tone: .literal, face: .hours24)
  return resolve(plain, as: .series(at: nil), in: context)?.rule == rule ? plain : rule.whole
}
