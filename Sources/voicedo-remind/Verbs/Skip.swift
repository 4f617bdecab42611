import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `skip`: passes over the present occurrence of series; the next one comes.
struct Skip: VerbCommand {
  static let verb = Verb.skip
  static let words = "<id> ..."
  static let more: HelpSentences? = .skipMore
  static let examples = [["skip", "plants"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().series(references, for: .skip)
    try session.carryOut(.skip(rows), json: common.json)
    return .ok
  }
}
