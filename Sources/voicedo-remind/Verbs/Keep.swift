import Actions
import Answers
import ArgumentParser
import Language
import Store
import Words

/// `keep`: stores the text that was set aside last, word for word.
struct Keep: VerbCommand {
  static let verb = Verb.keep
  static let examples = [["keep"]]
  static let answers: [any Answer.Type] = [CapturedJSON.self]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.keep, json: common.json)
    return .ok
  }
}
