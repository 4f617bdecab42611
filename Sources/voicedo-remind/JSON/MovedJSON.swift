import Actions
import Model
import Store

/// What `move` answers.
struct MovedJSON: Encodable, Sendable {
  let zone: String
  let todos: [TodoJSON]
  let unmoved: [TodoJSON]
  let newLists: [String]
  let parts: Int

  init(_ moved: Moved, in zone: Zone) {
    self.zone = zone.identifier
    todos = moved.rows.map { TodoJSON($0, in: zone) }
    unmoved = moved.unmoved.map { TodoJSON($0, in: zone) }
    newLists = moved.newList.map { [$0] } ?? []
    parts = moved.parts
  }
}

extension MovedJSON: Answer {
  static let shape = AnswerShape(
    "moved",
    "To-dos that were moved.",
    [
      AnswerField("zone", .zone, "The zone that instants are written in."),
      AnswerField("todos", .list(.object(TodoJSON.self)), "Those that are elsewhere now."),
      AnswerField("unmoved", .list(.object(TodoJSON.self)), "Those that were there already."),
      AnswerField("newLists", .list(.text), "The names of lists that were made for them."),
      AnswerField("parts", .wholeNumber, "How many parts of them changed their list with them."),
    ]
  )
}
