import Actions
import Answers

extension Session {
  /// Does what is asked for, and answers.
  @discardableResult
  func carryOut(_ intent: Intent, json: Bool) throws -> Outcome {
    let session = try opened()
    let outcome = try session.perform(intent)
    try session.answer(outcome, json: json)
    remark(onServiceThatRuns: outcome.isServed)
    return outcome
  }

  /// Answers what came of an intent.
  func answer(_ outcome: Outcome, json: Bool) throws(CommandError) {
    try give(json ? style.json(of: outcome) : style.text(of: outcome))
  }
}
