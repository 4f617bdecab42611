package import Store

/// A step of the journal: what `undo` and `redo` answer.
extension Reverted: Answer {
  package static let object = Object("reverted", "What was taken back or brought back.") {
    Field("batch", "The number of this turn in the journal.", \.batch)
    Field("step", "The number of the step that was taken back or brought back.", \.step)
    Field(
      "label",
      "What the step was: capture, complete, delete, sql for other programs.",
      \.label.rawValue
    )
    Field("titles", "The titles of the to-dos in it.", \.titles)
    Field("left", "What was left because it changed since: handle.column.", \.left)
  }
}
