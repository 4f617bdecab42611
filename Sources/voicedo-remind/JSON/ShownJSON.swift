import Actions
import Model
import Store

/// What `show` answers: a to-do, what it is part of, and its own parts.
struct ShownJSON: Encodable, Sendable {
  let zone: String
  let todo: TodoJSON
  let path: [AncestorJSON]
  let children: [TodoJSON]

  init(_ row: TodoRow, line: [Ancestor], parts: [TodoRow], in zone: Zone) {
    self.zone = zone.identifier
    todo = TodoJSON(row, in: zone)
    path = line.map(AncestorJSON.init)
    children = parts.map { TodoJSON($0, in: zone) }
  }
}

/// A to-do that another one is part of.
struct AncestorJSON: Encodable, Sendable {
  let id: String
  let handle: String
  let title: String
  let isDone: Bool

  init(_ ancestor: Ancestor) {
    id = ancestor.id
    handle = ancestor.handle
    title = ancestor.title
    isDone = ancestor.isDone
  }
}

extension ShownJSON: Answer {
  static let shape = AnswerShape(
    "shown",
    "A to-do, what it is part of, and its own parts.",
    [
      AnswerField("zone", .zone, "The zone that instants are written in."),
      AnswerField("todo", .object(TodoJSON.self), "The to-do."),
      AnswerField(
        "path",
        .list(.object(AncestorJSON.self)),
        "What it is part of, the outermost first; its parent is the last."
      ),
      AnswerField("children", .list(.object(TodoJSON.self)), "Its parts, open and done."),
    ]
  )
}

extension AncestorJSON: Answer {
  static let shape = AnswerShape(
    "ancestor",
    "A to-do that another one is part of.",
    [
      AnswerField("id", .text, "Its name for programs."),
      AnswerField("handle", .text, "The short id that people type."),
      AnswerField("title", .text, "What there is to do."),
      AnswerField("isDone", .truth, "Whether it is done."),
    ]
  )
}
