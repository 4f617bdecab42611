import Model
package import Store

/// A to-do, what it is part of, and its own parts: what `show` answers.
package struct ShownJSON: Answer {
  let todo: TodoRow
  let path: [Ancestor]
  let children: [TodoRow]

  package init(_ todo: TodoRow, line: [Ancestor], parts: [TodoRow]) {
    self.todo = todo
    path = line
    children = parts
  }

  package static let object = Object("shown", "A to-do, what it is part of, and its own parts.") {
    Field.zone()
    Field("todo", "The to-do.", \.todo)
    Field("path", "What it is part of, the outermost first; its parent is the last.", \.path)
    Field("children", "Its parts, open and done.", \.children)
  }
}

extension Ancestor: Answer {
  package static let object = Object("ancestor", "A to-do that another one is part of.") {
    Field("id", "Its name for programs.", \.id)
    Field("handle", "The short id that people type.", \.handle)
    Field("title", "What there is to do.", \.title)
    Field("isDone", "Whether it is done.", \.isDone)
  }
}
