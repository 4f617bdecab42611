import Configuration
import Language
import Model
import Store
import Words

/// The time and the repeat of a to-do in words that can be read again.
struct FormWords {
  let when: String
  let repeats: String

  init(_ row: TodoRow, in session: Session) {
    let todo = row.todo
    let zone = session.zone
    when =
      todo.due?.civil(in: zone).map { civil in
        guard let time = civil.time else { return civil.date.description }
        return "\(civil.date) \(TimeOfDay.hour(time.hour, time.minute))"
      } ?? ""
    guard let series = todo.recurrence else {
      repeats = ""
      return
    }
    let plain = recurrenceText(
      series.rule,
      start: series.seriesStart,
      hasClock: false,
      tone: .literal
    )
    let context = LanguageContext(
      now: session.civilNow,
      zone: zone,
      conventions: session.settings.conventions
    )
    let isReadable = spokenRepeat(plain, at: nil, in: context)?.rule == series.rule
    repeats = isReadable ? plain : series.rule.description
  }
}
