import Actions
import Answers
import Model
import Planning
import Store
import Words

extension Session {
  /// Does what is asked for, and answers.
  @discardableResult
  func carryOut(_ intent: Intent, json: Bool) throws -> Outcome {
    let session = try opened()
    let outcome = try session.perform(intent)
    try session.answer(outcome, json: json)
    remark(onServiceThatRuns: outcome.isServed)
    return outcome
  }

  /// Makes text or JSON of what came of an intent.
  func answer(_ outcome: Outcome, json: Bool) throws {
    switch outcome.facts {
    case .captured(let captured, let capture):
      guard !json else {
        return try print(
          json: CapturedJSON(captured, capture.utterance, isServed: outcome.isServed, in: zone)
        )
      }
      try print(captured, capture.utterance, capture.context)
    case .completed(let completed): try answer(completed, json: json)
    case .reopened(let rows, let open): try answer(reopened: rows, open: open, json: json)
    case .deleted(let rows, let orphans): try answer(deleted: rows, orphans, json: json)
    case .begun(let rows, let checkIn): try answer(begun: rows, checkIn, json: json)
    case .snoozed(let rows, let moment): try answer(snoozed: rows, until: moment, json: json)
    case .moved(let moved, let parent, let isTop):
      try answer(moved, under: parent, toTop: isTop, json: json)
    case .skipped(let skipped, let rows): try answer(skipped, of: rows, json: json)
    case .paused(let row): try answer(paused: row, json: json)
    case .pausedAlready(let row):
      talk(SeriesSentences.alreadyPaused, ["title": row.todo.title])
      if json { try print(json: TodosJSON([row], in: zone)) }
    case .resumed(let rows, let running): try answer(resumed: rows, running: running, json: json)
    case .seriesEnded(let rows): try answer(ended: rows, json: json)
    case .edited(let edited, let change, let context):
      guard !json else { return try print(json: TodoAnswerJSON(edited.row, in: zone)) }
      try answer(edited, change, context)
    case .reordered(let row, let place, let other):
      try answer(reordered: row, to: place, beside: other, json: json)
    // Its sentence says more than the change; `lists` has it.
    case .listsChanged: break
    case .forgotten(let todos, let isWiped, let copies):
      try answer(forgotten: todos, isWiped: isWiped, copies, json: json)
    case .doneCleared(let rows): try answer(cleared: rows, json: json)
    case .quiet(let quiet):
      try answer(quiet, json: json)
      if quiet != Planning.Quiet() { talk(QuietSentences.comesThrough) }
    case .undone(let reverted): try answer(reverted, with: .takenBack, json: json)
    case .redone(let reverted): try answer(reverted, with: .broughtBack, json: json)
    case .next(let row): try answer(next: row, json: json)
    case .listed(let todos, let filter): try answer(todos, filter)
    case .listedInFull(let rows, let filter):
      try print(json: TodosJSON(rows, in: zone))
      if rows.isEmpty { tellNothingFits(filter) }
    case .briefing(let contents): try answer(contents, json: json)
    case .recent(let arrivals, let since): try answer(arrivals, since: since, json: json)
    }
  }

  /// Says how the last step is taken back, where a person reads along.
  func hintUndo() {
    guard environment.terminal.outputIsTerminal else { return }
    talk(
      palette.paint(
        CaptureSentences.undoHint.text(tone, ["command": commandLine(["undo"])]),
        .quiet
      )
    )
  }
}
