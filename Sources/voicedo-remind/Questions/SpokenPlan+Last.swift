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
    if let rows = try session.answeredLast(in: store, context), !rows.isEmpty {
      if all || rows.count == 1 { return rows.map(SpokenStep.Target.row) }
      let choices = Array(rows.prefix(Session.mostChoices))
      let trouble = CommandError.ambiguous(words, choices, verb: command.verb)
      return [.row(try session.choose(choices, words, .whichIt, orElse: trouble))]
    }
    var rows = try store.lastTouched(since: session.now - .minutes(SpokenError.memory), all: all)
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
}
