import Actions
import Answers
import Arguments
import Store
import Words

extension VerbRow {
  /// `undo`: takes the last change back.
  static let undo = VerbRow(.undo, .undo)
    .shows(["undo"])
    .answers(Reverted.self)
    .asks { _ in .undo() }

  /// `redo`: brings back what undo took.
  static let redo = VerbRow(.redo, .redo)
    .shows(["redo"])
    .answers(Reverted.self)
    .asks { _ in .redo }
}
