import Actions
import Language
import Model
import Store
import Words

/// Answers to a look at what is planned.
extension Reply {
  func answer(_ plan: PlannedWindow, _ paths: TodoPaths) {
    if let grid = AgendaGrid(plan, style) {
      add(plan, grid.text)
      guard !isJSON else { return }
      if !plan.todos.isEmpty || !plan.events.isEmpty { talk(ListSentences.counted) }
    } else {
      add(plan, PlannedTable(plan, paths, style).text)
    }
    guard !isJSON else { return }
    let unnamed = plan.waitingCount - plan.waiting.count
    if unnamed > 0 {
      let values = ["count": String(unnamed), "command": commandLine(["list"])]
      talk(ListSentences.andMoreWait, values)
    }
    guard plan.todos.isEmpty, plan.events.isEmpty else { return }
    let isOver = WindowText(plan.request.window, ReadBack(style).clock).isOver
    talk(isOver ? AnswerSentences.nothingWasIn : .nothingIn, ["window": window(of: plan)])
    guard plan.waiting.isEmpty, plan.request.filter.list == nil, !isOver else { return }
    talk(ListSentences.sayOne, ["command": commandLine(["call the dentist tomorrow at 3"])])
  }

  /// "today", "tomorrow", "the next 7 days", or the words that named it.
  private func window(of plan: PlannedWindow) -> String {
    let request = plan.request.window
    guard request.words.isEmpty else { return WindowText(request, ReadBack(style).clock).text }
    let today = style.civilNow.date
    switch (request.start.date.days(since: today), request.end.date.days(since: request.start.date))
    {
    case (0, 1): return MomentWords.today.text(tone)
    case (1, 1): return MomentWords.tomorrow.text(tone)
    case (_, let days):
      let length = daysText(days, tone: tone)
      return MomentWords.within.text(tone, ["duration": length])
    }
  }
}
