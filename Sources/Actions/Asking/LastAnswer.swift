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

  /// The to-dos that the last answer named, in its order.
  ///
  /// `nil` where none was asked for, or something has changed since: a place in the answer may mean
  /// another to-do then.
  package func answeredLast(
    in store: TodoStore,
    _ context: LanguageContext
  ) throws -> [TodoRow]? {
    guard let last = try lastQuestion(in: store, context),
      try store.lastTouched(since: last.at + .seconds(1), all: true).isEmpty
    else { return nil }
    let rows: [TodoRow]
    switch try answer(last.question, in: store) {
    case .answered(let answer):
      rows = (answer.todos.isEmpty ? answer.others : answer.todos).map(\.row)
    case .next(let row, _): rows = row.map { [$0] } ?? []
    default: return nil
    }
    var known: Set<Todo.ID> = []
    return rows.filter { known.insert($0.todo.id).inserted }
  }
}
