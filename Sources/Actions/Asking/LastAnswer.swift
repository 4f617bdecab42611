package import Language
package import Model
package import Store

/// What was asked last, and the to-dos that its answer named.
///
/// Neither is stored: both come of the texts that were heard in the last minutes.
extension Session {
  /// The question that was asked last, unless something else was said since; one that goes on from
  /// another ("and the day after?") is put together with it.
  package func lastQuestion(
    in store: TodoStore,
    _ context: LanguageContext
  ) throws -> (question: SpokenQuestion, at: Instant)? {
    let start = now - .minutes(SpokenError.memory)
    let asked = try store.heard(at: now).prefix { $0.outcome == .question && $0.at >= start }
    guard let newest = asked.first else { return nil }
    var last: SpokenQuestion?
    for row in asked.reversed() {
      last =
        question(following: last, in: row.text, context) ?? question(in: row.text, context)
    }
    return last.map { ($0, newest.at) }
  }

  /// The lines of the last answer.
  ///
  /// `nil` where none was asked for, or something has changed since: a place in the answer may mean
  /// another to-do then.
  package func lastAnswer(
    in store: TodoStore,
    _ context: LanguageContext
  ) throws -> LastAnswer? {
    guard let last = try lastQuestion(in: store, context),
      try store.lastTouched(since: last.at + .seconds(1), all: true).isEmpty
    else { return nil }
    switch try answer(last.question, in: store) {
    case .answered(let answer):
      return LastAnswer(lines: answer.named, isOfTime: answer.window != nil)
    case .next(let row, _):
      let lines = row.map { [PlannedTodo($0, at: $0.dueAt)] } ?? []
      return LastAnswer(lines: lines, isOfTime: false)
    default: return nil
    }
  }
}

/// What an answer named: a to-do for each of its lines, a series at each of its moments.
package struct LastAnswer {
  package let lines: [PlannedTodo]
  /// Whether a day or another window was asked about: its lines are then single times of a series.
  package let isOfTime: Bool
}
