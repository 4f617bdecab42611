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
    let readBack = ReadBack(style)
    let next = skipped.rows.map { row in
      guard let day = skipped.leftOut else { return readBack.sentence(.skipped, next: row) }
      return readBack.sentence(.skippedDay, next: row, on: day)
    }
    add(TodosJSON(todos: skipped.rows), (next + last).joined(separator: "\n"))
    hintUndo()
  }

  func answer(noneToSkip rows: [TodoRow], on day: CivilDate) {
    add(TodosJSON(todos: []), "")
    let readBack = ReadBack(style)
    for row in rows {
      talk(
        SeriesSentences.noneToSkip,
        [
          "title": row.todo.title, "day": readBack.moment(.floating(day, nil), endTime: nil),
          "moment": row.todo.due.map { readBack.momentAndDistance($0, endTime: nil) } ?? "",
          "command": commandLine(["skip", row.todo.handle]),
        ]
      )
    }
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
