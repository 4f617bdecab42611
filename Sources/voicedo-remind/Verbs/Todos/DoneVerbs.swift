import Actions
import Answers
import Arguments
import Model
import Store
import Words

extension VerbRow {
  /// `done`: completes to-dos; a recurring one goes on to its next occurrence.
  static let done = VerbRow(.done, .done, more: .doneMore, usage: "<id> ...")
    .takes(.references, .withChildren, .onlyThese, .strictService)
    .excludes(.withChildren, .onlyThese)
    .shows(["done", "milk"], ["done", "a11c", "b0a7"])
    .answers(TodosJSON.self)
    .runs { call in
      let rows = try call.rows()
      let choice = try call.partsChoice(of: rows)
      let outcome = try call.carryOut(.complete(rows, choice))
      return call.has(.strictService) && !outcome.isServed ? .serviceNotRunning : .ok
    }

  /// `undone`: opens completed to-dos again.
  static let undone = VerbRow(.undone, .undone, usage: "<id> ...")
    .takes(.references)
    .shows(["undone", "stamps"])
    .answers(TodosJSON.self)
    .asks { .reopen(try $0.rows()) }

  /// `doing`: the person is at it, so it is quiet, and asks once how it is going.
  static let doing = VerbRow(.doing, .doing, more: .doingMore, usage: "<id> ...")
    .takes(.references)
    .shows(["doing", "milk"])
    .answers(TodosJSON.self)
    .asks { .begin(try $0.rows()) }
}

extension Call {
  /// Decides about the open parts of to-dos that are done.
  fileprivate mutating func partsChoice(of rows: [TodoRow]) throws -> PartsChoice {
    if has(.withChildren) { return .all }
    if has(.onlyThese) { return .onlyThese }
    if json { return .only }
    let open = rows.filter { $0.todo.completedAt == nil }
    return try session.choice(
      of: store().openParts(below: open.map(\.id)),
      in: open,
      .askParts
    )
  }
}
