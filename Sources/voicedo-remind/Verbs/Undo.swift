import Actions
import Answers
import ArgumentParser
import Store
import Words

/// `undo`: takes the last change back.
struct Undo: VerbCommand {
  static let verb = Verb.undo
  static let examples = [["undo"]]
  static let answers: [any Answer.Type] = [RevertedJSON.self]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.undo, json: common.json)
    return .ok
  }
}
