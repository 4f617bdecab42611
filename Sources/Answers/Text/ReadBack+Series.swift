import Actions
package import Language
package import Model
import Planning
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

  /// `not answered: Wed 18 Nov`; `nil` where all of them were answered.
  func unanswered(_ times: some Sequence<ReckonedOccurrence>) -> String? {
    times.unansweredText(
      in: clock.zone,
      on: clock.now.date,
      most: Kept.usual,
      tone: tone,
      face: clock.face
    )
  }
}

extension ReadBack {
  /// `every Friday`; its clock time stands in the moment already.
  package func repeatText(_ row: TodoRow) -> String? {
    row.todo.recurrence.map { repeatText($0) }
  }

  func repeatText(_ recurrence: Recurrence, tellsHours: Bool = true) -> String {
    recurrenceText(
      recurrence,
      hasClock: false,
      tellsHours: tellsHours,
      tone: tone,
      face: clock.face
    )
  }

  func repeatText(_ draft: Draft) -> String? { clock.repeatText(draft, tone) }
}

extension WallClock {
  /// How a draft repeats, such as `every Friday`; its clock time stands in the moment already.
  package func repeatText(_ draft: Draft, _ tone: Tone) -> String? {
    guard let rule = draft.rule else { return nil }
    let start =
      draft.due.map(calendar.seriesStart(at:)) ?? CivilDateTime(now.date, calendar.day)
    return recurrenceText(
      rule,
      start: start,
      hasClock: false,
      repeatFrom: draft.repeatFrom,
      tone: tone,
      face: face
    )
  }
}
