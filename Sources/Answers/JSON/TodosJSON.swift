package import Actions
package import Store

/// Several to-dos: what `done`, `undone`, `delete`, `snooze` and `review` answer.
package struct TodosJSON: Answer {
  let todos: [TodoRow]

  package init(todos: [TodoRow]) { self.todos = todos }

  /// The to-dos that several outcomes are about.
  package init(_ outcomes: [Outcome]) { todos = outcomes.flatMap(\.facts.changed) }

  package static let object = Object(
    "todos",
    "Several to-dos, in the order that a person sees them in."
  ) {
    Field.zone()
    Field("todos", "The to-dos; none is an empty list.", \.todos)
  }
}

/// The to-dos of a list: what `list` answers.
package struct ListedJSON: Answer {
  let todos: [TodoRow]
  let ended: [EndedSeries]

  package static let object = Object("listed", "To-dos, in the order that a person sees them in.") {
    Field.zone()
    Field("todos", "The to-dos; none is an empty list.", \.todos)
    Field(
      "ended",
      "Series that were ended, the latest first, where what is done was asked for of every list.",
      \.ended
    )
  }
}

/// One to-do or none: what `next`, `show` and `remind` answer.
package struct TodoAnswerJSON: Answer {
  let todo: TodoRow?

  package static let object = Object("one-todo", "One to-do, or none.") {
    Field.zone()
    Field("todo", "The to-do.", \.todo).null(where: "nothing is open")
  }
}

/// To-dos that hold some words: what `find` answers.
package struct FoundJSON: Answer {
  let todos: [TodoRow]
  let count: Int
  let ended: [EndedSeries]
  let archived: [String]

  package init(todos: [TodoRow], count: Int, ended: [EndedSeries], archived: [String]) {
    (self.todos, self.count, self.ended, self.archived) = (todos, count, ended, archived)
  }

  package static let object = Object("found", "To-dos that hold some words, the best first.") {
    Field.zone()
    Field("todos", "The to-dos, at most as many as asked.", \.todos)
    Field("count", "How many there are in all.", \.count)
    Field("ended", "Series that were ended and hold the words, the latest first.", \.ended)
    Field("archived", "The ids of those that are in the archive, with find --archive.", \.archived)
  }
}

/// To-dos that are elsewhere now: what `move` answers.
extension Moved: Answer {
  package static let object = Object("moved", "To-dos that were moved.") {
    Field.zone()
    Field("todos", "Those that are elsewhere now.", \.rows)
    Field("unmoved", "Those that were there already.", \.unmoved)
    Field("newLists", "The names of lists that were made for them.") {
      $0.newList.map { [$0] } ?? []
    }
    Field("parts", "How many parts of them changed their list with them.", \.parts)
  }
}
