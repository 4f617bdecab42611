import Actions
import Answers
import Model
import Store
import Words

/// `skip`: passes over the present occurrence of series; the next one comes.
struct Skip: VerbCommand {
  static let row = VerbRow(.skip, .skip, more: .skipMore, usage: "<id> ...")
    .takes([.references])
    .shows([["skip", "plants"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var references: [String] { line.all(.references) }

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().series(references, for: .skip)
    try session.carryOut(.skip(rows), json: common.json)
    return .ok
  }
}
