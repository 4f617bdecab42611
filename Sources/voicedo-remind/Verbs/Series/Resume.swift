import Actions
import Answers
import Model
import Store
import Words

/// `resume`: has paused series go on; what fell into the pause does not come back.
struct Resume: VerbCommand {
  static let row = VerbRow(.resume, .resume, usage: "<id> ...")
    .takes([.references])
    .shows([["resume", "plants"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var references: [String] { line.all(.references) }

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().series(references, for: .resume)
    try session.carryOut(.resume(rows), json: common.json)
    return .ok
  }
}
