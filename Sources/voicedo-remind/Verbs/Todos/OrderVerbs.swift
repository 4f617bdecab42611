import Actions
import Answers
import Arguments
import Store
import Words

extension VerbRow {
  /// `move`: takes to-dos to another list, into another to-do, or out of one.
  static let move = VerbRow(.move, .move, more: .moveMore, usage: "<id> ... [<list>]")
    .takes(.moveWords, .moveTo, .moveUnder, .moveTop, .today, .waiting, .yes)
    .shows(["move", "weekend", "home"], ["move", "milk", "friday"])
    .answers(Moved.self, TodosJSON.self, TodoAnswerJSON.self)
    .does { call in
      let words = call.all(.moveWords)
      let store = try call.store()
      let isFilter =
        try call.has(.today) || call.has(.waiting)
        || call.has(.moveTo) && MoveRequest.isGoal(words, in: store)
      if isFilter {
        let rows = try call.filtered(list: call[.moveTo])
        try call.carryOut(each: MoveRequest.intents(rows, to: words, in: store), as: .edit)
        return
      }
      let request = try MoveRequest(
        call.all(.moveWords),
        list: call[.moveTo],
        under: call[.moveUnder],
        isTop: call.has(.moveTop)
      )
      try call.carryOut(each: request.intents(in: store), as: .edit)
    }

  /// `reorder`: gives a to-do another place in its list.
  static let reorder = VerbRow(
    .reorder,
    .reorder,
    more: .reorderMore,
    usage: "<id> top|bottom|before <id>|after <id>"
  )
  .takes(.place)
  .shows(["reorder", "weekend", "bottom"], ["reorder", "weekend", "before", "tent"])
  .answers(TodoAnswerJSON.self)
  .asks { call in
    let request = try ReorderRequest(call.all(.place))
    return try request.intent(in: call.store())
  }
}
