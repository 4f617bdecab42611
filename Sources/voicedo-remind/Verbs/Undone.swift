import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `undone`: opens completed to-dos again.
struct Undone: VerbCommand {
  static let verb = Verb.undone
  static let words = "<id> ..."
  static let examples = [["undone", "stamps"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().each(references, for: .undone)
    try session.carryOut(.reopen(rows), json: common.json)
    return .ok
  }
}
