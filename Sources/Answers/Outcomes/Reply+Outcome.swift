package import Actions
import Language
import Model
import Planning
import Store
import Words

extension AnswerStyle {
  /// Answers an outcome, with its data as a person reads them.
  package func text(of outcome: Outcome) -> Reply { reply(to: outcome, asJSON: false) }

  /// Answers an outcome, with its data as programs read them.
  package func json(of outcome: Outcome) -> Reply { reply(to: outcome, asJSON: true) }

  private func reply(to outcome: Outcome, asJSON isJSON: Bool) -> Reply {
    let reply = Reply(in: self, asJSON: isJSON)
    reply.answer(outcome)
    return reply
  }
}

extension Reply {
  fileprivate func answer(_ outcome: Outcome) {
    switch outcome.facts {
    case .captured(let captured, let capture): answer(captured, capture, outcome.isServed)
    case .completed(let completed): answer(completed)
    case .reopened(let rows, let open): answer(reopened: rows, open: open)
    case .deleted(let rows, let orphans): answer(deleted: rows, orphans)
    case .begun(let rows, let checkIn): answer(begun: rows, checkIn)
    case .focus(let answer): self.answer(answer)
    case .snoozed(let rows, let moment): answer(snoozed: rows, until: moment)
    case .moved(let moved, let parent, let isTop): answer(moved, under: parent, toTop: isTop)
    case .skipped(let skipped, let rows): answer(skipped, of: rows)
    case .noneToSkip(let rows, let day): answer(noneToSkip: rows, on: day)
    case .paused(let row):
      add(TodosJSON(todos: [row]), pausedSentence(row))
      hintUndo()
    case .pausedAlready(let row):
      talk(SeriesSentences.alreadyPaused, ["title": row.todo.title])
      if isJSON { add(TodosJSON(todos: [row]), "") }
    case .resumed(let rows, let running): answer(resumed: rows, running: running)
    case .seriesEnded(let rows):
      add(TodosJSON(todos: rows), lines(rows) { sentence(SeriesSentences.ended, $0) })
      hintUndo()
    case .edited(let edited, let change, let context): answer(edited, change, context)
    case .reordered(let row, let place, let other): answer(reordered: row, to: place, other)
    case .listsChanged(let change, let row, let rows): answer(change, of: row, among: rows)
    case .calendars(let answer): self.answer(answer)
    case .listsUnchanged(let change, let row): answer(unchanged: change, of: row)
    case .forgotten(let todos, let isWiped, let copies, let absent, let recordings):
      answer(forgotten: todos, isWiped, copies, absent: absent, recordings)
    case .freshStart(let fresh): answer(fresh)
    case .doneCleared(let rows): answer(cleared: rows)
    case .waiting(let rows, let paths): answer(waiting: rows, paths)
    case .restMoved(let rows, let request): answer(rest: rows, of: request)
    case .archived(let archived, let isAgreed): answer(archived, isAgreed: isAgreed)
    case .imported(let file): answer(file)
    case .heardForgotten(let count, let isWiped, let copies, let absent, let recordings):
      answer(forgottenTexts: count, isWiped, copies, absent: absent, recordings)
    case .quiet(let quiet):
      answer(quiet)
      if quiet != Planning.Quiet() { talk(QuietSentences.comesThrough) }
    case .reverted(.undo, let reverted): answer(reverted, .takenBack)
    case .reverted(.redo, let reverted): answer(reverted, .broughtBack)
    case .steps(let steps): answer(steps)
    case .next(let row, let paths): answer(next: row, paths)
    case .listed(let todos, let filter, let paths, let ended):
      if !todos.entries.isEmpty || ended.isEmpty { answer(todos, filter, paths) }
      if !ended.isEmpty { add(EndedSeriesText(style).text(ended)) }
    case .listedInFull(let rows, let filter, let ended):
      add(ListedJSON(todos: rows, ended: ended), "")
      if rows.isEmpty, ended.isEmpty { tellNothingFits(filter) }
    case .now(let choice, let paths): answer(choice, paths)
    case .planned(let plan, let paths): answer(plan, paths)
    case .briefing(let contents, let paths):
      add(contents, BriefingSheet(style).text(contents, paths: paths))
    case .recent(let deliveredReminders, let since, let unanswered):
      answer(deliveredReminders, since: since, unanswered: unanswered)
    case .logged(let logged): answer(logged)
    case .changes(let steps, let window): answer(steps, window)
    case .summary(let summary): add(StatsJSON(summary), StatsText(summary, style).text)
    case .heard(let texts): answer(heard: texts)
    case .answered(let answered):
      let text = AnsweredText(answered, style)
      add(AnswerJSON(answered: answered, sentence: text.sentence), text.text)
      guard !isJSON, answered.todos.isEmpty, answered.events.isEmpty, answered.others.isEmpty,
        answered.open == nil, answered.question.about.trait == nil,
        [.list, .exists, .details].contains(answered.question.kind), answered.isYes != true
      else { return }
      talk(TroubleSentences.storeItWith, ["command": addCommand(answered.question.said)])
    }
  }

  /// A line for each to-do.
  func lines(_ rows: [TodoRow], _ line: (TodoRow) -> String) -> String {
    rows.map(line).joined(separator: "\n")
  }

  /// A sentence about a to-do by its name.
  func sentence(_ sentence: some SentenceFamily, _ row: TodoRow) -> String {
    sentence.text(tone, ["title": ReadBack(style).name(row)])
  }
}
