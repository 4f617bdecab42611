import Actions
import Answers
import Model
import Store
import Words

/// `next`: the one thing that comes next.
struct Next: VerbCommand {
  static let row = VerbRow(.next, .next).shows([["next"]]).answers([TodoAnswerJSON.self])

  let line: ParsedLine

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.next, json: common.json)
    return .ok
  }
}
