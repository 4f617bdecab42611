import Actions
import Answers
import Model
import Store
import Words

/// `undone`: opens completed to-dos again.
struct Undone: VerbCommand {
  static let row = VerbRow(.undone, .undone, usage: "<id> ...")
    .takes([.references])
    .shows([["undone", "stamps"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var references: [String] { line.all(.references) }

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().each(references, for: .undone)
    try session.carryOut(.reopen(rows), json: common.json)
    return .ok
  }
}
