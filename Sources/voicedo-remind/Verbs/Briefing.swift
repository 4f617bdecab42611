import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `briefing`: what today holds.
struct Briefing: VerbCommand {
  static let verb = Verb.briefing
  static let examples = [["briefing"]]
  static let answers: [any Answer.Type] = [BriefingJSON.self]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    try session.carryOut(.briefing, json: common.json)
    return .ok
  }
}
