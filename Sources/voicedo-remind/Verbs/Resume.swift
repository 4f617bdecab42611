import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `resume`: has paused series go on; what fell into the pause does not come back.
struct Resume: VerbCommand {
  static let verb = Verb.resume
  static let words = "<id> ..."
  static let examples = [["resume", "plants"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().series(references, for: .resume)
    try session.carryOut(.resume(rows), json: common.json)
    return .ok
  }
}
