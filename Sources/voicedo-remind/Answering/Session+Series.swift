import Actions
import Answers
import Configuration
import Model
import Planning
import Store
import Words

/// Answers about to-dos that repeat.
extension Session {
  func answer(_ skipped: Skipped, of rows: [TodoRow], json: Bool) throws {
    if json { return try print(json: TodosJSON(skipped.rows, in: zone)) }
    let readBack = ReadBack(self)
    let last = rows.filter { skipped.ended.contains($0.id) }.map {
      SeriesSentences.skippedLast.text(tone, ["title": readBack.name($0)])
    }
    let lines = skipped.rows.map { readBack.sentence(.skipped, next: $0) } + last
    try print(lines.joined(separator: "\n"))
    hintUndo()
  }

  func answer(paused row: TodoRow, json: Bool) throws {
    if json { return try print(json: TodosJSON([row], in: zone)) }
    try print(pausedSentence(row))
    hintUndo()
  }

  private func pausedSentence(_ row: TodoRow) -> String {
    let readBack = ReadBack(self)
    var values = ["title": readBack.name(row)]
    guard let until = row.todo.pause?.until else {
      return SeriesSentences.paused.text(tone, values)
    }
    values["moment"] = palette.paint(readBack.moment(until), .moment)
    guard row.todo.recurrence?.repeatFrom == .due else {
      return SeriesSentences.pausedUntil.text(tone, values)
    }
    let next = Planning.resumed(
      row.todo,
      from: zone.instant(of: until),
      in: zone,
      zones: environment.zones,
      policy: settings.policy
    )
    guard let due = next?.due else { return SeriesSentences.pausedUntilEnd.text(tone, values) }
    values["next"] = readBack.momentAndDistance(due, endTime: row.todo.endTime)
    return SeriesSentences.pausedUntilAndNext.text(tone, values)
  }

  func answer(resumed rows: [TodoRow], running: [TodoRow], json: Bool) throws {
    for row in running { talk(SeriesSentences.notPaused, ["title": row.todo.title]) }
    if json { return try print(json: TodosJSON(rows, in: zone)) }
    let readBack = ReadBack(self)
    let lines = rows.map {
      readBack.sentence($0.todo.due == nil ? .resumedEnd : .resumed, next: $0)
    }
    try print(lines.joined(separator: "\n"))
  }

  func answer(ended rows: [TodoRow], json: Bool) throws {
    if json { return try print(json: TodosJSON(rows, in: zone)) }
    let readBack = ReadBack(self)
    let lines = rows.map { SeriesSentences.ended.text(tone, ["title": readBack.name($0)]) }
    try print(lines.joined(separator: "\n"))
    hintUndo()
  }
}
