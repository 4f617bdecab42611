import Actions
import Answers
import Arguments
import Store
import Words

extension VerbRow {
  /// `move`: takes to-dos to another list, into another to-do, or out of one.
  static let move = VerbRow(.move, .move, more: .moveMore, usage: "<id> ... [<list>]")
    .takes(.moveWords, .moveTo, .moveUnder, .moveTop)
    .shows(["move", "weekend", "home"])
    .answers(Moved.self)
    .asks { call in
      let request = try MoveRequest(
        call.all(.moveWords),
        list: call[.moveTo],
        under: call[.moveUnder],
        isTop: call.has(.moveTop)
      )
      return try request.intent(in: call.store())
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
