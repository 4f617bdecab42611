import Actions
package import Model
package import Store
package import Words

extension ReadBack {
  /// A sentence about a series with the time that it comes at next.
  package func sentence(
    _ sentence: SeriesSentences,
    next row: TodoRow,
    on day: CivilDate? = nil
  ) -> String {
    let next = row.todo.due.map { momentAndDistance($0, endTime: row.todo.endTime) } ?? ""
    return sentence.text(
      tone,
      [
        "title": name(row), "moment": palette.paint(next, .moment),
        "day": day.map { moment(.floating($0, nil), endTime: nil) } ?? "",
      ]
    )
  }

  /// `Tue 1 Dec`, or with its clock where it is not midnight.
  package func moment(_ until: CivilDateTime) -> String {
    moment(.floating(until.date, until.time == .midnight ? nil : until.time), endTime: nil)
  }

  /// `paused`, `paused until Tue 1 Dec`; `nil` for what does not pause.
  package func pauseMark(_ row: TodoRow) -> String? {
    row.todo.pause.map(pauseMark)
  }

  /// `paused`, or `paused until Tue 1 Dec`.
  package func pauseMark(_ pause: Todo.Pause) -> String {
    guard let until = pause.until else { return ListSentences.isPaused.text(tone) }
    return ListSentences.isPausedUntil.text(tone, ["moment": moment(until)])
  }
}
