package import Language
package import Model

/// The facts of a to-do in one line beside its title: when it comes, how often, where it stands.
package struct FactsText: Sendable {
  let now: Instant
  let calendar: LocalCalendar
  let tone: Tone
  let face: ClockFace

  /// Facts as they are told at a moment.
  package init(at now: Instant, in calendar: LocalCalendar, tone: Tone, face: ClockFace) {
    (self.now, self.calendar, self.tone, self.face) = (now, calendar, tone, face)
  }

  /// "Thu 26 Nov 15:00 (in 5 days) · every Friday · Groceries", of something that is not stored.
  package func line(_ draft: Draft) -> String {
    let start =
      draft.due.map(calendar.seriesStart(at:))
      ?? CivilDateTime(calendar.zone.civil(at: now).date, calendar.day)
    let series = draft.rule.map {
      recurrenceText(
        $0,
        start: start,
        hasClock: false,
        repeatFrom: draft.repeatFrom,
        tone: tone,
        face: face
      )
    }
    return line([moment(draft.due, draft.endTime), series, draft.list])
  }

  /// The same of something that is stored; `list` is the name of its list, where that is to be told.
  package func line(_ todo: Todo, list: String?) -> String {
    let series = todo.recurrence.map {
      recurrenceText($0, hasClock: false, tone: tone, face: face)
    }
    return line([moment(todo.due, todo.endTime), series, list])
  }

  /// "Thu 26 Nov 15:00 (in 5 days)", of an instant.
  package func moment(_ instant: Instant) -> String {
    MomentText(instant, now: now, in: calendar.zone, tone: tone, face: face).full
  }

  private func line(_ facts: [String?]) -> String {
    facts.compactMap { $0?.plainLine(limit: 80) }.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func moment(_ due: Due?, _ endTime: TimeOfDay?) -> String {
    guard let due else { return CaptureSentences.noTime.text(tone) }
    let moment = MomentText(
      due,
      dueAt: calendar.instant(of: due),
      now: now,
      in: calendar.zone,
      tone: tone,
      face: face
    ).full
    guard let endTime else { return moment }
    return PopupWords.until.text(tone, ["moment": moment, "end": face.text(endTime)])
  }
}
