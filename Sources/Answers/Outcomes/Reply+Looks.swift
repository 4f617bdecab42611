import Actions
import Model
package import Planning
import Store
import Words

/// Answers that only look.
extension Reply {
  func answer(next row: TodoRow?, _ paths: TodoPaths) {
    guard isJSON || row != nil else { return talk(ListSentences.nothingOpen) }
    add(
      TodoAnswerJSON(todo: row),
      row.map { ReadBack(style).line($0, path: paths.path(of: $0)) } ?? ""
    )
    if let step = row?.todo.firstStep, !isJSON {
      add("  \(ListSentences.fieldFirstStep.text(tone)): \(step.printable)")
    }
  }

  func answer(_ todos: ListedTodos, _ filter: TodoFilter, _ paths: TodoPaths) {
    guard todos.entries.isEmpty else {
      let table = TodoTable(style, showsList: filter.list == nil)
      // Two lines are for what is said below it and for the prompt.
      let isWhole = filter.limit != nil || filter.status != .open
      let (text, hidden) = table.text(todos, paths: paths, rows: isWhole ? nil : room)
      add(text)
      guard hidden > 0 else { return }
      let list = filter.list.map { ["--list", $0] } ?? []
      let priority = filter.priority.map { [$0.rawValue] } ?? []
      let command =
        ["list"] + filter.words + priority + list + ["--limit", String(todos.entries.count)]
      return talk(
        AnswerSentences.andMore,
        ["count": String(hidden), "command": commandLine(command)]
      )
    }
    guard filter.words.isEmpty else { return tellNothingFits(filter) }
    if filter.status == .open, let priority = filter.priority {
      return talk(nothingSentence(of: priority))
    }
    talk(filter.status == .done ? ListSentences.nothingDone : .nothingOpen)
    guard filter.status != .done, filter.list == nil else { return }
    talk(ListSentences.sayOne, ["command": commandLine(["call the dentist tomorrow at 3"])])
  }

  /// The lines of the screen that a list may fill.
  private var room: Int? { style.rows.map { max(8, $0 - 3) } }

  private func nothingSentence(of priority: Priority) -> ListSentences {
    switch priority {
    case .high: .nothingHigh
    case .normal: .nothingNormal
    case .low: .nothingLow
    }
  }

  func tellNothingFits(_ filter: TodoFilter) {
    guard !filter.words.isEmpty else { return }
    talk(ListSentences.nothingFits, ["words": filter.words.joined(separator: " ")])
  }

  func answer(
    _ deliveredReminders: [DeliveredReminder],
    since: Instant,
    unanswered: [ReckonedSeries]
  ) {
    guard isJSON || !deliveredReminders.isEmpty || !unanswered.isEmpty else {
      return talk(RecentWords.nothing, ["moment": ReadBack(style).nearMoment(since)])
    }
    let text =
      deliveredReminders.isEmpty ? [] : [DeliveredReminderText(style).text(deliveredReminders)]
    add(
      RecentJSON(reminders: deliveredReminders, since: since, unanswered: unanswered),
      (text + unanswered.map(line)).joined(separator: "\n")
    )
    if !isJSON, let waiting = deliveredReminders.last(where: \.isWaiting) {
      talk(RecentWords.someWait, ["command": commandLine(["done", waiting.handle])])
    }
  }

  /// `Bisoprolol: not answered: Wed 18 Nov`.
  private func line(_ series: ReckonedSeries) -> String {
    let readBack = ReadBack(style)
    let values = [
      "title": readBack.name(series.row), "outcome": readBack.unanswered(series.times) ?? "",
    ]
    return LookBackSentences.unanswered.text(tone, values)
  }

  func answer(heard texts: [HeardRow]) {
    guard isJSON || !texts.isEmpty else { return talk(HeardSentences.nothing) }
    add(HeardJSON(texts: texts), HeardLines(style).text(texts))
    guard !isJSON, let place = texts.firstIndex(where: \.isWaiting) else { return }
    talk(HeardSentences.keepOne, ["command": commandLine(["keep", String(place + 1)])])
  }

  /// The quiet that holds, in absolute words.
  package func answer(_ quiet: Quiet) {
    add(
      QuietAnswerJSON(quiet: QuietJSON(quiet, at: style.now, in: style.zone)),
      QuietText(quiet, style).lines.joined(separator: "\n")
    )
  }

  /// Answers an undo or a redo.
  func answer(_ reverted: Reverted, _ sentence: ChangeSentences) {
    add(reverted, sentence.text(tone, ["what": reverted.what(tone)]))
    if !isJSON, !reverted.left.isEmpty {
      talk(ChangeSentences.leftAlone, ["columns": reverted.left.joined(separator: ", ")])
    }
  }

  func answer(
    forgotten todos: [ForgottenTodo],
    _ isWiped: Bool,
    _ copies: [String],
    absent: [String],
    _ recordings: String?
  ) {
    let isGone = isWiped && (copies + absent).isEmpty && recordings == nil
    let sentence: StorageSentences? =
      switch todos.count {
      case 0: isWiped ? .wiped : nil
      case 1: isGone ? .forgotten : .forgottenPartly
      default: isGone ? .forgottenSeveral : .forgottenPartly
      }
    let handles = ["handles": todos.map(\.handle).joined(separator: " ")]
    add(
      ForgottenJSON(forgotten: todos, isWiped: isWiped, copies: copies, absent: absent),
      sentence?.text(tone, handles) ?? ""
    )
    tellWhatRemains(isWiped, copies, absent: absent, recordings)
  }

  func answer(
    forgottenTexts count: Int,
    _ isWiped: Bool,
    _ copies: [String],
    absent: [String],
    _ recordings: String?
  ) {
    let sentence: HeardSentences = count == 0 ? .nothing : .forgotten
    add(
      ForgottenJSON(texts: count, isWiped: isWiped, copies: copies, absent: absent),
      sentence.text(tone, ["count": String(count)])
    )
    tellWhatRemains(isWiped, copies, absent: absent, recordings)
  }

  private func tellWhatRemains(
    _ isWiped: Bool,
    _ copies: [String],
    absent: [String],
    _ recordings: String?
  ) {
    if !isWiped { talk(StorageSentences.stillRead, ["command": commandLine(["forget"])]) }
    if let recordings { talk(StorageSentences.recordingsMay, ["path": recordings]) }
    for (sentence, copies) in [(StorageSentences.copiesHold, copies), (.copiesMay, absent)]
    where !copies.isEmpty {
      talk(sentence)
      for copy in copies { talk(StorageSentences.copyPath, ["path": copy]) }
    }
  }
}
