import Actions
import Answers
import ArgumentParser
import Store
import Words

/// `redo`: brings back what undo took.
struct Redo: VerbCommand {
  static let verb = Verb.redo
  static let examples = [["redo"]]
  static let answers: [any Answer.Type] = [RevertedJSON.self]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.redo, json: common.json)
    return .ok
  }
}
