package import Store

/// A step of the journal: what `undo` and `redo` answer.
package struct RevertedJSON: Answer {
  let reverted: Reverted

  package init(_ reverted: Reverted) {
    self.reverted = reverted
  }

  package static let object = AnswerObject<Self>(
    "reverted",
    "What was taken back or brought back.",
    [
      .field("batch", "The number of the step in the journal.", \.reverted.batch),
      .field(
        "label",
        "What the step was: capture, complete, delete, sql for other programs.",
        \.reverted.label
      ),
      .field("titles", "The titles of the to-dos in it.", \.reverted.titles),
      .field(
        "left",
        "What was left because it changed since: handle.column.",
        \.reverted.left
      ),
    ]
  )
}
