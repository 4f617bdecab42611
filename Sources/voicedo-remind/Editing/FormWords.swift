import Actions
import Configuration
import Language
import Model
import Store

/// The time and the repeat of a to-do in words that can be read again.
struct FormWords {
  let when: String
  let repeats: String

  init(_ row: TodoRow, in session: Session) {
    let todo = row.todo
    when = todo.due?.writtenOut(in: session.zone) ?? ""
    let context = LanguageContext(
      now: session.civilNow,
      zone: session.zone,
      conventions: session.settings.conventions
    )
    repeats =
      todo.recurrence.map { writtenOut($0.rule, start: $0.seriesStart, in: context) } ?? ""
  }
}
