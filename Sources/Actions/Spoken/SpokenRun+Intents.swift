import Language
import Model
import Planning
import Store

extension SpokenRun {
  /// The day that is to be left out; `nil` where that is the next time.
  ///
  /// - Throws: `SpokenError.skipsOneOfSeveral` where a clock time is named that is not the next, of what
  ///   comes several times a day.
  private func skippedDay(_ command: SpokenCommand, _ rows: [TodoRow]) throws -> CivilDate? {
    // "skip tonight's warfarin": the day names it, and a week would not.
    let named = command.aims.lazy.compactMap { aim -> CivilDate? in
      guard case .those(let selection, said: _) = aim, let window = selection.window,
        window.end <= window.start.adding(seconds: 86_400)
      else { return nil }
      return window.start.date
    }
    guard let day = try session.day(saidLastIn: command.said)?.date ?? named.first else {
      return nil
    }
    let said = understand(command.said, in: try session.languageContext(nil)).drafts.first
    guard let clock = said?.due?.time,
      let row = rows.first(where: { $0.todo.recurrence?.rule.comesSeveralTimesADay ?? false })
    else { return day }
    guard rows.count == 1, row.todo.recurrence?.occurrence == CivilDateTime(day, clock) else {
      throw CommandError.spoken(.skipsOneOfSeveral(row, day: day))
    }
    return nil
  }

  /// The intents that a spoken command comes to.
  func intents(
    of command: SpokenCommand,
    _ rows: [TodoRow],
    _ step: SpokenStep,
    _ parent: TodoRow?
  ) throws -> [Intent] {
    switch command.action {
    case .done: return [.complete(rows, step.choice)]
    case .doneAt(let words): return [.complete(rows, step.choice, at: try doneAt(words, rows))]
    case .denied: return []
    case .delete: return [.delete(rows, step.choice)]
    case .undone: return [.reopen(rows)]
    case .skip: return [.skip(rows, on: try skippedDay(command, rows))]
    case .doing: return [.begin(rows)]
    case .snooze(let words): return rows.map { .snooze($0, words, meantBy: $0.todo.handle) }
    case .move(.time(let words)): return rows.map { .edit($0, time(words)) }
    case .move(.list(let name, isNew: _)):
      return [.move(rows, to: .list(name.withoutControls.trimmed))]
    case .move(.under):
      guard let parent else { throw CommandError.nothingMatches("", text: nil) }
      return [.move(rows, to: .under(parent.id))]
    case .push(let words, let isEarlier):
      return try rows.map { try shift($0, by: words, isEarlier: isEarlier ?? false) }
    case .rename(let title):
      var request = EditRequest()
      request.title = title.prefix(1).uppercased() + title.dropFirst()
      return rows.prefix(1).map { .edit($0, request) }
    case .set(let field): return rows.map { .edit($0, setting(field, of: $0)) }
    case .end: return [.endSeries(rows)]
    case .rest(let words, let onlyWaiting):
      return [.moveRest(try session.rest(to: words, onlyWaiting: onlyWaiting, in: store))]
    case .focus(let focus): return [.focus(try request(focus, rows.first))]
    case .move(.unknown), .addParts: return []
    default: return command.question(at: session.now).map { [$0] } ?? []
    }
  }

  /// The moment at which something was done.
  private func doneAt(_ words: String, _ rows: [TodoRow]) throws -> Instant {
    // Of what came last: a series may have gone on from the time that it waits with.
    let expected = try rows.first.flatMap { row in
      try session.times(of: row.id, in: store).last { $0.outcome.doneAt == nil }?.at ?? row.dueAt
    }
    guard let moment = momentDone(words, near: expected, in: context), moment <= session.now else {
      let name = rows.first?.todo.handle ?? "a3f2"
      let example = commandLine(["done", name, "--at", "yesterday at 9"])
      throw CommandError.usage(.timeNotUnderstood(words, example: example), verb: nil, text: nil)
    }
    return moment
  }

  private func setting(_ field: SpokenCommand.Field, of row: TodoRow) -> EditRequest {
    var request = EditRequest()
    switch field {
    case .note(let words):
      request.details.notes = [row.todo.notes, words.capitalizedFirst].compactMap(\.self)
        .filter { !$0.isEmpty }.joined(separator: "\n")
    case .priority(let priority): request.details.priority = priority
    case .noTime: request.when = "none"
    case .noRepeat: request.every = "none"
    }
    return request
  }

  /// Another time; a clock keeps the day, and a day keeps the clock.
  private func time(_ words: String, as moment: Schedule? = nil) -> EditRequest {
    var request = EditRequest()
    request.when = words
    request.isCorrection = moment == nil
    request.moment = moment
    return request
  }

  private func shift(_ row: TodoRow, by words: String, isEarlier: Bool) throws -> Intent {
    let todo = row.todo
    guard todo.due != nil || !isEarlier,
      let due = shifted(todo.due, by: words, isEarlier: isEarlier, in: context)
    else {
      let example = commandLine(["edit", todo.handle, "--when", "tomorrow at 9"])
      throw CommandError.spoken(.noAmount(example: example))
    }
    var moment = Schedule(due: due)
    if let end = todo.endTime, let old = todo.due?.time, let new = due.time {
      let length = end.secondsSinceMidnight - old.secondsSinceMidnight
      let moved = new.secondsSinceMidnight + length
      if (0..<86_400).contains(moved) { moment.endTime = TimeOfDay(secondsSinceMidnight: moved) }
    }
    return .edit(row, time(words + (isEarlier ? " earlier" : " later"), as: moment))
  }
}
