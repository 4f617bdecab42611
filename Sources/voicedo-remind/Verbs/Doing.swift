import Actions
import Answers
import ArgumentParser
import Configuration
import Model
import Planning
import Store
import Words

/// `doing`: the person is at it, so it is quiet, and asks once how it is going.
struct Doing: VerbCommand {
  static let verb = Verb.doing
  static let words = "<id> ..."
  static let more: HelpSentences? = .doingMore
  static let examples = [["doing", "milk"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().each(references, for: .doing)
    try session.carryOut(.begin(rows), json: common.json)
    return .ok
  }
}
