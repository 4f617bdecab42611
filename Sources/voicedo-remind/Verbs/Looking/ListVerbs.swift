import Actions
import Answers
import Arguments
import Store
import Words

extension VerbRow {
  /// `list`: what is open, what is done, or what holds some words.
  static let list = VerbRow(.list, .list, more: .listMore, usage: "[<words> ...]")
    .takes(.search, .ofList, .onlyDone, .all, .sort.of(TodoFilter.Sort.self), .limit)
    .excludes(.onlyDone, .all)
    .refuses(\.limitRefusal)
    .shows(["list"], ["list", "next three days"], ["list", "groceries"])
    .answers(ListedJSON.self, PlannedWindow.self)
    .runs { call in
      var filter = TodoFilter()
      filter.status = call.has(.onlyDone) ? .done : call.has(.all) ? .all : .open
      filter.list = call[.ofList]
      filter.limit = call[.limit]
      filter.sort = call[.sort]
      let store = try call.store()
      let words = call.all(.search).flatMap(\.words).map(\.asTag)
      let look = try call.session.look(words, filter, inFull: call.json, in: store)
      let outcome = try call.carryOut(look)
      return outcome.facts.isEmpty && call.has(.search) ? .nothingMatched : .ok
    }

  /// `next`: the one thing that comes next.
  static let next = VerbRow(.next, .next)
    .shows(["next"])
    .answers(TodoAnswerJSON.self)
    .asks { _ in .next }

  /// `briefing`: what today holds.
  static let briefing = VerbRow(.briefing, .briefing)
    .shows(["briefing"])
    .answers(BriefingContents.self)
    .asks { _ in .briefing }

  /// `show`: everything about a to-do.
  static let show = VerbRow(.show, .show, usage: "<id>")
    .takes(.reference.repeating)
    .shows(["show", "milk"])
    .answers(ShownJSON.self)
    .does { call in
      let row = try call.row()
      let store = try call.store()
      let parts = try store.parts(of: row.id)
      let line = try store.ancestors(of: row.id)
      try call.answer(
        ShownJSON(row, line: line, parts: parts),
        orText: TodoSheet(call.session.style).text(row, line: line, parts: parts)
      )
    }
}

extension Outcome.Facts {
  /// Whether a list holds nothing.
  fileprivate var isEmpty: Bool {
    switch self {
    case .listed(let todos, _, _, let ended): todos.entries.isEmpty && ended.isEmpty
    case .listedInFull(let rows, _, let ended): rows.isEmpty && ended.isEmpty
    default: false
    }
  }
}
