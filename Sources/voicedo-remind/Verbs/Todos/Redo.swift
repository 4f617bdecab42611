import Actions
import Answers
import Store
import Words

/// `redo`: brings back what undo took.
struct Redo: VerbCommand {
  static let row = VerbRow(.redo, .redo).shows([["redo"]]).answers([Reverted.self])

  let line: ParsedLine

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.redo, json: common.json)
    return .ok
  }
}
