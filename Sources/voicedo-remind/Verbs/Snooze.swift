import Actions
import Answers
import ArgumentParser
import Configuration
import Language
import Model
import Planning
import Store
import Words

/// `snooze`: puts a reminder off, by the usual minutes or until a moment.
struct Snooze: VerbCommand {
  static let verb = Verb.snooze
  static let words = "<id> [<when> ...]"
  static let more: HelpSentences? = .snoozeMore
  static let examples = [["snooze", "milk"], ["snooze", "milk", "until 6"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.reference.help("id"))
  var reference: String

  @Argument(help: OptionSentences.snoozeTo.help("when"))
  var phrase: [String] = []

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let row = try session.openStore().one(reference, for: .snooze)
    let words = phrase.joined(separator: " ")
    try session.carryOut(.snooze(row, words, meantBy: reference), json: common.json)
    return .ok
  }
}
