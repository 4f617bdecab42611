import Actions
import Answers
import Model
import Store
import Words

/// `briefing`: what today holds.
struct Briefing: VerbCommand {
  static let row = VerbRow(.briefing, .briefing).shows([["briefing"]]).answers([
    BriefingContents.self
  ])

  let line: ParsedLine

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.briefing, json: common.json)
    return .ok
  }
}
