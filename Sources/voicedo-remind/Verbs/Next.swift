import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `next`: the one thing that comes next.
struct Next: VerbCommand {
  static let verb = Verb.next
  static let examples = [["next"]]
  static let answers: [any Answer.Type] = [TodoAnswerJSON.self]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.next, json: common.json)
    return .ok
  }
}
