import Actions
import Model
import Planning
import Store
import Words

/// Answers about to-dos that repeat.
extension Reply {
  func answer(_ skipped: Skipped, of rows: [TodoRow]) {
    let last = rows.filter { skipped.ended.contains($0.id) }
      .map { sentence(SeriesSentences.skippedLast, $0) }
    let next = skipped.rows.map { ReadBack(style).sentence(.skipped, next: $0) }
    add(TodosJSON(todos: skipped.rows), (next + last).joined(separator: "\n"))
    hintUndo()
  }

  func pausedSentence(_ row: TodoRow) -> String {
    let readBack = ReadBack(style)
    guard let until = row.todo.pause?.until else { return sentence(SeriesSentences.paused, row) }
    var values = ["title": readBack.name(row)]
    values["moment"] = style.palette.paint(readBack.moment(until), .moment)
    guard row.todo.recurrence?.repeatFrom == .due else {
      return SeriesSentences.pausedUntil.text(tone, values)
    }
    let calendar = readBack.clock.calendar
    let next = Planning.resumed(row.todo, from: calendar.zone.instant(of: until), in: calendar)
    guard let due = next?.due else { return SeriesSentences.pausedUntilEnd.text(tone, values) }
    values["next"] = readBack.momentAndDistance(due, endTime: row.todo.endTime)
    return SeriesSentences.pausedUntilAndNext.text(tone, values)
  }

  func answer(resumed rows: [TodoRow], running: [TodoRow]) {
    for row in running { talk(SeriesSentences.notPaused, ["title": row.todo.title]) }
    add(
      TodosJSON(todos: rows),
      lines(rows) {
        ReadBack(style).sentence($0.todo.due == nil ? .resumedEnd : .resumed, next: $0)
      }
    )
  }
}
