import Actions
import Model
import Store

/// What `find` answers.
struct FoundJSON: Encodable, Sendable {
  let zone: String
  let todos: [TodoJSON]
  let count: Int

  init(_ rows: [TodoRow], count: Int, in zone: Zone) {
    self.zone = zone.identifier
    todos = rows.map { TodoJSON($0, in: zone) }
    self.count = count
  }
}

extension FoundJSON: Answer {
  static let shape = AnswerShape(
    "found",
    "To-dos that hold some words, the best first.",
    [
      AnswerField("zone", .zone, "The zone that instants are written in."),
      AnswerField("todos", .list(.object(TodoJSON.self)), "The to-dos, at most as many as asked."),
      AnswerField("count", .wholeNumber, "How many there are in all."),
    ]
  )
}
