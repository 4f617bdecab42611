import Actions
import Answers
import Arguments
import Store
import Words

extension VerbRow {
  /// `undo`: takes the last change back, or a step by its number.
  static let undo = VerbRow(.undo, .undo, more: .undoMore, usage: "[<step>]")
    .takes(.step, .yes)
    .shows(["undo"], ["undo", "--yes"])
    .answers(Reverted.self)
    .asks { .revert(.undo, step: $0[.step], isAgreed: $0.has(.yes)) }

  /// `redo`: brings back what undo took.
  static let redo = VerbRow(.redo, .redo, more: .redoMore, usage: "[<step>]")
    .takes(.step, .yes)
    .shows(["redo"])
    .answers(Reverted.self)
    .asks { .revert(.redo, step: $0[.step], isAgreed: $0.has(.yes)) }
}
