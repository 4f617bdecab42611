package import Model
package import Store

/// Several to-dos: what `list`, `done`, `undone`, `delete` and `snooze` answer.
package struct TodosJSON: Answer {
  let todos: [TodoRow]
  let zone: Zone

  package init(_ todos: [TodoRow], in zone: Zone) {
    self.todos = todos
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "todos",
    "Several to-dos, in the order that a person sees them in.",
    in: \.zone,
    [
      .zone(\.zone),
      .field("todos", "The to-dos; none is an empty list.", \.todos),
    ]
  )
}

/// One to-do or none: what `next`, `show` and `remind` answer.
package struct TodoAnswerJSON: Answer {
  let todo: TodoRow?
  let zone: Zone

  package init(_ todo: TodoRow?, in zone: Zone) {
    self.todo = todo
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "one-todo",
    "One to-do, or none.",
    in: \.zone,
    [
      .zone(\.zone),
      .field("todo", "The to-do.", nullWhere: "nothing is open", \.todo),
    ]
  )
}

/// To-dos that hold some words: what `find` answers.
package struct FoundJSON: Answer {
  let todos: [TodoRow]
  let count: Int
  let zone: Zone

  package init(_ todos: [TodoRow], count: Int, in zone: Zone) {
    self.todos = todos
    self.count = count
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "found",
    "To-dos that hold some words, the best first.",
    in: \.zone,
    [
      .zone(\.zone),
      .field("todos", "The to-dos, at most as many as asked.", \.todos),
      .field("count", "How many there are in all.", \.count),
    ]
  )
}

/// To-dos that are elsewhere now: what `move` answers.
package struct MovedJSON: Answer {
  let moved: Moved
  let zone: Zone

  package init(_ moved: Moved, in zone: Zone) {
    self.moved = moved
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "moved",
    "To-dos that were moved.",
    in: \.zone,
    [
      .zone(\.zone),
      .field("todos", "Those that are elsewhere now.", \.moved.rows),
      .field("unmoved", "Those that were there already.", \.moved.unmoved),
      .field("newLists", "The names of lists that were made for them.") {
        $0.moved.newList.map { [$0] } ?? []
      },
      .field("parts", "How many parts of them changed their list with them.", \.moved.parts),
    ]
  )
}
