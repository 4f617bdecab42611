package import Model
package import Store

/// A to-do, what it is part of, and its own parts: what `show` answers.
package struct ShownJSON: Answer {
  let todo: TodoRow
  let path: [Ancestor]
  let children: [TodoRow]
  let zone: Zone

  package init(_ todo: TodoRow, line: [Ancestor], parts: [TodoRow], in zone: Zone) {
    self.todo = todo
    path = line
    children = parts
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "shown",
    "A to-do, what it is part of, and its own parts.",
    in: \.zone,
    [
      .zone(\.zone),
      .field("todo", "The to-do.", \.todo),
      .field(
        "path",
        "What it is part of, the outermost first; its parent is the last.",
        \.path
      ),
      .field("children", "Its parts, open and done.", \.children),
    ]
  )
}

extension Ancestor: Answer {
  package static let object = AnswerObject<Self>(
    "ancestor",
    "A to-do that another one is part of.",
    [
      .field("id", "Its name for programs.", \.id),
      .field("handle", "The short id that people type.", \.handle),
      .field("title", "What there is to do.", \.title),
      .field("isDone", "Whether it is done.", \.isDone),
    ]
  )
}
