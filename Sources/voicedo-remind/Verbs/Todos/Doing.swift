import Actions
import Answers
import Configuration
import Model
import Planning
import Store
import Words

/// `doing`: the person is at it, so it is quiet, and asks once how it is going.
struct Doing: VerbCommand {
  static let row = VerbRow(.doing, .doing, more: .doingMore, usage: "<id> ...")
    .takes([.references])
    .shows([["doing", "milk"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var references: [String] { line.all(.references) }

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().each(references, for: .doing)
    try session.carryOut(.begin(rows), json: common.json)
    return .ok
  }
}
