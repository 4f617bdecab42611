import Actions
import Answers
import Language
import Store
import Words

/// `keep`: stores the text that was set aside last, word for word.
struct Keep: VerbCommand {
  static let row = VerbRow(.keep, .keep).shows([["keep"]]).answers([CapturedJSON.self])

  let line: ParsedLine

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.keep, json: common.json)
    return .ok
  }
}
