import Actions
import Model
import Store
import Words

extension Store {
  /// The open series that several words mean; one that is done or comes once is refused.
  func series(_ words: [String], for verb: Verb) throws -> [TodoRow] {
    try each(words, for: verb).map { try series($0, for: verb) }
  }

  /// The row, if it is an open series.
  func series(_ row: TodoRow, for verb: Verb) throws(CommandError) -> TodoRow {
    guard row.todo.completedAt == nil else {
      throw .isDone(title: row.todo.title, handle: row.todo.handle)
    }
    guard row.todo.recurrence != nil || verb == .resume else { throw .comesOnce(row, verb: verb) }
    return row
  }
}

extension ReadBack {
  /// A sentence about a series with the time that it comes at next.
  func sentence(_ sentence: SeriesSentences, next row: TodoRow) -> String {
    let next = row.todo.due.map { momentAndDistance($0, endTime: row.todo.endTime) } ?? ""
    return sentence.text(
      tone,
      ["title": name(row), "moment": palette.paint(next, .moment)]
    )
  }

  /// `Tue 1 Dec`, or with its clock where it is not midnight.
  func moment(_ until: CivilDateTime) -> String {
    moment(.floating(until.date, until.time == .midnight ? nil : until.time), endTime: nil)
  }

  /// `paused`, `paused until Tue 1 Dec`; `nil` for what does not pause.
  func pauseMark(_ row: TodoRow) -> String? {
    row.todo.pause.map(pauseMark)
  }

  /// The same of a pause.
  func pauseMark(_ pause: Todo.Pause) -> String {
    guard let until = pause.until else { return ListSentences.isPaused.text(tone) }
    return ListSentences.isPausedUntil.text(tone, ["moment": moment(until)])
  }
}
