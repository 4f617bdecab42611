import Actions
import Arguments
import Language
import Model
import Store
import Words

extension SpokenPlan {
  /// "it": what an earlier part is about, else what the journal knows of the last minutes.
  func last(all: Bool, _ command: SpokenCommand) throws -> [SpokenStep.Target] {
    if let step = steps.indices.last(where: { steps[$0].isChange }) { return [.made(step: step)] }
    let words = all ? "them" : "it"
    if let answer = try session.lastAnswer(in: store, context), !answer.lines.isEmpty {
      let rows = try meant(by: answer.lines, of: answer, command)
      if all || rows.count == 1 { return rows.map(SpokenStep.Target.row) }
      let choices = Array(rows.prefix(Session.mostChoices))
      let trouble = CommandError.ambiguous(words, choices, verb: command.verb)
      return [.row(try session.choose(choices, words, .whichIt, orElse: trouble))]
    }
    var rows = try store.lastTouched(since: session.now - .minutes(SpokenError.memory), all: all)
    // "all of them", where no answer named any, may mean everything.
    if all, command.verb == .delete, command.said.lowercased().contains("all ") {
      throw CommandError.spoken(.nothingTouched(words))
    }
    if all, !rows.isEmpty { return rows.map(SpokenStep.Target.row) }
    if rows.count == 1 { return [.row(rows[0])] }
    var trouble = CommandError.ambiguous(words, rows, verb: command.verb)
    if rows.isEmpty {
      let deleted = try store.lastDeleted(since: session.now - .minutes(SpokenError.memory))
      trouble = .spoken(deleted.isEmpty ? .nothingTouched(words) : .deletedAlready(deleted))
      guard session.environment.terminal.inputIsTerminal else { throw trouble }
      for line in trouble.lines(session.tone) { session.talk(line) }
      var filter = TodoFilter()
      filter.limit = Session.mostChoices
      rows = try store.todos(filter)
    }
    return [.row(try session.choose(rows, words, .whichIt, orElse: trouble))]
  }

  /// "the second one": what the line at this place of the last answer named.
  func answered(_ place: Int, _ said: String, _ command: SpokenCommand) throws -> TodoRow {
    guard let answer = try session.lastAnswer(in: store, context),
      answer.lines.indices.contains(place),
      let row = try meant(by: [answer.lines[place]], of: answer, command).first
    else { throw CommandError.spoken(.nothingAnswered(said)) }
    return row
  }

  private func meant(
    by lines: [PlannedTodo],
    of answer: LastAnswer,
    _ command: SpokenCommand
  ) throws -> [TodoRow] {
    answer.isOfTime ? try leavingSeries(lines, command) : lines.map(\.row).withoutTwins
  }

  /// The to-dos of a time without those that repeat, where the whole series or another of its times
  /// would change.
  ///
  /// - Throws: `SpokenError.seriesLeft` where nothing is left.
  func leavingSeries(_ planned: [PlannedTodo], _ command: SpokenCommand) throws -> [TodoRow] {
    let series = planned.filter { command.reachesBeyond($0) }.map(\.row).withoutTwins
    let left = Set(series.map(\.todo.id))
    let rows = planned.map(\.row).withoutTwins.filter { !left.contains($0.todo.id) }
    if let row = series.first {
      guard !rows.isEmpty else { throw CommandError.spoken(.seriesLeft(row, command: command)) }
      session.talk(
        SpokenSentences.seriesStays,
        ["titles": series.map(\.todo.title).joined(separator: ", ")]
      )
    }
    return rows
  }
}

extension SpokenCommand {
  /// Whether it would change more of a series than the one time that was named, or another time.
  fileprivate func reachesBeyond(_ planned: PlannedTodo) -> Bool {
    guard planned.row.todo.recurrence != nil else { return false }
    switch action {
    case .delete, .move, .push: return true
    case .done, .doing, .skip, .snooze: return planned.at != planned.row.dueAt
    default: return false
    }
  }
}

extension [TodoRow] {
  /// Each to-do once: a series comes at several moments.
  var withoutTwins: [TodoRow] {
    var known: Set<Todo.ID> = []
    return filter { known.insert($0.todo.id).inserted }
  }
}
