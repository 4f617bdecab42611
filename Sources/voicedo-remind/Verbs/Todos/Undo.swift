import Actions
import Answers
import Store
import Words

/// `undo`: takes the last change back.
struct Undo: VerbCommand {
  static let row = VerbRow(.undo, .undo).shows([["undo"]]).answers([Reverted.self])

  let line: ParsedLine

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.undo, json: common.json)
    return .ok
  }
}
